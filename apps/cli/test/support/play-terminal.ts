import { legalMoves, type Move, PASS, type Position } from '@halma/rules';
import { plainText } from '../../src/drawing/paint.ts';
import { playInTerminal } from '../../src/play/play-game.ts';
import type { ComputerSettings } from '../../src/play/play-terminal.ts';
import { setUpGame } from '../../src/play/set-up-game.ts';
import type { Request } from '../../src/request/fields/fields.ts';

/** The result of playing a game in a simulated terminal. */
export interface PlayedSession {
  /** The output with the prompts and the typed lines. */
  readonly output: string;
  /** The contents of the files, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** The code of a refusal to start. */
  readonly refusalCode: string | undefined;
  /** Whether the terminal was closed. */
  readonly isClosed: boolean;
}

/** Chooses the first legal move, for the computer in tests. */
export function firstMove(position: Position): Move {
  return legalMoves(position)[0] ?? PASS;
}

/** The state of the file system before the game. */
export interface InitialFiles {
  /** The file of the record to continue. */
  readonly recordPath?: string;
  /** The contents of the files, by path. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Plays a game by typing the lines; after them, the input ends. The line `^C` stands for an interrupt signal. */
export async function playWith(
  request: Request,
  lines: readonly string[],
  choose: (position: Position, computerSettings: ComputerSettings) => Move = firstMove,
  initial: InitialFiles = {},
): Promise<PlayedSession> {
  const output: string[] = [];
  const files = new Map<string, string>(Object.entries(initial.files ?? {}));
  let next = 0;
  let isClosed = false;
  let stopStatus: number | null = null;
  const game = setUpGame(request, initial.recordPath);
  if (!game.ok) return { output: '', files, refusalCode: game.refusal.code, isClosed };
  await playInTerminal(game.value, {
    ask: async (prompt) => {
      const line = lines[next] ?? null;
      next += 1;
      if (line === '^C') {
        stopStatus = 130;
        return null;
      }
      output.push(`${prompt}${line ?? '(end)'}`);
      return line;
    },
    print: (text) => output.push(text),
    paint: plainText,
    width: 80,
    chooseMove: async (position, computerSettings) => choose(position, computerSettings),
    analyse: async (position) => ({ moves: [firstMove(position)], score: 1.25, winningChance: 0.6 }),
    writeFile: async (path, text, oldText) => {
      if (files.has(path) && oldText === null) return `${path} already exists.`;
      files.set(path, text);
      return null;
    },
    now: () => new Date(2026, 10, 20, 9, 5, 7),
    stopStatus: () => stopStatus,
    close: () => {
      isClosed = true;
    },
  });
  return { output: output.join('\n'), files, refusalCode: undefined, isClosed };
}
