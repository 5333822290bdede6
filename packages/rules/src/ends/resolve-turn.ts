import { type Draft, isRanked } from '../position/position.ts';
import { countOccurrences } from '../position/repetition-history.ts';
import { sideOf } from '../rules/sides.ts';
import type { Seat } from '../seat.ts';
import { canMove } from '../turn/legal-moves.ts';
import { passTurn } from '../turn/turn-order.ts';
import { hasReachedGoal } from './goals.ts';
import { exceedsHomeLimit } from './home-limit.ts';
import type { Termination } from './outcome.ts';
import {
  drawnOutcome,
  hasFinished,
  isEliminated,
  nextRankFromBottom,
  nextRankFromTop,
  outcomeOf,
  remainingDistance,
} from './ranking.ts';

/**
 * Completes a turn after its move: tests the goal and the camp limit of the mover, passes the turn, and ends the game
 * if it is over. The rules fix the order of the tests: goal, camp limit, end of the game, standstill (in Cetro), all
 * passed, no move, repetition, cap.
 */
export function resolveTurn(draft: Draft, mover: Seat): void {
  updateMoverRank(draft, mover);
  const isOverLimit = exceedsHomeLimit(draft, mover);
  if (isOverLimit) eliminate(draft, mover);
  endByRanks(draft, isOverLimit ? 'home-limit' : 'win');
  if (draft.outcome === null) endByStandstill(draft, mover);
  if (draft.outcome === null) endByPasses(draft);
  passTurn(draft);
  if (draft.outcome === null) applyNoMoveOption(draft);
  draft.occurrences = countOccurrences(draft);
  if (draft.outcome === null) endByRepetition(draft);
  if (draft.outcome === null) endByCap(draft);
}

/** Gives a seat that has reached its goal the next rank; removes the rank of a seat that has left its target. */
function updateMoverRank(draft: Draft, mover: Seat): void {
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
 * Eliminates a seat, which takes the last free rank: its side has lost. If two or more other sides play on, its
 * partners are eliminated too.
 */
export function eliminate(draft: Draft, seat: Seat): void {
  const { sides } = draft.rules;
  const side = sideOf(draft.rules, seat);
  const opposingSides = sides.filter(
    (other) => other !== side && !other.some((partner) => isEliminated(draft, partner)),
  );
  const losers = opposingSides.length > 1 ? [seat, ...side.filter((partner) => partner !== seat)] : [seat];
  for (const loser of losers) {
    if (hasFinished(draft, loser)) draft.ranks = withoutRank(draft, loser);
    draft.ranks = draft.ranks.with(loser, nextRankFromBottom(draft));
    draft.eliminated |= 1 << loser;
  }
}

/** Ends the game if its ranks decide it. */
export function endByRanks(draft: Draft, termination: Termination): void {
  const { rules } = draft;
  const finishedSides = rules.sides.filter((side) => side.every((seat) => hasFinished(draft, seat)));
  const sidesInPlay = rules.sides.filter(
    (side) => !side.some((seat) => isEliminated(draft, seat)) && !finishedSides.includes(side),
  );
  if (isAwaitingLastTurn(draft)) return;
  if (rules.options.equalTurns === 'on' && finishedSides.length === 2)
    draft.outcome = drawnOutcome(draft, 'win');
  else if (
    (finishedSides.length > 0 && endsWithFirst(draft)) ||
    sidesInPlay.length === 0 ||
    (sidesInPlay.length === 1 && rules.sides.length > 1)
  )
    draft.outcome = outcomeOf(draft, termination);
}

/** Returns whether the game ends when the first side finishes: with teams, and when players do not play for rank. */
function endsWithFirst({ rules }: Draft): boolean {
  return rules.options.teams !== 'none' || rules.options.playForRank === 'false';
}

/**
 * With equal turns: returns whether the seat that moved first has just finished, so the other seat has one more turn.
 */
function isAwaitingLastTurn(draft: Draft): boolean {
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
  const otherSides = draft.rules.seats.filter((seat) => seat !== mover).map((seat) => [seat]);
  draft.outcome = {
    termination: 'no-move',
    tiers: otherSides.length === 0 ? [[[mover]]] : [[[mover]], otherSides],
  };
}

/**
 * Ends the game when all seats in play have passed in a row: they share a rank. Passes by other seats do not count.
 */
function endByPasses(draft: Draft): void {
  const seatsInPlay = draft.rules.seats.filter((seat) => !isRanked(draft, seat));
  const allPassed = seatsInPlay.length > 0 && seatsInPlay.every((seat) => (draft.passed & (1 << seat)) !== 0);
  if (allPassed) draft.outcome = outcomeOf(draft, 'all-passed');
}

/** Applies the option `noMove=loss` or `noMove=draw` if the seat to move has no move. */
export function applyNoMoveOption(draft: Draft): void {
  const { noMove } = draft.rules.options;
  if (noMove === 'pass') return;
  for (let seatsToTest = draft.rules.seats.length; seatsToTest > 0; seatsToTest -= 1) {
    if (isRanked(draft, draft.toMove) || canMove(draft)) return;
    if (noMove === 'draw') draft.outcome = outcomeOf(draft, 'no-move');
    else {
      eliminate(draft, draft.toMove);
      endByRanks(draft, 'no-move');
      passTurn(draft);
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
export function endParsedGameIfDecided(draft: Draft): void {
  const { seats } = draft.rules;
  const { toMove } = draft;
  // `endByRanks` runs before the turn passes to the next seat, so it expects the previous seat to be the seat to move.
  draft.toMove = seats.at(seats.indexOf(toMove) - 1) ?? toMove;
  endByRanks(draft, 'win');
  draft.toMove = toMove;
}
