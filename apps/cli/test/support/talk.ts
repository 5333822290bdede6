import { legalMoves, type Move, PASS, type Position } from '@halma/rules';
import { plain } from '../../src/drawing/paint.ts';
import { converse } from '../../src/play/converse.ts';
import { openGame } from '../../src/play/open-game.ts';
import type { Thought } from '../../src/play/talk.ts';
import type { Request } from '../../src/request/fields.ts';

export interface Conversation {
  /** Everything that was said, the questions and the typed lines among it. */
  readonly said: string;
  /** Files that were written, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** The code of a refusal to begin. */
  readonly refused: string | undefined;
  readonly ended: boolean;
}

/** The computer of a test: always the first move the generator lists. */
export function firstMove(position: Position): Move {
  return legalMoves(position)[0] ?? PASS;
}

/** What the files of a conversation were before it. @param file the one its record was read from */
export interface Before {
  readonly file?: string;
  readonly files?: Readonly<Record<string, string>>;
}

/** Holds a conversation with typed lines, after which the input ends. A line `^C` is the signal. */
export async function talkWith(
  request: Request,
  lines: readonly string[],
  choose: (position: Position, thought: Thought) => Move = firstMove,
  before: Before = {},
): Promise<Conversation> {
  const said: string[] = [];
  const files = new Map<string, string>(Object.entries(before.files ?? {}));
  let next = 0;
  let ended = false;
  let stopped: number | null = null;
  const game = openGame(request, before.file);
  if (!game.ok) return { said: '', files, refused: game.fault.code, ended };
  await converse(game.value, {
    ask: async (prompt) => {
      const line = lines[next] ?? null;
      next += 1;
      if (line === '^C') {
        stopped = 130;
        return null;
      }
      said.push(`${prompt}${line ?? '(end)'}`);
      return line;
    },
    say: (text) => said.push(text),
    paint: plain,
    width: 80,
    choose: async (position, thought) => choose(position, thought),
    analyse: async (position) => ({ moves: [firstMove(position)], score: 1.25, winningChance: 0.6 }),
    save: async (path, text, again) => {
      if (files.has(path) && !again) return `${path} is there already.`;
      files.set(path, text);
      return null;
    },
    now: () => new Date(2026, 10, 20, 9, 5, 7),
    stopped: () => stopped,
    end: () => {
      ended = true;
    },
  });
  return { said: said.join('\n'), files, refused: undefined, ended };
}
