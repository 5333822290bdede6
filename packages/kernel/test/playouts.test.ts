import { type Cell, legalMoves, type Position, playListed, type Seat, seatOf, VACANT } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import type { Kernel, KernelWalk } from '../src/index.ts';
import { kernelAt, randomPosition } from './positions.ts';

/** How many moves of its own an army looks at in a playout, and of others'; and how often all move. */
const OWN_BREADTH = 16;
const OTHERS_BREADTH = 6;
const ROUNDS = 2;

/** A cost that counts the way to the target's tip, and hardly ever the same for two cells. */
function costOf({ rules: { board, yards } }: Position, seat: Seat, cell: Cell): number {
  return 1000 * board.distance(cell, yards[seat]?.targetTip ?? 0) + ((cell * 7919) % 997);
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

/** A seat's walks with what each gains, the largest gain first. */
function walksOf(position: Position, seat: Seat): readonly (KernelWalk & { readonly gain: number })[] {
  return legalMoves({ ...position, toMove: seat })
    .flatMap((move) => (move.kind === 'walk' ? [move] : []))
    .map(({ from, to }) => ({ from, to, gain: costOf(position, seat, from) - costOf(position, seat, to) }))
    .sort((one, other) => other.gain - one.gain);
}

function played(position: Position, seat: Seat, { from, to }: KernelWalk): Position {
  return playListed({ ...position, toMove: seat }, { kind: 'walk', from, to });
}

/** What a walk gains with the best after it. */
function gainOfTwo(position: Position, seat: Seat, walk: KernelWalk & { readonly gain: number }): number {
  return walk.gain + Math.max(0, walksOf(played(position, seat, walk), seat)[0]?.gain ?? 0);
}

interface Ready {
  readonly position: Position;
  readonly walk: KernelWalk;
  readonly kernel: Kernel;
}

/** A middle game among many, the first walk of its mover, and a kernel ready for playouts. @param home seats whose armies are home */
function middleOf(game: string, averageMove = 0, home: readonly Seat[] = []): Ready {
  const position = randomPosition(game, 5, 60);
  const { seats } = position.rules;
  const kernel = kernelAt(position);
  kernel.setCosts((seat, cell) => costOf(position, seat, cell));
  const sides = seats.map((seat): 0 | 1 => (seat === position.toMove ? 0 : 1));
  const costs = costsOf(position);
  const homeCosts = seats.map((seat) => (home.includes(seat) ? (costs.get(seat) ?? 0) : -1));
  const limits = { until: 1, nodes: Number.POSITIVE_INFINITY };
  kernel.beginSearch({ sides, homeCosts, sideHomeCosts: [null, null], averageMove, salt: 0 }, [], limits);
  const [walk = { from: 0, to: 0 }] = walksOf(position, position.toMove);
  return { position, walk, kernel };
}

describe.each(['halma-4', 'star-3', 'star-6'])('a playout of %s', (game) => {
  const { position, walk, kernel } = middleOf(game);
  const { toMove, rules } = position;

  it('has everybody make the moves that gain most with the next', () => {
    let now = position;
    let seat = toMove;
    const [first, ...rest] = kernel.playedOut(toMove, walk);
    expect(first).toEqual({ from: walk.from, to: walk.to });
    expect(rest.length).toBe(ROUNDS * rules.seats.length - 1);
    now = played(now, seat, walk);
    for (const next of rest) {
      seat = rules.seats[(rules.seats.indexOf(seat) + 1) % rules.seats.length] ?? 0;
      const looked = walksOf(now, seat).slice(0, seat === toMove ? OWN_BREADTH : OTHERS_BREADTH);
      const chosen = looked.find(({ from, to }) => from === next.from && to === next.to);
      const values = looked.map((each) => gainOfTwo(now, seat, each));
      expect(chosen && gainOfTwo(now, seat, chosen)).toBe(Math.max(...values));
      now = played(now, seat, next);
    }
  });

  it('tells what all cost after it, and what can be gained next', () => {
    const line = kernel.playedOut(toMove, walk);
    const order = line.map(
      (_, index) => rules.seats[(rules.seats.indexOf(toMove) + index) % rules.seats.length] ?? 0,
    );
    const end = line.reduce((now, next, index) => played(now, order[index] ?? 0, next), position);
    const last = Math.max(
      ...walksOf(end, toMove)
        .slice(0, OWN_BREADTH)
        .map((each) => gainOfTwo(end, toMove, each)),
    );
    expect(kernel.playOut(toMove, walk, 0, 1)).toEqual({ costs: costsOf(end), gain: last });
  });
});

describe('playouts', () => {
  const { position, walk, kernel } = middleOf('star-6', 3000);
  const playOut = (first: number, end: number): readonly number[] => {
    const { costs, gain = 0 } = kernel.playOut(position.toMove, walk, first, end) ?? {};
    return [...(costs?.values() ?? []), gain];
  };

  it('are the same by the same numbers, and leave the men where they were', () => {
    const moves = kernel.countMoves(position.toMove);
    expect(playOut(3, 9)).toEqual(playOut(3, 9));
    expect(kernel.countMoves(position.toMove)).toBe(moves);
  });

  it('add up', () => {
    const [all, some, rest] = [playOut(0, 10), playOut(0, 4), playOut(4, 10)];
    expect(all).toEqual(some.map((amount, index) => amount + (rest[index] ?? 0)));
  });

  it('differ by their numbers', () => {
    const found = new Set([0, 1, 2, 3, 4].map((number) => JSON.stringify(playOut(number, number + 1))));
    expect(found.size).toBeGreaterThan(1);
  });

  it('skip who is home', () => {
    const { seats } = position.rules;
    const others = seats.filter((seat) => seat !== position.toMove);
    const [first = 0, ...rest] = others;
    const resting = middleOf('star-6', 3000, [first]);
    const line = resting.kernel.playedOut(position.toMove, resting.walk);
    expect(line.length).toBe(ROUNDS * (1 + rest.length));
    const { costs } = resting.kernel.playOut(position.toMove, resting.walk, 0, 4) ?? {};
    expect(costs?.get(first)).toBe(4 * (costsOf(position).get(first) ?? 0));
  });

  it('end by being home sooner: an average move for each turn that is left, and for the two after', () => {
    const { toMove, rules } = position;
    const after = played(position, toMove, walk);
    const homeCosts = rules.seats.map((seat) => (seat === toMove ? (costsOf(after).get(toMove) ?? 0) : -1));
    const sides = rules.seats.map((seat): 0 | 1 => (seat === toMove ? 0 : 1));
    const game = { sides, homeCosts, sideHomeCosts: [null, null] as const, averageMove: 3000, salt: 0 };
    kernel.beginSearch(game, [], { until: 1, nodes: Number.POSITIVE_INFINITY });
    expect(kernel.playOut(toMove, walk, 0, 1)?.gain).toBe((ROUNDS - 1 + 2) * 3000);
    expect(kernel.playedOut(toMove, walk).length).toBe(1 + ROUNDS * (rules.seats.length - 1));
  });

  it('say so when the time is up', () => {
    const limited = middleOf('star-6');
    limited.kernel.beginSearch(
      {
        sides: [0, 1, 1, 1, 1, 1],
        homeCosts: [-1, -1, -1, -1, -1, -1],
        sideHomeCosts: [null, null],
        salt: 0,
      },
      [],
      { until: 1, nodes: 5 },
    );
    expect(limited.kernel.playOut(limited.position.toMove, limited.walk, 0, 2)).toBeNull();
  });
});
