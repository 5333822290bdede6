import type { Analysis } from '@halma/engine';
import { formatShortMove, legalMoves } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import type { ThinkTask } from '../../src/thinking/task.ts';
import { Mind } from '../../src/thinking/think.ts';
import { writePosition } from '../../src/thinking/written-position.ts';
import { positionOf } from '../support/positions.ts';

const start = positionOf('grasshopper-8');
const task: ThinkTask = { position: writePosition(start), lines: 1, nodes: 500, afresh: false };
const time = { clock: () => 0, isStopped: () => false };

/** What a mind tells of a task, and what it answers. */
function thought(mind: Mind, more: Partial<ThinkTask>): { readonly told: Analysis[]; readonly move: string } {
  const told: Analysis[] = [];
  const move = mind.think({ ...task, ...more }, time, (found) => told.push(found));
  return { told, move: move === null ? 'none' : formatShortMove(start.rules.board, move) };
}

test('the move is the best line of the last finding', () => {
  const { told, move } = thought(new Mind(), {});
  const [best] = told.at(-1)?.lines[0]?.moves ?? [];
  expect(best && formatShortMove(start.rules.board, best)).toBe(move);
});

test('afresh it finds what a new mind finds, whatever it thought before', () => {
  const mind = new Mind();
  thought(mind, { nodes: 3000 });
  expect(thought(mind, { afresh: true })).toEqual(thought(new Mind(), {}));
});

describe.each([1, 5, 9] as const)('level %i', (level) => {
  test('plays a legal move, the same for the same seed', () => {
    const { move, told } = thought(new Mind(), { level, seed: 4 });
    expect(legalMoves(start).map((legal) => formatShortMove(start.rules.board, legal))).toContain(move);
    expect(told.length).toBeGreaterThan(0);
    expect(thought(new Mind(), { level, seed: 4 }).move).toBe(move);
  });
});

test('a game that is over leaves nothing to think about', () => {
  const over = positionOf('grasshopper-8', { text: 'H8:4AAAA/5AAA/6AA/7A/C7/CC6/CCC5/CCCC4 C fA1 40 21' });
  expect(thought(new Mind(), { position: writePosition(over) })).toEqual({ told: [], move: 'none' });
});
