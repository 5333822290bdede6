import { type Cell, type Rules, type Seat, seatFromLetter } from '@halma/rules';
import { expect, it } from 'vitest';
import { raceEvaluator } from '../src/race/race-evaluation.ts';
import { leadScale } from '../src/values/lead-scale.ts';
import { type Placement, positionWith, rulesOf } from './support/positions.ts';

const PARTNERS = { options: { teams: 'opposite' } } as const;

/**
 * Returns a placement with each army at home, except for one man that still needs a number of steps.
 *
 * @param steps the number of steps for each seat, in turn order
 */
function almostHome(rules: Rules, steps: readonly number[]): Placement {
  const { board, camps, seats } = rules;
  const placement = new Map<Cell, Seat>();
  for (const [index, seat] of seats.entries()) {
    const { target = [], targetTip = board.wall } = camps[seat] ?? {};
    const distanceToTip = (cell: Cell): number => board.distance(cell, targetTip);
    const [entrance = board.wall, ...others] = target.toSorted((a, b) => distanceToTip(b) - distanceToTip(a));
    for (const cell of others) placement.set(cell, seat);
    const distance = steps[index] ?? 0;
    const [start = entrance] = [...board.names.keys()].filter(
      (cell) =>
        board.distance(cell, entrance) === distance &&
        distanceToTip(cell) === distanceToTip(entrance) + distance,
    );
    placement.set(start, seat);
  }
  return placement;
}

it.each([
  ['two armies that need the same number of moves', 'halma-2', {}, 'A', [2, 2], 0.5],
  ['an army that needs one move more', 'halma-2', {}, 'A', [2, 1], -0.5],
  ['two armies on equal turns', 'halma-2', { options: { equalTurns: 'on' } }, 'A', [2, 2], 0],
  ['the second of two armies on equal turns', 'halma-2', { options: { equalTurns: 'on' } }, 'C', [2, 2], 1],
  ['four armies that need the same number of moves', 'halma-4', {}, 'A', [1, 1, 1, 1], 0.25],
  ['a partner who moves after the opponent', 'halma-4', PARTNERS, 'A', [1, 3, 3, 1], -0.25],
  ['a partner who moves before the opponent', 'halma-4', PARTNERS, 'A', [1, 1, 3, 3], 0.25],
  ['an army that plays alone', 'halma-2', { alone: 'A' }, 'A', [3], -3],
] as const)('evaluates, in rounds, the race of %s', (_, game, config, letter, steps, rounds) => {
  const rules = rulesOf(game, config);
  const toMove = seatFromLetter(letter) ?? 0;
  const [firstSeat = toMove] = rules.seats;
  const position = { ...positionWith(rules, almostHome(rules, steps), toMove), firstSeat };
  const evaluate = raceEvaluator(position, { now: () => 0, nodes: 2000 });
  expect(evaluate(steps[rules.seats.indexOf(toMove)] ?? 0) / leadScale(position).moveCost).toBe(rounds);
});
