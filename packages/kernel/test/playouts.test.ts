import { type Cell, legalMoves, type Position, playUnchecked, type Seat, seatOf, VACANT } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import type { CellMove, Kernel } from '../src/index.ts';
import { kernelAt, randomPosition } from './positions.ts';

/** The number of moves that the kernel examines in each turn of the army that makes the root move. */
const OWN_BREADTH = 16;

/** The number of moves that the kernel examines in each turn of another army. */
const OTHERS_BREADTH = 6;

/** The number of rounds in a playout. */
const ROUNDS = 2;

/** Returns a cost that grows with the distance to the target's tip and is rarely the same for two cells. */
function costOf({ rules: { board, camps } }: Position, seat: Seat, cell: Cell): number {
  return 1000 * board.distance(cell, camps[seat]?.targetTip ?? 0) + ((cell * 7919) % 997);
}

function costsOf(position: Position): ReadonlyMap<Seat, number> {
  const costs = new Map<Seat, number>(position.rules.seats.map((seat) => [seat, 0]));
  for (const cell of position.rules.board.names.keys()) {
    const man = position.men[cell] ?? VACANT;
    const seat = seatOf(man);
    if (man !== VACANT) costs.set(seat, (costs.get(seat) ?? 0) + costOf(position, seat, cell));
  }
  return costs;
}

/** Returns a seat's moves with their gains, largest first. */
function movesOf(position: Position, seat: Seat): readonly (CellMove & { readonly gain: number })[] {
  return legalMoves({ ...position, toMove: seat })
    .flatMap((move) => (move.kind === 'normal' ? [move] : []))
    .map(({ from, to }) => ({ from, to, gain: costOf(position, seat, from) - costOf(position, seat, to) }))
    .sort((a, b) => b.gain - a.gain);
}

function positionAfter(position: Position, seat: Seat, { from, to }: CellMove): Position {
  return playUnchecked({ ...position, toMove: seat }, { kind: 'normal', from, to });
}

/** Returns the gain of a move together with that of the best next move. */
function gainOfTwo(position: Position, seat: Seat, move: CellMove & { readonly gain: number }): number {
  return move.gain + Math.max(0, movesOf(positionAfter(position, seat, move), seat)[0]?.gain ?? 0);
}

interface PlayoutSetup {
  readonly position: Position;
  readonly move: CellMove;
  readonly kernel: Kernel;
}

/**
 * Returns a middle-game position, the move that gains the most, and a kernel that is ready for playouts.
 *
 * @param home the seats that are home
 */
function playoutSetup(game: string, averageMoveGain = 0, home: readonly Seat[] = []): PlayoutSetup {
  const position = randomPosition(game, 5, 60);
  const { seats } = position.rules;
  const kernel = kernelAt(position);
  kernel.setCosts((seat, cell) => costOf(position, seat, cell));
  const sides = seats.map((seat): 0 | 1 => (seat === position.toMove ? 0 : 1));
  const costs = costsOf(position);
  const homeCosts = seats.map((seat) => (home.includes(seat) ? (costs.get(seat) ?? 0) : -1));
  const limits = { deadline: 1, nodes: Number.POSITIVE_INFINITY };
  kernel.beginSearch(
    { sides, homeCosts, sideHomeCosts: [null, null], averageMoveGain, hashSalt: 0 },
    [],
    limits,
  );
  const [move = { from: 0, to: 0 }] = movesOf(position, position.toMove);
  return { position, move, kernel };
}

describe.each(['halma-4', 'star-3', 'star-6'])('a playout of %s', (game) => {
  const { position, move, kernel } = playoutSetup(game);
  const { toMove, rules } = position;

  it('makes, for each seat, the move that gains the most together with the seat’s next move', () => {
    let current = position;
    let seat = toMove;
    const [first, ...rest] = kernel.playoutLine(toMove, move);
    expect(first).toEqual({ from: move.from, to: move.to });
    expect(rest.length).toBe(ROUNDS * rules.seats.length - 1);
    current = positionAfter(current, seat, move);
    for (const next of rest) {
      seat = rules.seats[(rules.seats.indexOf(seat) + 1) % rules.seats.length] ?? 0;
      const examined = movesOf(current, seat).slice(0, seat === toMove ? OWN_BREADTH : OTHERS_BREADTH);
      const chosen = examined.find(({ from, to }) => from === next.from && to === next.to);
      const gains = examined.map((candidate) => gainOfTwo(current, seat, candidate));
      expect(chosen && gainOfTwo(current, seat, chosen)).toBe(Math.max(...gains));
      current = positionAfter(current, seat, next);
    }
  });

  it('returns the costs of all seats and the next gain', () => {
    const line = kernel.playoutLine(toMove, move);
    const order = line.map(
      (_, index) => rules.seats[(rules.seats.indexOf(toMove) + index) % rules.seats.length] ?? 0,
    );
    const end = line.reduce((now, next, index) => positionAfter(now, order[index] ?? 0, next), position);
    const last = Math.max(
      ...movesOf(end, toMove)
        .slice(0, OWN_BREADTH)
        .map((candidate) => gainOfTwo(end, toMove, candidate)),
    );
    expect(kernel.runPlayouts(toMove, move, 0, 1)).toEqual({ costs: costsOf(end), nextGain: last });
  });
});

describe('playouts', () => {
  const { position, move, kernel } = playoutSetup('star-6', 3000);
  const playOut = (first: number, end: number): readonly number[] => {
    const { costs, nextGain: gain = 0 } = kernel.runPlayouts(position.toMove, move, first, end) ?? {};
    return [...(costs?.values() ?? []), gain];
  };

  it('depend only on their indices and restore the men', () => {
    const moves = kernel.countMoves(position.toMove);
    expect(playOut(3, 9)).toEqual(playOut(3, 9));
    expect(kernel.countMoves(position.toMove)).toBe(moves);
  });

  it('have totals that add up over ranges of indices', () => {
    const [allTotals, firstTotals, lastTotals] = [playOut(0, 10), playOut(0, 4), playOut(4, 10)];
    expect(allTotals).toEqual(firstTotals.map((amount, index) => amount + (lastTotals[index] ?? 0)));
  });

  it('differ from index to index', () => {
    const results = new Set([0, 1, 2, 3, 4].map((index) => JSON.stringify(playOut(index, index + 1))));
    expect(results.size).toBeGreaterThan(1);
  });

  it('skip seats that are home', () => {
    const { seats } = position.rules;
    const others = seats.filter((seat) => seat !== position.toMove);
    const [first = 0, ...rest] = others;
    const withHomeSeat = playoutSetup('star-6', 3000, [first]);
    const line = withHomeSeat.kernel.playoutLine(position.toMove, withHomeSeat.move);
    expect(line.length).toBe(ROUNDS * (1 + rest.length));
    const { costs } = withHomeSeat.kernel.runPlayouts(position.toMove, withHomeSeat.move, 0, 4) ?? {};
    expect(costs?.get(first)).toBe(4 * (costsOf(position).get(first) ?? 0));
  });

  it('count an average move for each turn that a seat saves', () => {
    const { toMove, rules } = position;
    const after = positionAfter(position, toMove, move);
    const homeCosts = rules.seats.map((seat) => (seat === toMove ? (costsOf(after).get(toMove) ?? 0) : -1));
    const sides = rules.seats.map((seat): 0 | 1 => (seat === toMove ? 0 : 1));
    const game = {
      sides,
      homeCosts,
      sideHomeCosts: [null, null] as const,
      averageMoveGain: 3000,
      hashSalt: 0,
    };
    kernel.beginSearch(game, [], { deadline: 1, nodes: Number.POSITIVE_INFINITY });
    expect(kernel.runPlayouts(toMove, move, 0, 1)?.nextGain).toBe((ROUNDS - 1 + 2) * 3000);
    expect(kernel.playoutLine(toMove, move).length).toBe(1 + ROUNDS * (rules.seats.length - 1));
  });

  it('return null if the node limit is reached', () => {
    const limited = playoutSetup('star-6');
    limited.kernel.beginSearch(
      {
        sides: [0, 1, 1, 1, 1, 1],
        homeCosts: [-1, -1, -1, -1, -1, -1],
        sideHomeCosts: [null, null],
        hashSalt: 0,
      },
      [],
      { deadline: 1, nodes: 5 },
    );
    expect(limited.kernel.runPlayouts(limited.position.toMove, limited.move, 0, 2)).toBeNull();
  });
});
