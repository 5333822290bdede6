import { createSearchThreads, EngineSession, type SearchInfo } from '@halma/engine';
import type { MoveSettings } from '@halma/engine/worker';
import {
  formatShortMove,
  legalMoves,
  type Move,
  type Position,
  parsePosition,
  serializePosition,
  startPosition,
} from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { must, rulesOf } from './support/positions.ts';

const rules = rulesOf('grasshopper-8');
const start = must(startPosition(rules));
const control = { now: () => 0 };

/** Chooses a move and collects the iterations of the search. */
function choose(
  session: EngineSession,
  settings: MoveSettings,
  position: Position = start,
): { readonly results: SearchInfo[]; readonly move: string } {
  const results: SearchInfo[] = [];
  const task = {
    kind: 'move',
    position: serializePosition(position),
    settings: { nodes: 500, ...settings },
  } as const;
  const move = session.run(task, control, (info) => 'lines' in info && results.push(info)) as Move | null;
  return { results, move: move === null ? 'none' : formatShortMove(position, move) };
}

test('returns the first move of the last best line', () => {
  const { results, move } = choose(new EngineSession(), {});
  const [best] = results.at(-1)?.lines[0]?.moves ?? [];
  expect(best && formatShortMove(start, best)).toBe(move);
});

test('gives a fresh task the same result as a new session', () => {
  const session = new EngineSession();
  choose(session, { nodes: 3000 });
  expect(choose(session, { isFresh: true })).toEqual(choose(new EngineSession(), {}));
});

describe.each([1, 5, 9] as const)('level %i', (level) => {
  test('plays a legal move, and the same one for the same seed', () => {
    const { move, results } = choose(new EngineSession(), { level, seed: 4 });
    expect(legalMoves(start).map((legal) => formatShortMove(start, legal))).toContain(move);
    expect(results.length).toBeGreaterThan(0);
    expect(choose(new EngineSession(), { level, seed: 4 }).move).toBe(move);
  });
});

test('varies the moves of a level with the seed', () => {
  const session = new EngineSession();
  const moves = Array.from({ length: 12 }, (_, seed) => choose(session, { level: 2, seed }).move);
  expect(new Set(moves).size).toBeGreaterThan(1);
});

test.each([false, true])(
  'uses a network that arrives after its first task (shared memory: %s)',
  async (isShared) => {
    // No helper has started, so the searching thread works alone and always returns the same result.
    const session = new EngineSession(isShared ? await createSearchThreads(2) : undefined);
    const prepared = new EngineSession();
    const task = { kind: 'move', position: serializePosition(start), settings: {} } as const;
    const resultWithoutNetwork = choose(session, {});
    await session.prepare(task);
    await prepared.prepare(task);
    const result = choose(session, { isFresh: true });
    expect(result).toEqual(choose(prepared, {}));
    expect(result).not.toEqual(resultWithoutNetwork);
  },
);

test('returns no move when the game is over', () => {
  const over = must(parsePosition(rules, 'H8:4AAAA/5AAA/6AA/7A/C7/CC6/CCC5/CCCC4 C fA1 40 21'));
  expect(choose(new EngineSession(), {}, over)).toEqual({ results: [], move: 'none' });
});

test('refuses a task whose position is invalid', () => {
  const position = { ...serializePosition(start), start: 'junk' };
  const run = (): unknown =>
    new EngineSession().run({ kind: 'analysis', position, settings: { nodes: 1 } }, control, () => {});
  expect(run).toThrow(/^a task has no valid position: bad-field$/);
});
