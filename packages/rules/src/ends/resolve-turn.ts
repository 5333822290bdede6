import { type Draft, isRanked } from '../position/position.ts';
import { countOccurrences } from '../position/repetition-history.ts';
import { sideOf } from '../rules/sides.ts';
import type { Seat } from '../seat.ts';
import { canMove } from '../turn/legal-moves.ts';
import { passTheTurn } from '../turn/turn-order.ts';
import { hasReachedGoal } from './goals.ts';
import { exceedsHomeLimit } from './home-limit.ts';
import type { Termination } from './outcome.ts';
import {
  allEqual,
  hasFinished,
  isEliminated,
  nextRankFromBottom,
  nextRankFromTop,
  outcomeOf,
  remainingDistance,
} from './ranking.ts';

/**
 * Ends a turn: tests the goal and home limit of the mover, passes the turn, and ends the game if it is over. The order of the tests is
 * part of the rules: goal, home limit, end of the game, all passed, no move, repetition, cap.
 */
export function settleTurn(draft: Draft, mover: Seat): void {
  testGoal(draft, mover);
  const isOverLimit = exceedsHomeLimit(draft, mover);
  if (isOverLimit) putOut(draft, mover);
  endByRanks(draft, isOverLimit ? 'home-limit' : 'win');
  if (draft.outcome === null) endByStandstill(draft, mover);
  if (draft.outcome === null) endByPasses(draft);
  passTheTurn(draft);
  if (draft.outcome === null) testNextSeat(draft);
  draft.occurrences = countOccurrences(draft);
  if (draft.outcome === null) endByRepetition(draft);
  if (draft.outcome === null) endByCap(draft);
}

/** Gives a seat that has reached its goal the next rank; takes the rank from a seat that has left its target again. */
function testGoal(draft: Draft, mover: Seat): void {
  const wasRanked = isRanked(draft, mover);
  const isHome = hasReachedGoal(draft, mover);
  if (isHome && !wasRanked) draft.ranks = draft.ranks.with(mover, nextRankFromTop(draft));
  if (!isHome && wasRanked && hasFinished(draft, mover)) draft.ranks = withoutRank(draft, mover);
}

function withoutRank(draft: Draft, mover: Seat): readonly number[] {
  const lostRank = draft.ranks[mover] ?? 0;
  return draft.ranks.map((rank, seat) => {
    if (seat === mover) return 0;
    return rank > lostRank && !isEliminated(draft, seat) ? rank - 1 : rank;
  });
}

/**
 * Eliminates a seat with the last free rank; its side has lost. If two or more other sides play on, its partners are
 * eliminated too.
 */
export function putOut(draft: Draft, seat: Seat): void {
  const { sides } = draft.rules;
  const side = sideOf(draft.rules, seat);
  const others = sides.filter(
    (other) => other !== side && !other.some((partner) => isEliminated(draft, partner)),
  );
  const losers = others.length > 1 ? [seat, ...side.filter((partner) => partner !== seat)] : [seat];
  for (const loser of losers) {
    if (hasFinished(draft, loser)) draft.ranks = withoutRank(draft, loser);
    draft.ranks = draft.ranks.with(loser, nextRankFromBottom(draft));
    draft.eliminated |= 1 << loser;
  }
}

/** Ends the game when its ranks decide it. */
export function endByRanks(draft: Draft, termination: Termination): void {
  const { rules } = draft;
  const finished = rules.sides.filter((side) => side.every((seat) => hasFinished(draft, seat)));
  const left = rules.sides.filter(
    (side) => !side.some((seat) => isEliminated(draft, seat)) && !finished.includes(side),
  );
  if (waitsForLastTurn(draft)) return;
  if (rules.options.equalTurns === 'on' && finished.length === 2) draft.outcome = allEqual(draft, 'win');
  else if (finished.length > 0 && (endsWithFirst(draft) || left.length <= 1))
    draft.outcome = outcomeOf(draft, termination);
  else if (left.length === 0 || (left.length === 1 && rules.sides.length > 1))
    draft.outcome = outcomeOf(draft, termination);
}

/** Does the game end when the first side finishes? It does with two sides, with teams and without play for rank. */
function endsWithFirst({ rules }: Draft): boolean {
  return rules.sides.length <= 2 || rules.options.teams !== 'none' || rules.options.playForRank === 'false';
}

/** With equal turns: has the seat that began just finished, so that the other has one more turn? */
function waitsForLastTurn(draft: Draft): boolean {
  const { rules, firstSeat: first, toMove } = draft;
  return (
    rules.options.equalTurns === 'on' &&
    toMove === first &&
    hasFinished(draft, first) &&
    draft.eliminated === 0
  );
}

/** Cetro: when neither side can move, the side that moved last wins. */
function endByStandstill(draft: Draft, mover: Seat): void {
  if (!draft.rules.game.lastMoverWins || draft.lastMove?.kind === 'pass') return;
  const isStandstill = draft.rules.seats.every((toMove) => !canMove({ ...draft, toMove }));
  if (!isStandstill) return;
  const others = draft.rules.seats.filter((seat) => seat !== mover).map((seat) => [seat]);
  draft.outcome = { termination: 'no-move', tiers: others.length === 0 ? [[[mover]]] : [[[mover]], others] };
}

/** Draws the game when all seats in play have passed in a row. Passes of other seats do not count. */
function endByPasses(draft: Draft): void {
  const inPlay = draft.rules.seats.filter((seat) => !isRanked(draft, seat));
  const allPassed = inPlay.length > 0 && inPlay.every((seat) => (draft.passed & (1 << seat)) !== 0);
  if (allPassed) draft.outcome = outcomeOf(draft, 'all-passed');
}

/** Under `noMove=loss` or `draw`: applies it to the seat to move if that seat has no move. */
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

/** Ends a parsed game if the ranks in its flags decide it. */
export function decideByRanks(draft: Draft): void {
  const { seats } = draft.rules;
  if (!draft.ranks.some((rank) => rank !== 0)) return;
  const { toMove } = draft;
  // `endByRanks` expects the mover of the last turn, the previous seat, to be still the seat to move.
  draft.toMove = seats.at(seats.indexOf(toMove) - 1) ?? toMove;
  endByRanks(draft, 'win');
  draft.toMove = toMove;
}
