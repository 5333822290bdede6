import { accept, type Result, refuse } from '../refusal.ts';
import { type Rules, zeroForEachSeat } from '../rules/rules.ts';
import { MARKED, manOf, PLAIN, type Seat, type SeatLetter, seatOfLetter, WALL } from '../seat.ts';
import { placementHash } from './hash.ts';
import type { Position } from './position.ts';

/** A board without men: a byte a cell, then the wall, which is never vacant, and away, which always is. */
export function emptyMen(rules: Rules): Uint8Array {
  const men = new Uint8Array(rules.board.cells + 2);
  men[rules.board.wall] = WALL;
  return men;
}

/** The men of a game as they are set up. */
export function menAtStart(rules: Rules): Uint8Array {
  const men = emptyMen(rules);
  for (const seat of rules.seats) {
    const yard = rules.yards[seat];
    for (const cell of yard?.home ?? []) men[cell] = manOf(seat, startKind(rules, seat, cell));
  }
  return men;
}

function startKind(rules: Rules, seat: Seat, cell: number): number {
  const yard = rules.yards[seat];
  if (rules.options.marked === 'on' && cell === yard?.homeTip) return MARKED;
  return yard?.kindAtStart[cell] ?? PLAIN;
}

/**
 * The start of a game.
 *
 * @param first the seat that begins; the first in turn order unless named. Refused when it does not play.
 */
export function startPosition(rules: Rules, first?: SeatLetter): Result<Position> {
  const seat = first === undefined ? rules.seats[0] : seatOfLetter(first);
  if (seat === undefined || !rules.seats.includes(seat)) {
    return refuse('unknown-seat', first === undefined ? {} : { detail: first });
  }
  const hands = zeroForEachSeat();
  for (const player of rules.seats) hands[player] = rules.hand;
  return accept(freshPosition(rules, menAtStart(rules), { toMove: seat, first: seat, hands }));
}

/** A position in which nothing is remembered but what is given. */
export function freshPosition(
  rules: Rules,
  men: Uint8Array,
  state: { readonly toMove: Seat; readonly first: Seat } & Partial<Position>,
): Position {
  const hands = state.hands ?? zeroForEachSeat();
  return {
    rules,
    men,
    ply: 0,
    round: 1,
    ranks: zeroForEachSeat(),
    out: 0,
    evacuated: 0,
    hands,
    dropsLeft: hands.reduce((sum, hand) => sum + hand, 0),
    demand: false,
    turns: zeroForEachSeat(),
    passed: 0,
    lastMove: null,
    previous: null,
    past: null,
    hash: placementHash(men, rules.board.cells),
    occurrences: 1,
    outcome: null,
    ...state,
  };
}
