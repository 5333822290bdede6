import { countOccurrences } from '../position/past-positions.ts';
import { type Draft, isRanked } from '../position/position.ts';
import { sideOf } from '../rules/sides.ts';
import type { Seat } from '../seat.ts';
import { canMove } from '../turn/legal-moves.ts';
import { passTheTurn } from '../turn/turn-order.ts';
import { hasReachedGoal } from './goals.ts';
import { hasRunOut } from './home-limit.ts';
import type { Termination } from './outcome.ts';
import {
  allEqual,
  hasFinished,
  isOut,
  nextRankFromBottom,
  nextRankFromTop,
  outcomeOf,
  remainingDistance,
} from './ranking.ts';

/**
 * Ends a turn: tests the mover alone, hands the turn on, and ends the game where it has ended. The order of the tests is
 * part of the rules: goal, home limit, end of the game, all passed, nobody to move, repetition, cap.
 */
export function settleTurn(draft: Draft, mover: Seat): void {
  testGoal(draft, mover);
  const limited = hasRunOut(draft, mover);
  if (limited) putOut(draft, mover);
  endByRanks(draft, limited ? 'home-limit' : 'win');
  if (draft.outcome === null) endByStandstill(draft, mover);
  if (draft.outcome === null) endByPasses(draft);
  passTheTurn(draft);
  if (draft.outcome === null) testNextSeat(draft);
  draft.occurrences = countOccurrences(draft);
  if (draft.outcome === null) endByRepetition(draft);
  if (draft.outcome === null) endByCap(draft);
}

/** A seat that has come home takes the next rank; one that has gone out again gives its rank up. */
function testGoal(draft: Draft, mover: Seat): void {
  const ranked = isRanked(draft, mover);
  const home = hasReachedGoal(draft, mover);
  if (home && !ranked) draft.ranks = draft.ranks.with(mover, nextRankFromTop(draft));
  if (!home && ranked && hasFinished(draft, mover)) draft.ranks = withoutRank(draft, mover);
}

function withoutRank(draft: Draft, mover: Seat): readonly number[] {
  const given = draft.ranks[mover] ?? 0;
  return draft.ranks.map((rank, seat) => {
    if (seat === mover) return 0;
    return rank > given && !isOut(draft, seat) ? rank - 1 : rank;
  });
}

/**
 * A seat goes out, last of those left, and its side has lost. Where two or more sides play on, its partners go out with
 * it.
 */
export function putOut(draft: Draft, seat: Seat): void {
  const { sides } = draft.rules;
  const side = sideOf(draft.rules, seat);
  const others = sides.filter((other) => other !== side && !other.some((partner) => isOut(draft, partner)));
  const losers = others.length > 1 ? [seat, ...side.filter((partner) => partner !== seat)] : [seat];
  for (const loser of losers) {
    if (hasFinished(draft, loser)) draft.ranks = withoutRank(draft, loser);
    draft.ranks = draft.ranks.with(loser, nextRankFromBottom(draft));
    draft.out |= 1 << loser;
  }
}

/** Ends the game when its ranks decide it. */
export function endByRanks(draft: Draft, termination: Termination): void {
  const { rules } = draft;
  const finished = rules.sides.filter((side) => side.every((seat) => hasFinished(draft, seat)));
  const left = rules.sides.filter(
    (side) => !side.some((seat) => isOut(draft, seat)) && !finished.includes(side),
  );
  if (waitsForLastTurn(draft)) return;
  if (rules.options.equalTurns === 'on' && finished.length === 2) draft.outcome = allEqual(draft, 'win');
  else if (finished.length > 0 && (endsWithFirst(draft) || left.length <= 1))
    draft.outcome = outcomeOf(draft, termination);
  else if (left.length === 0 || (left.length === 1 && rules.sides.length > 1))
    draft.outcome = outcomeOf(draft, termination);
}

/** Games of two sides, and of teams, are over with the first that comes home. */
function endsWithFirst({ rules }: Draft): boolean {
  return rules.sides.length <= 2 || rules.options.teams !== 'none' || rules.options.playForRank === 'false';
}

/** With equal turns, when the seat that began has just come home, the other has one more turn. */
function waitsForLastTurn(draft: Draft): boolean {
  const { rules, first, toMove } = draft;
  return (
    rules.options.equalTurns === 'on' && toMove === first && hasFinished(draft, first) && draft.out === 0
  );
}

/** Cetro: when neither side can move, whoever moved last has won. */
function endByStandstill(draft: Draft, mover: Seat): void {
  if (!draft.rules.game.lastMoverWins || draft.lastMove?.kind === 'pass') return;
  const stuck = draft.rules.seats.every((toMove) => !canMove({ ...draft, toMove }));
  if (!stuck) return;
  const others = draft.rules.seats.filter((seat) => seat !== mover).map((seat) => [seat]);
  draft.outcome = { termination: 'no-move', tiers: others.length === 0 ? [[[mover]]] : [[[mover]], others] };
}

/** A draw when every seat in play has passed in a row. Passes of seats that have finished or gone out count neither way. */
function endByPasses(draft: Draft): void {
  const inPlay = draft.rules.seats.filter((seat) => !isRanked(draft, seat));
  const allPassed = inPlay.length > 0 && inPlay.every((seat) => (draft.passed & (1 << seat)) !== 0);
  if (allPassed) draft.outcome = outcomeOf(draft, 'all-passed');
}

/** Where a seat without a move loses or draws, that happens the moment the turn comes to it. */
export function testNextSeat(draft: Draft): void {
  const { noMove } = draft.rules.options;
  if (noMove === 'pass') return;
  for (let tries = draft.rules.seats.length; tries > 0; tries -= 1) {
    if (isRanked(draft, draft.toMove) || canMove(draft)) return;
    if (noMove === 'draw') draft.outcome = outcomeOf(draft, 'no-move');
    else {
      putOut(draft, draft.toMove);
      endByRanks(draft, 'no-move');
      passTheTurn(draft);
    }
    if (draft.outcome !== null) return;
  }
}

function endByRepetition(draft: Draft): void {
  if (draft.rules.options.repetition === '3' && draft.occurrences >= 3)
    draft.outcome = outcomeOf(draft, 'repetition');
}

function endByCap(draft: Draft): void {
  const { moveCap, capResult } = draft.rules.options;
  if (moveCap === 0 || draft.ply < moveCap) return;
  draft.outcome =
    capResult === 'progress'
      ? outcomeOf(draft, 'cap', (side) => remainingDistance(draft, side))
      : outcomeOf(draft, 'cap');
}

/** Ends a game that was read from a text whose flags call it decided. */
export function decideByRanks(draft: Draft): void {
  const { seats } = draft.rules;
  if (!draft.ranks.some((rank) => rank !== 0)) return;
  const { toMove } = draft;
  // The ends of a turn are judged while the turn is still the mover's, the seat before this one.
  draft.toMove = seats.at(seats.indexOf(toMove) - 1) ?? toMove;
  endByRanks(draft, 'win');
  draft.toMove = toMove;
}
