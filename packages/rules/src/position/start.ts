import { checkRules } from '../check-arguments.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import { type Rules, zeroForEachSeat } from '../rules/rules.ts';
import { MARKED_KIND, manOf, PLAIN_KIND, type Seat, type SeatLetter, seatFromLetter, WALL } from '../seat.ts';
import { placementHash } from './hash.ts';
import type { Position } from './position.ts';

/**
 * Returns an empty board: one byte for each cell, then one for the wall, which is never vacant, and one for
 * `offBoard`, which always is.
 */
export function emptyMen(rules: Rules): Uint8Array {
  const men = new Uint8Array(rules.board.cellCount + 2);
  men[rules.board.wall] = WALL;
  return men;
}

/** Returns the men of a game in their starting setup. */
function menAtStart(rules: Rules): Uint8Array {
  const men = emptyMen(rules);
  for (const seat of rules.seats) {
    const camp = rules.camps[seat];
    for (const cell of camp?.home ?? []) men[cell] = manOf(seat, startKind(rules, seat, cell));
  }
  return men;
}

function startKind(rules: Rules, seat: Seat, cell: number): number {
  const camp = rules.camps[seat];
  if (rules.options.marked === 'on' && cell === camp?.homeTip) return MARKED_KIND;
  return camp?.kindAtStart[cell] ?? PLAIN_KIND;
}

/**
 * Returns the start position of a game. Refuses a first seat that does not play.
 *
 * @param first the seat that moves first; defaults to the first in turn order
 */
export function startPosition(rules: Rules, first?: SeatLetter): Result<Position> {
  checkRules(rules);
  const firstSeat = first === undefined ? rules.seats[0] : seatFromLetter(first);
  if (firstSeat === undefined || !rules.seats.includes(firstSeat)) {
    return refuse('unknown-seat', first === undefined ? {} : { detail: first });
  }
  const hands = zeroForEachSeat();
  for (const seat of rules.seats) hands[seat] = rules.handSize;
  return accept(freshPosition(rules, menAtStart(rules), { toMove: firstSeat, firstSeat, hands }));
}

/** Returns a position without history. `state` overrides the defaults. */
export function freshPosition(
  rules: Rules,
  men: Uint8Array,
  state: { readonly toMove: Seat; readonly firstSeat: Seat } & Partial<Position>,
): Position {
  const hands = state.hands ?? zeroForEachSeat();
  return {
    rules,
    men,
    ply: 0,
    round: 1,
    ranks: zeroForEachSeat(),
    eliminated: 0,
    evacuated: 0,
    hands,
    dropsLeft: hands.reduce((sum, hand) => sum + hand, 0),
    jumpDemanded: false,
    turnsPlayed: zeroForEachSeat(),
    passed: 0,
    lastMove: null,
    previous: null,
    repetitionHistory: null,
    hash: placementHash(men, rules.board.cellCount),
    occurrences: 1,
    outcome: null,
    ...state,
  };
}
