import type { SearchInfo } from '@halma/engine';
import { formatShortMove, legalMoves, serializePosition } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { EngineSession } from '../../src/engine/engine-session.ts';
import type { EngineTask } from '../../src/engine/engine-task.ts';
import { positionOf } from '../support/positions.ts';

const start = positionOf('grasshopper-8');
const task: EngineTask = { position: serializePosition(start), lines: 1, nodes: 500, isFresh: false };
const control = { now: () => 0, shouldStop: () => false };

/** Runs a task and collects its results. */
function search(
  session: EngineSession,
  more: Partial<EngineTask>,
): { readonly results: SearchInfo[]; readonly move: string } {
  const results: SearchInfo[] = [];
  const move = session.search({ ...task, ...more }, control, (info) => results.push(info));
  return { results, move: move === null ? 'none' : formatShortMove(start.rules.board, move) };
}

test('returns the first move of the last best line', () => {
  const { results, move } = search(new EngineSession(), {});
  const [best] = results.at(-1)?.lines[0]?.moves ?? [];
  expect(best && formatShortMove(start.rules.board, best)).toBe(move);
});

test('gives a fresh task the same result as a new session', () => {
  const session = new EngineSession();
  search(session, { nodes: 3000 });
  expect(search(session, { isFresh: true })).toEqual(search(new EngineSession(), {}));
});

describe.each([1, 5, 9] as const)('level %i', (level) => {
  test('plays a legal move, and the same one for the same seed', () => {
    const { move, results } = search(new EngineSession(), { level, seed: 4 });
    expect(legalMoves(start).map((legal) => formatShortMove(start.rules.board, legal))).toContain(move);
    expect(results.length).toBeGreaterThan(0);
    expect(search(new EngineSession(), { level, seed: 4 }).move).toBe(move);
  });
});

test('returns no move when the game is over', () => {
  const over = positionOf('grasshopper-8', { text: 'H8:4AAAA/5AAA/6AA/7A/C7/CC6/CCC5/CCCC4 C fA1 40 21' });
  expect(search(new EngineSession(), { position: serializePosition(over) })).toEqual({
    results: [],
    move: 'none',
  });
});
