import type { Goal } from '../game/games.ts';
import type { Draft, Position } from '../position/position.ts';
import type { Yard } from '../rules/yards.ts';
import { kindOf, MARKED, type Seat, seatOf, VACANT } from '../seat.ts';

/** Has the seat done what its game asks? Said of its own men alone; whoever did not just move is asked at its own turn. */
export function hasReachedGoal(position: Position | Draft, seat: Seat): boolean {
  return GOAL_TESTS[position.rules.game.goal](position, seat);
}

type GoalTest = (position: Position | Draft, seat: Seat) => boolean;

const GOAL_TESTS: Readonly<Record<Goal, GoalTest>> = {
  camp: (position, seat) => {
    const { winRule } = position.rules.options;
    const won =
      (winRule !== 'full-camp' && allHome(position, seat)) ||
      (winRule !== 'all-home' && isCampFull(position, seat));
    return won && markedManIsOnTip(position, seat);
  },
  'own-rows': (position, seat) =>
    everyMan(position, seat, (yard, cell, kind) => yard.kindAtEnd[cell] === kind),
  cleared: (position, seat) =>
    position.dropsLeft === 0 && !position.men.some((man) => man !== VACANT && seatOf(man) === seat),
};

function allHome(position: Position | Draft, seat: Seat): boolean {
  return everyMan(position, seat, (yard, cell) => yard.inTarget[cell] === 1);
}

/** True when the seat has men and all of them pass the test. A seat without men, in a problem, has not come home. */
function everyMan(
  { rules, men }: Position | Draft,
  seat: Seat,
  test: (yard: Yard, cell: number, kind: number) => boolean,
): boolean {
  const yard = rules.yards[seat];
  if (yard === undefined) return false;
  let found = false;
  for (let cell = 0; cell < rules.board.cells; cell += 1) {
    const man = men[cell] ?? VACANT;
    if (man === VACANT || seatOf(man) !== seat) continue;
    if (!test(yard, cell, kindOf(man))) return false;
    found = true;
  }
  return found;
}

/** Every square of the target is occupied, and enough of the men there are the seat's own. */
function isCampFull({ rules, men }: Position | Draft, seat: Seat): boolean {
  const target = rules.yards[seat]?.target ?? [];
  const own = target.filter((cell) => seatOf(men[cell] ?? VACANT) === seat).length;
  return target.every((cell) => men[cell] !== VACANT) && own >= rules.options.fullCampMinOwn;
}

/** Marked Halma: a set whose marked man stands elsewhere does not win until that is put right. */
function markedManIsOnTip({ rules, men }: Position | Draft, seat: Seat): boolean {
  if (rules.options.marked === 'off') return true;
  const tip = rules.yards[seat]?.targetTip;
  return men.every((man, cell) => seatOf(man) !== seat || kindOf(man) !== MARKED || cell === tip);
}
