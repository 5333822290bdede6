import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineGame } from '@halma/rules';
import { RetrogradeSolver } from '@halma/solver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solveBoard } from '../../src/solve/board/solve-board.ts';
import { UgiSession } from '../../src/ugi/session.ts';
import { DEFAULT_UGI_SETTINGS } from '../../src/ugi/settings.ts';
import { ask, codeOf, idleWork } from '../support/ask.ts';

const BOARD = { shape: 'rhombus', side: 4, men: 2 } as const;
const GAME = {
  id: 'small-rhombus',
  base: 'rhombus-5',
  board: { id: 'SMALL', shape: BOARD.shape, side: BOARD.side },
  camp: BOARD.men,
};

let folder = '';
let tablebase = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tablebase-'));
  tablebase = join(folder, 'board.htb');
  const solved = await solveBoard({ ...BOARD, threads: 1, tablebase }, idleWork, (board, table) => {
    const solver = new RetrogradeSolver(board, table);
    return {
      pass: async (kind, plies) => {
        if (kind === 'expand') return solver.expand(0, table.ranks.length, plies);
        if (kind === 'initialise') solver.initialise(0, table.ranks.length);
        return 0;
      },
      close: () => {},
    };
  });
  expect(solved.ok).toBe(true);
});
afterAll(() => rm(folder, { recursive: true }));

describe('an analysis with a tablebase', () => {
  const request = { preset: 'strong-solving', nodes: 50, lines: 9 };

  test('has the exact values of all moves', async () => {
    const answer = await ask('analyse', { ...request, definition: JSON.stringify(GAME), tablebase });
    const { lines } = answer as { readonly lines: readonly { readonly proven?: object }[] };
    expect(lines.map(({ proven }) => proven)).toEqual([
      { result: 'won', plies: 15 },
      { result: 'won', plies: 17 },
      { result: 'won', plies: 17 },
      { result: 'lost', plies: 16 },
      { result: 'lost', plies: 16 },
    ]);
  });

  test('searches a game that the tablebase does not solve', async () => {
    const otherRequest = { ...request, game: 'rhombus-5' };
    expect(await ask('analyse', { ...otherRequest, tablebase })).toEqual(await ask('analyse', otherRequest));
  });

  test.each([
    ['text', 'bad-tablebase'],
    ['none', 'unreadable-file'],
  ])('refuses the file %s with %s', async (name, code) => {
    await writeFile(join(folder, 'text'), 'a text that is long enough');
    expect(await codeOf('analyse', { ...request, tablebase: join(folder, name) })).toBe(code);
  });
});

describe('the UGI option Tablebase', () => {
  async function responsesTo(lines: readonly string[]): Promise<readonly string[]> {
    const game = defineGame(GAME);
    if (!game.ok) throw new Error(game.refusal.code);
    const output: string[] = [];
    const send = (line: string): void => void output.push(line);
    const session = new UgiSession(
      { send, engine: idleWork.engine, now: () => 0, version: '' },
      { ...DEFAULT_UGI_SETTINGS, game: GAME.id, customGame: game.value, preset: 'strong-solving', tablebase },
    );
    for (const line of lines) await session.handleLine(line);
    await session.finish();
    return output;
  }

  test.each([
    ['level 10', ['go nodes 50']],
    ['analyses', ['setoption name AnalyseMode value true', 'go nodes 50']],
  ])('makes %s perfect', async (_, lines) => {
    expect((await responsesTo(lines))[0]).toContain('multipv 1 score mate 15 ');
  });

  test('opens the file before the engine is ready, so that no move has to wait for it', async () => {
    const output = await responsesTo(['setoption name Tablebase value none.htb', 'isready', 'go nodes 50']);
    const isNote = (line: string): boolean => line.startsWith('info string');
    expect([output.findIndex(isNote), output.filter(isNote).length]).toEqual([0, 1]);
  });

  test.each([
    ['the value <empty>', 'setoption name Tablebase value <empty>', 0],
    ['a file that cannot be read', 'setoption name Tablebase value none.htb', 1],
    ['a lower level', 'setoption name Level value 3', 0],
  ])('leaves the engine unchanged with %s', async (_, line, noteCount) => {
    const output = await responsesTo([line, 'go nodes 50']);
    expect(output.filter((text) => text.startsWith('info string'))).toHaveLength(noteCount);
    expect(output.join('\n')).not.toContain('score mate');
  });
});
