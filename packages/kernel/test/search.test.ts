import {
  type Cell,
  legalMoves,
  type Position,
  parsePosition,
  playUnchecked,
  type Seat,
  seatOf,
  VACANT,
} from '@halma/rules';
import { describe, expect, it } from 'vitest';
import type { KernelSearchSetup } from '../src/index.ts';
import { kernelAt, must, randomPosition, rulesOf } from './positions.ts';

const A = 1;
const C = 3;

const positionOf = (rows: string): Position =>
  must(parsePosition(rulesOf('grasshopper-8'), `H8:${rows} A - 0 1`));

/** Returns a cost of ten for each column and row to the tip of the target. */
function costOf({ rules: { board, camps } }: Position, seat: Seat, cell: Cell): number {
  const tip = camps[seat]?.targetTip ?? board.wall;
  const columns = Math.abs((board.x[cell] ?? 0) - (board.x[tip] ?? 0));
  const rows = Math.abs((board.y[cell] ?? 0) - (board.y[tip] ?? 0));
  return 10 * (columns + rows);
}

/** Searches a position for A to a single depth. */
function search(
  position: Position,
  depth: number,
  options: Pick<KernelSearchSetup, 'threatWeight'> = {},
): { move: string; score: number; nodes: number } {
  const { board, camps } = position.rules;
  const kernel = kernelAt(position);
  kernel.setCosts((seat, cell) => costOf(position, seat, cell));
  const homeCost = (seat: Seat): number =>
    (camps[seat]?.target ?? []).reduce((sum, cell) => sum + costOf(position, seat, cell), 0);
  const moves = legalMoves(position).flatMap((move) =>
    move.kind === 'normal' ? [{ from: move.from, to: move.to, bias: 0 }] : [],
  );
  const homeCosts = [homeCost(A), homeCost(C)] as const;
  const setup: KernelSearchSetup = {
    sides: [0, 1],
    homeCosts,
    sideHomeCosts: homeCosts,
    hashSalt: 0,
    ...options,
  };
  kernel.beginSearch(setup, moves, { deadline: 1, nodes: Number.POSITIVE_INFINITY });
  const { from, to, score } = kernel.searchDepth(A, depth, 0, moves.length);
  return { move: `${board.names[from]}-${board.names[to]}`, score, nodes: kernel.nodes };
}

/** Returns the score of a position for A: C's cost less A's. */
function evaluate(position: Position): number {
  let score = 0;
  for (const cell of position.rules.board.names.keys()) {
    const man = position.men[cell] ?? VACANT;
    if (man !== VACANT) score += (seatOf(man) === A ? -1 : 1) * costOf(position, seatOf(man), cell);
  }
  return score;
}

/** Returns the score of a position for A by plain minimax over all moves of the rules. */
function minimax(position: Position, depth: number): number {
  if (depth === 0) return evaluate(position);
  const scores = legalMoves(position).map((move) => minimax(playUnchecked(position, move), depth - 1));
  return position.toMove === A ? Math.max(...scores) : Math.min(...scores);
}

describe('a search', () => {
  it('takes the long hop of a ladder', () => {
    expect(search(positionOf('8/8/8/8/3C4/8/1C6/A7'), 2).move).toBe('a1-e5');
  });

  it('brings the army home when it can, and reports a win', () => {
    const { move, score } = search(positionOf('4AAAA/5AAA/6AA/6A1/8/8/8/C7'), 3);
    expect(move).toBe('g5-h5');
    expect(score).toBeGreaterThan(1e6);
  });

  it('has the same result each time, node for node', () => {
    const position = randomPosition('halma-2', 11, 40);
    const forA = position.toMove === A ? position : randomPosition('halma-2', 11, 41);
    expect(search(forA, 4)).toEqual(search(forA, 4));
  });

  it.each([40, 80, 120])(
    'that gives threats no weight has the minimax score of two plies, in a position after %i plies',
    (plies) => {
      const position = randomPosition('halma-2', 7, plies);
      expect(position.toMove).toBe(A);
      expect(search(position, 2, { threatWeight: 0 }).score).toBe(minimax(position, 2));
    },
  );

  // Each side gains 20 by a diagonal step, and the second man of A costs 100. The gain that A threatens after its move
  // counts in sixteenths, rounded down.
  it.each([
    ['a step of 20', '7C/8/8/8/8/8/8/A7', { threatWeight: 0 }, 0],
    ['a step of 20', '7C/8/8/8/8/8/8/A7', {}, 12],
    ['a step of 20', '7C/8/8/8/8/8/8/A7', { threatWeight: 16 }, 20],
    ['a jump of 40', '7C/8/8/8/8/2A5/8/A7', { threatWeight: 0 }, -100],
    ['a jump of 40', '7C/8/8/8/8/2A5/8/A7', {}, -75],
    ['a jump of 40', '7C/8/8/8/8/2A5/8/A7', { threatWeight: 16 }, -60],
  ])('counts the threat of %s in %s with %o: %i', (_, rows, options, score) => {
    expect(search(positionOf(rows), 2, options).score).toBe(score);
  });

  it('prepares a jump if threats have weight', () => {
    expect(search(positionOf('7C/8/8/8/8/2A5/8/A7'), 2).move).toBe('a1-b2');
  });
});
