import type { Goal } from '../game/games.ts';
import type { Draft, Position } from '../position/position.ts';
import type { Camps } from '../rules/camps.ts';
import { kindOf, MARKED_KIND, type Seat, seatOf, VACANT } from '../seat.ts';

/**
 * Returns whether a seat has reached the goal of its game. After a turn, only the seat that moved is tested; other
 * seats are tested after their own turns.
 */
export function hasReachedGoal(position: Position | Draft, seat: Seat): boolean {
  return GOAL_TESTS[position.rules.game.goal](position, seat);
}

type GoalTest = (position: Position | Draft, seat: Seat) => boolean;

const GOAL_TESTS: Readonly<Record<Goal, GoalTest>> = {
  camp: (position, seat) => {
    const { winRule } = position.rules.options;
    const meetsWinRule =
      (winRule !== 'full-camp' && areAllHome(position, seat)) ||
      (winRule !== 'all-home' && isCampFull(position, seat));
    return meetsWinRule && isMarkedManOnTip(position, seat);
  },
  'far-rows': (position, seat) =>
    everyManPasses(position, seat, (camp, cell, kind) => camp.kindAtEnd[cell] === kind),
  cleared: (position, seat) =>
    position.dropsLeft === 0 && !position.men.some((man) => man !== VACANT && seatOf(man) === seat),
};

function areAllHome(position: Position | Draft, seat: Seat): boolean {
  return everyManPasses(position, seat, (camp, cell) => camp.inTarget[cell] === 1);
}

/**
 * Returns whether a seat has men and all of them pass a test. A seat without men, as in a problem, has not finished.
 */
function everyManPasses(
  { rules, men }: Position | Draft,
  seat: Seat,
  test: (camp: Camps, cell: number, kind: number) => boolean,
): boolean {
  const camp = rules.camps[seat];
  if (camp === undefined) return false;
  let hasMen = false;
  for (let cell = 0; cell < rules.board.cellCount; cell += 1) {
    const man = men[cell] ?? VACANT;
    if (man === VACANT || seatOf(man) !== seat) continue;
    if (!test(camp, cell, kindOf(man))) return false;
    hasMen = true;
  }
  return hasMen;
}

/** Returns whether every cell of the target is occupied, and enough of them by the seat's own men. */
function isCampFull({ rules, men }: Position | Draft, seat: Seat): boolean {
  const target = rules.camps[seat]?.target ?? [];
  const ownMenCount = target.filter((cell) => seatOf(men[cell] ?? VACANT) === seat).length;
  return target.every((cell) => men[cell] !== VACANT) && ownMenCount >= rules.options.fullCampMinOwn;
}

/** Marked Halma: returns whether the seat's marked man is on the tip of its target, as a win requires. */
function isMarkedManOnTip({ rules, men }: Position | Draft, seat: Seat): boolean {
  if (rules.options.marked === 'off') return true;
  const tip = rules.camps[seat]?.targetTip;
  return men.every((man, cell) => seatOf(man) !== seat || kindOf(man) !== MARKED_KIND || cell === tip);
}
