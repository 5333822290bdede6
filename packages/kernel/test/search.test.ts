import {
  type Cell,
  legalMoves,
  type Position,
  parsePosition,
  playListed,
  type Seat,
  seatOf,
  VACANT,
} from '@halma/rules';
import { describe, expect, it } from 'vitest';
import type { KernelGame } from '../src/index.ts';
import { kernelAt, must, randomPosition, rulesOf } from './positions.ts';

const A = 1;
const C = 3;

const at = (rows: string): Position => must(parsePosition(rulesOf('grasshopper-8'), `H8:${rows} A - 0 1`));

/** A cost that only counts the way to the target's tip. */
function costOf({ rules: { board, yards } }: Position, seat: Seat, cell: Cell): number {
  const tip = yards[seat]?.targetTip ?? 0;
  const columns = Math.abs((board.x[cell] ?? 0) - (board.x[tip] ?? 0));
  const rows = Math.abs((board.y[cell] ?? 0) - (board.y[tip] ?? 0));
  return 10 * (columns + rows);
}

/** Searches so deep for A, and says what was found. */
function searched(
  position: Position,
  depth: number,
  more: Pick<KernelGame, 'fear'> = {},
): { move: string; value: number; nodes: number } {
  const { board, yards } = position.rules;
  const kernel = kernelAt(position);
  kernel.setCosts((seat, cell) => costOf(position, seat, cell));
  const home = (seat: Seat): number =>
    (yards[seat]?.target ?? []).reduce((sum, cell) => sum + costOf(position, seat, cell), 0);
  const moves = legalMoves(position).flatMap((move) =>
    move.kind === 'walk' ? [{ from: move.from, to: move.to, bias: 0 }] : [],
  );
  const homeCosts = [home(A), home(C)] as const;
  const game: KernelGame = {
    sides: [0, 1],
    homeCosts,
    sideHomeCosts: homeCosts,
    salt: 0,
    ...more,
  };
  kernel.beginSearch(game, moves, { until: 1, nodes: Number.POSITIVE_INFINITY });
  const { from, to, value } = kernel.searchDepth(A, depth, 0, moves.length);
  return { move: `${board.names[from]}-${board.names[to]}`, value, nodes: kernel.nodes };
}

/** What each move of a seat would gain, were it that seat's turn. */
function gains(position: Position, seat: Seat): readonly number[] {
  return legalMoves({ ...position, toMove: seat }).map((move) =>
    move.kind === 'walk' ? costOf(position, seat, move.from) - costOf(position, seat, move.to) : 0,
  );
}

/** What two plies are worth to A, looked at one by one: his gain, less the best answer, so far as his own threat lets it be. */
function plainlySearched(position: Position, fear: number): number {
  const costs = (seat: Seat): number =>
    position.men.reduce(
      (sum, man, cell) => sum + (man !== VACANT && seatOf(man) === seat ? costOf(position, seat, cell) : 0),
      0,
    );
  const here = costs(C) - costs(A);
  const own = gains(position, A);
  const values = legalMoves(position).map((move, index) => {
    const next = playListed(position, move);
    const threat = Math.max(0, ...gains(next, A));
    return here + (own[index] ?? 0) - Math.max(...gains(next, C)) + ((threat * fear) >> 4);
  });
  return Math.max(...values);
}

describe('a search', () => {
  it('takes the long hop of a ladder', () => {
    expect(searched(at('8/8/8/8/3C4/8/1C6/A7'), 2).move).toBe('a1-e5');
  });

  it('comes home when it can, and knows that it has won', () => {
    const { move, value } = searched(at('4AAAA/5AAA/6AA/6A1/8/8/8/C7'), 3);
    expect(move).toBe('g5-h5');
    expect(value).toBeGreaterThan(1e6);
  });

  it('finds the same again, move for move', () => {
    const position = randomPosition('halma-2', 11, 40);
    const turned = position.toMove === 1 ? position : randomPosition('halma-2', 11, 41);
    expect(searched(turned, 4)).toEqual(searched(turned, 4));
  });

  it.each([
    ['nothing', 0, { fear: 0 }],
    ['ten sixteenths unless told', 10, {}],
    ['all', 16, { fear: 16 }],
  ] as const)('fears of a threat %s', (_, sixteenths, told) => {
    for (const plies of [40, 80, 120]) {
      const position = randomPosition('halma-2', 7, plies);
      expect(searched(position, 2, told).value).toBe(plainlySearched(position, sixteenths));
    }
  });
});
