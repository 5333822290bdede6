import {
  BOARDS,
  type Board,
  type BoardSymmetry,
  type Cell,
  GAMES,
  kindOf,
  legalMoves,
  type Man,
  type NormalMove,
  type Position,
  playUnchecked,
  type Rules,
  seatOf,
  VACANT,
} from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movesAt, randomPlay, seeded, startOf } from './fixtures.ts';

const IDS = GAMES.map(({ id }) => id);
const boards = Object.values(BOARDS);

/** The games with camps, in which nothing but the placement of the men decides where a man may go. */
const CAMP_GAMES = GAMES.filter(({ goal, movement }) => goal === 'camp' && movement === 'free').map(
  ({ id }) => id,
);

/** Samples of random play: a game, a seed and a number of plies. A failure prints all three. */
const randomPlays = (games: readonly string[]): fc.Arbitrary<readonly [string, number, number]> =>
  fc.tuple(fc.constantFrom(...games), fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 160 }));

const positionOf = ([game, seed, plies]: readonly [string, number, number], preset = 'standard'): Position =>
  randomPlay(startOf(game, {}, preset), plies, seeded(seed));

const neighbour = (board: Board, cell: Cell, direction: number): Cell =>
  board.neighbours[cell * board.directions.length + direction] ?? board.wall;

describe('on every cell of every board', () => {
  it('neighbours are mutual, in opposite directions', () => {
    for (const board of boards)
      for (const cell of board.names.keys())
        for (const [direction, { dx, dy }] of board.directions.entries()) {
          const next = neighbour(board, cell, direction);
          if (next === board.wall) continue;
          const back = board.directions.findIndex((other) => other.dx === -dx && other.dy === -dy);
          expect(neighbour(board, next, back)).toBe(cell);
        }
  });

  it('a jump keeps the parity class, and a step changes it', () => {
    for (const board of boards)
      for (const cell of board.names.keys())
        for (const direction of board.directions.keys()) {
          const jumped = neighbour(board, cell, direction);
          if (jumped === board.wall) continue;
          expect(board.parityClasses[jumped]).not.toBe(board.parityClasses[cell]);
          const landing = neighbour(board, jumped, direction);
          if (landing !== board.wall) expect(board.parityClasses[landing]).toBe(board.parityClasses[cell]);
        }
  });

  it('the distance is the length of the shortest path of steps', () => {
    for (const board of boards)
      for (const from of board.names.keys()) {
        const steps = stepsFrom(board, from);
        for (const to of board.names.keys()) expect(board.distance(from, to)).toBe(steps[to]);
      }
  });
});

/** Returns the number of steps to each cell of an empty board. */
function stepsFrom(board: Board, from: Cell): readonly (number | undefined)[] {
  const steps: (number | undefined)[] = [];
  steps[from] = 0;
  const queue = [from];
  for (const cell of queue)
    for (const direction of board.directions.keys()) {
      const next = neighbour(board, cell, direction);
      if (next === board.wall || steps[next] !== undefined) continue;
      steps[next] = (steps[cell] ?? 0) + 1;
      queue.push(next);
    }
  return steps;
}

/** Counts the men of each seat and kind on the board. */
function countMen({ men, rules }: Position): ReadonlyMap<Man, number> {
  const counts = new Map<Man, number>();
  for (const man of men.subarray(0, rules.board.cellCount))
    if (man !== VACANT) counts.set(man, 1 + (counts.get(man) ?? 0));
  return counts;
}

/** Returns the moves from cell to cell. */
const normalMoves = (position: Position): readonly NormalMove[] =>
  legalMoves(position).filter((move) => move.kind === 'normal');

describe('in positions from random play', () => {
  it('men stand on playable cells only, and their number changes only when one is dropped or leaves the board', () => {
    fc.assert(
      fc.property(randomPlays(IDS), (sample) => {
        const position = positionOf(sample);
        const { board } = position.rules;
        const before = countMen(position);
        for (const [cell, man] of position.men.subarray(0, board.cellCount).entries())
          if (man !== VACANT) expect(board.playable[cell]).toBe(true);
        for (const move of legalMoves(position)) {
          const next = playUnchecked(position, move);
          const change = { normal: 0, pass: 0, drop: 1, 'bear-off': -1 }[move.kind];
          const total = (counts: ReadonlyMap<Man, number>): number =>
            [...counts.values()].reduce((sum, count) => sum + count, 0);
          expect(total(countMen(next)) - total(before)).toBe(change);
          if (change === 0) expect(countMen(next)).toEqual(before);
          const hands = position.hands.reduce((sum, men) => sum + men, 0);
          expect(hands - next.hands.reduce((sum, men) => sum + men, 0)).toBe(Math.max(change, 0));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('without camp rules, every move can be reversed by the same man', () => {
    fc.assert(
      fc.property(randomPlays(CAMP_GAMES), (sample) => {
        const position = positionOf(sample, 'parker-1885');
        for (const { from, to } of normalMoves(position)) {
          const next = playUnchecked(position, { kind: 'normal', from, to });
          const sameSeatToMove = { ...next, toMove: position.toMove, outcome: null };
          const back = normalMoves(sameSeatToMove).some((move) => move.from === to && move.to === from);
          expect(back).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('the moves of a rotated or mirrored position are the images of the original moves', () => {
    fc.assert(
      fc.property(randomPlays(CAMP_GAMES), fc.nat(), (sample, choice) => {
        const position = positionOf(sample);
        const symmetries = symmetriesOf(position.rules);
        expect(symmetries.length).toBeGreaterThan(1);
        const symmetry = symmetries[choice % symmetries.length];
        if (symmetry === undefined || position.outcome !== null) return;
        const image = imageOf(position, symmetry);
        const { names } = position.rules.board;
        const expected = normalMoves(position).map(
          ({ from, to }) => `${names[symmetry.cells[from] ?? -1]}-${names[symmetry.cells[to] ?? -1]}`,
        );
        expect(movesAt(image).filter((text) => text !== '--')).toEqual(expected.sort());
      }),
      { numRuns: 80 },
    );
  });

  it('if a pass is legal, no other move is, and there is a legal move until the game ends', () => {
    fc.assert(
      fc.property(randomPlays(IDS), (sample) => {
        const position = positionOf(sample);
        const moves = legalMoves(position);
        expect(moves.length > 0).toBe(position.outcome === null);
        if (moves.some(({ kind }) => kind === 'pass')) expect(moves).toHaveLength(1);
      }),
      { numRuns: 120 },
    );
  });

  it('independent steps by men of different seats can be played in either order', () => {
    fc.assert(
      fc.property(
        randomPlays(['halma-2', 'star-2', 'rhombus-9']),
        fc.nat(),
        fc.nat(),
        (sample, ownChoice, opponentChoice) => {
          const position = positionOf(sample, 'parker-1885');
          const { board, seats } = position.rules;
          const opponent = seats.find((seat) => seat !== position.toMove) ?? 0;
          const steps = (toMove: number): readonly NormalMove[] =>
            normalMoves({ ...position, toMove, outcome: null }).filter(
              ({ from, to }) => board.distance(from, to) === 1,
            );
          const [ownSteps, opponentSteps] = [steps(position.toMove), steps(opponent)];
          const first = ownSteps[ownChoice % ownSteps.length];
          const second = opponentSteps[opponentChoice % opponentSteps.length];
          if (first === undefined || second === undefined || first.to === second.to) return;
          const menAfter = (moves: readonly (readonly [NormalMove, number])[]): Uint8Array => {
            let current = position;
            for (const [move, toMove] of moves)
              current = playUnchecked({ ...current, toMove, outcome: null }, move);
            return current.men;
          };
          const [a, b] = [[first, position.toMove] as const, [second, opponent] as const];
          expect(menAfter([a, b])).toEqual(menAfter([b, a]));
        },
      ),
      { numRuns: 60 },
    );
  });
});

/**
 * Returns the symmetries of a board that map each seat of a game, with its camp and its target, to a seat of the game.
 */
function symmetriesOf({ board, seats, camps, options }: Rules): readonly BoardSymmetry[] {
  return board.symmetries().filter((symmetry) => {
    const image = (cells: readonly Cell[]): readonly Cell[] =>
      cells.map((cell) => symmetry.cells[cell] ?? -1).toSorted((a, b) => a - b);
    const keepsColours =
      options.color === 'off' ||
      symmetry.cells.every((to, from) => isEven(board, from) === isEven(board, to));
    return (
      keepsColours &&
      seats.every((seat) => {
        const [camp, target] = [camps[seat], camps[symmetry.seats[seat] ?? 0]];
        return (
          seats.includes(symmetry.seats[seat] ?? 0) &&
          String(image(camp?.home ?? [])) === String(target?.home ?? [])
        );
      })
    );
  });
}

const isEven = (board: Board, cell: Cell): boolean => ((board.x[cell] ?? 0) + (board.y[cell] ?? 0)) % 2 === 0;

/** Returns the rotated or mirrored position, with the image of the seat to move. */
function imageOf(position: Position, { cells, seats }: BoardSymmetry): Position {
  const men = position.men.slice();
  for (const [from, to] of cells.entries()) {
    const man = position.men[from] ?? VACANT;
    men[to] = man === VACANT ? VACANT : (seats[seatOf(man)] ?? 0) * 4 + kindOf(man);
  }
  const evacuated = position.rules.seats.reduce(
    (bits, seat) => (position.evacuated & (1 << seat) ? bits | (1 << (seats[seat] ?? 0)) : bits),
    0,
  );
  return { ...position, men, evacuated, toMove: seats[position.toMove] ?? 0 };
}
