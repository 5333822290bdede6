import type { Lead, PrincipalVariation } from '@halma/engine';
import { analysisStrings } from '@halma/locales/analysis';
import { type Position, type Rules, type Seat, sideOf } from '@halma/rules';
import { tenths } from '../../locale/decimal.ts';
import { type NameOfSeat, sideName } from './seat-names.ts';

/** A lead below this many moves counts as even: deeper searches often change it by that much. */
const EVEN_MARGIN = 0.25;

/** Describes which side leads and by how much, or which side wins and in how many moves. */
export function describeLead(
  { rules, toMove }: Position,
  { proven, lead }: Pick<PrincipalVariation, 'proven'> & { readonly lead: Lead },
  nameOf: NameOfSeat,
): string {
  const strings = analysisStrings();
  const mover = sideOf(rules, toMove);
  const opponents = onlyOpposingSide(rules, toMove);
  if (proven !== undefined && (opponents !== undefined || proven.result === 'won'))
    return strings.wins(
      sideName(nameOf, proven.result === 'won' || opponents === undefined ? mover : opponents),
      ownMoves(rules, proven.plies),
    );
  return describeLeadInMoves(rules, toMove, lead.moves, nameOf);
}

/**
 * Describes which side leads and by how many moves.
 *
 * @param moves the lead of the seat; negative if behind
 */
export function describeLeadInMoves(rules: Rules, seat: Seat, moves: number, nameOf: NameOfSeat): string {
  const strings = analysisStrings();
  if (Math.abs(moves) < EVEN_MARGIN) return strings.even;
  const text = tenths(Math.abs(moves));
  const own = sideName(nameOf, sideOf(rules, seat));
  if (moves > 0) return strings.leads(own, text);
  const opponents = onlyOpposingSide(rules, seat);
  return opponents === undefined
    ? strings.trails(own, text)
    : strings.leads(sideName(nameOf, opponents), text);
}

/**
 * Returns the number of moves that one player makes before the end of the game.
 *
 * @param plies the number of moves that all players make before the end
 */
export function ownMoves({ seats }: Rules, plies: number): number {
  return Math.ceil(plies / seats.length);
}

/** Returns the opposing side in a two-sided game; undefined in a game with more sides. */
function onlyOpposingSide(rules: Rules, seat: Seat): readonly Seat[] | undefined {
  return rules.sides.length === 2 ? rules.sides.find((side) => !side.includes(seat)) : undefined;
}
