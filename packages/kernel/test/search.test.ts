import {
  type Cell,
  kindOf,
  legalMoves,
  MARKED_KIND,
  type Position,
  parsePosition,
  playUnchecked,
  type Seat,
  seatOf,
  VACANT,
} from '@halma/rules';
import { describe, expect, it } from 'vitest';
import type { Kernel, KernelNetwork, KernelSearchSetup } from '../src/index.ts';
import { kernelAt, must, randomPosition, rulesOf } from './positions.ts';
import { randomNetwork, slowCorrection } from './slow-network.ts';

const A = 1;
const C = 3;

const positionOf = (rows: string): Position =>
  must(parsePosition(rulesOf('grasshopper-8'), `H8:${rows} A - 0 1`));

/** Returns a cost of ten, or fifteen for a marked man, for each column and row to the tip of the target. */
function costOf({ rules: { board, camps } }: Position, seat: Seat, cell: Cell, kind = 0): number {
  const tip = camps[seat]?.targetTip ?? board.wall;
  const columns = Math.abs((board.x[cell] ?? 0) - (board.x[tip] ?? 0));
  const rows = Math.abs((board.y[cell] ?? 0) - (board.y[tip] ?? 0));
  return (kind === MARKED_KIND ? 15 : 10) * (columns + rows);
}

interface SearchOptions extends Pick<KernelSearchSetup, 'threatWeight' | 'networkMoveCost'> {
  readonly network?: KernelNetwork;
  /** The number of root moves to search; all by default. */
  readonly moveCount?: number;
  /** Defaults to a new kernel. */
  readonly kernel?: Kernel;
}

/** Searches a position with A to move to a single depth. */
function search(
  position: Position,
  depth: number,
  { network, moveCount, kernel = kernelAt(position), ...options }: SearchOptions = {},
): { move: string; score: number; nodes: number } {
  const { board, camps } = position.rules;
  if (network !== undefined) kernel.setNetwork(network);
  kernel.setCosts((seat, cell, kind) => costOf(position, seat, cell, kind));
  const homeCost = (seat: Seat): number =>
    (camps[seat]?.target ?? []).reduce((sum, cell) => sum + costOf(position, seat, cell), 0);
  const moves = legalMoves(position)
    .flatMap((move) => (move.kind === 'normal' ? [{ from: move.from, to: move.to, bias: 0 }] : []))
    .slice(0, moveCount);
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

/** Returns the score of a position for A: C's cost minus A's. */
function evaluate(position: Position): number {
  let score = 0;
  for (const cell of position.rules.board.names.keys()) score += scoreOfMan(position, cell, cell);
  return score;
}

/** Returns the score for A of the man on a cell, if any, as it would be on another cell. */
function scoreOfMan(position: Position, cell: Cell, at: Cell): number {
  const man = position.men[cell] ?? VACANT;
  if (man === VACANT) return 0;
  return (seatOf(man) === A ? -1 : 1) * costOf(position, seatOf(man), at, kindOf(man));
}

/**
 * Returns the score of a position for A by plain minimax over all moves of the rules.
 *
 * @param depth at least 1
 * @param correctionOf returns the correction of a position before the last ply, for its side to move
 */
function minimax(position: Position, depth: number, correctionOf: (position: Position) => number): number {
  const moves = legalMoves(position);
  const isLastPly = depth === 1;
  const before = isLastPly ? evaluate(position) : 0;
  // The last ply changes the score of one man only.
  const scores = moves.map((move) => {
    if (!isLastPly) return minimax(playUnchecked(position, move), depth - 1, correctionOf);
    if (move.kind !== 'normal') return before;
    return before + scoreOfMan(position, move.from, move.to) - scoreOfMan(position, move.from, move.from);
  });
  const correction = isLastPly ? correctionOf(position) : 0;
  return position.toMove === A ? Math.max(...scores) + correction : Math.min(...scores) - correction;
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

  it('gives the same result each time, node for node', () => {
    const position = randomPosition('halma-2', 11, 40);
    const forA = position.toMove === A ? position : randomPosition('halma-2', 11, 41);
    expect(search(forA, 4)).toEqual(search(forA, 4));
  });

  it.each([
    ['halma-2', 40],
    ['halma-2', 80],
    ['halma-2', 120],
    ['marked', 40],
    ['marked', 120],
  ])(
    'that gives threats no weight has the minimax score of two plies, in a position of %s after %i plies',
    (game, plies) => {
      const position = randomPosition(game, 7, plies);
      expect(position.toMove).toBe(A);
      expect(search(position, 2, { threatWeight: 0 }).score).toBe(minimax(position, 2, () => 0));
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

it('keeps proven results for deeper searches, which then visit few additional nodes', () => {
  const rules = rulesOf('rhombus-5-three', 'strong-solving');
  const position = must(parsePosition(rules, 'R5:A1A1A/5/5/1C3/1C2C A - 0 1'));
  const kernel = kernelAt(position);
  kernel.setCosts((seat, cell) => costOf(position, seat, cell));
  const homeCosts = [A, C].map((seat) =>
    (rules.camps[seat]?.target ?? []).reduce((sum, cell) => sum + costOf(position, seat, cell), 0),
  ) as [number, number];
  const moves = legalMoves(position).flatMap((move) =>
    move.kind === 'normal' ? [{ from: move.from, to: move.to, bias: 0 }] : [],
  );
  const setup: KernelSearchSetup = { sides: [0, 1], homeCosts, sideHomeCosts: homeCosts, hashSalt: 0 };
  kernel.beginSearch(setup, moves, { deadline: 1, nodes: Number.POSITIVE_INFINITY });
  const scoreAt = (depth: number): number => kernel.searchDepth(A, depth, 0, moves.length).score;
  for (let depth = 2; depth < 7; depth += 1) scoreAt(depth);
  const win = scoreAt(7);
  expect(win).toBeGreaterThan(1e7);
  const { nodes } = kernel;
  for (let depth = 8; depth <= 14; depth += 1) expect(scoreAt(depth)).toBe(win);
  // Without the proven results in the table, the search would visit nine times as many nodes.
  expect(kernel.nodes).toBeLessThan(6 * nodes);
});

describe('a search with a network', () => {
  const moveCost = 150;

  // The first ply updates the neurons' sums at the root, and the second ply updates the sums after the first. Without
  // pruning, a search of one root move to depth 3 is exact.
  it.each([
    ['halma-2', 40, 32],
    ['halma-2', 120, 16],
    ['star-2', 60, 8],
    ['star15', 80, 64],
    ['grasshopper-8', 30, 32],
    ['rhombus-9', 50, 16],
    ['marked', 60, 24],
  ])(
    'returns the same score as a direct evaluation in %s after %i plies with %i neurons',
    (game, plies, neurons) => {
      for (const seed of [3, 8]) {
        const position = randomPosition(game, seed, plies);
        const network = randomNetwork(position.rules.board.cellCount, seed, neurons);
        const correctionOf = (before: Position): number =>
          slowCorrection(before, before.toMove, network, moveCost);
        const options = { threatWeight: 0, network, networkMoveCost: moveCost };
        expect(position.toMove).toBe(A);
        expect(correctionOf(position)).not.toBe(0);
        expect(search(position, 2, options).score).toBe(minimax(position, 2, correctionOf));
        const [first] = legalMoves(position);
        if (first === undefined) throw new Error('no move');
        expect(search(position, 3, { ...options, moveCount: 1 }).score).toBe(
          minimax(playUnchecked(position, first), 2, correctionOf),
        );
      }
    },
  );

  it('gives the same result each time, node for node', () => {
    const position = randomPosition('halma-2', 7, 60);
    const network = randomNetwork(256, 5);
    const options = { network, networkMoveCost: moveCost };
    expect(search(position, 5, options)).toEqual(search(position, 5, options));
    expect(search(position, 5, options)).not.toEqual(search(position, 5));
  });

  it('can change to a network of another size and back', () => {
    const position = randomPosition('halma-2', 7, 60);
    const kernel = kernelAt(position);
    const scores = [64, 16, 64].map((neurons) => {
      kernel.clearTable();
      return search(position, 4, {
        network: randomNetwork(256, 5, neurons),
        networkMoveCost: moveCost,
        kernel,
      });
    });
    expect(scores[0]).toEqual(scores[2]);
    expect(scores[0]).not.toEqual(scores[1]);
  });

  it.each([
    ['halma-2', 121, 32],
    ['halma-2', 256, 12],
    ['halma-2', 256, 72],
    ['halma-2', 256, 0],
    ['star-2', 256, 32],
    ['halma-4', 256, 32],
  ])('refuses, in %s, a network for two armies on %i cells with %i neurons', (game, cellCount, neurons) => {
    const kernel = kernelAt(randomPosition(game, 1, 0));
    expect(() => kernel.setNetwork(randomNetwork(cellCount, 5, neurons))).toThrow(
      `the network is not for ${game}`,
    );
  });

  it('equals a search without a network, node for node, if it does not use its network', () => {
    const position = randomPosition('halma-2', 7, 60);
    expect(search(position, 5, { network: randomNetwork(256, 5) })).toEqual(search(position, 5));
  });
});
