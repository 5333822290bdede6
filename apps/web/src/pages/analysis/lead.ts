import type { PrincipalVariation } from '@halma/engine';
import { analysisStrings } from '@halma/locales/analysis';
import type { Position, Rules, Seat } from '@halma/rules';
import { tenths } from '../../locale/decimal.ts';
import { onlyOpponent, seatColour } from './seat-names.ts';

/** A lead below this many moves counts as even. */
const EVEN_MARGIN = 0.05;

/** Describes which side leads and by how much, or in how many moves it wins. */
export function describeLead({ rules, toMove }: Position, line: PrincipalVariation): string {
  const strings = analysisStrings();
  const opponent = onlyOpponent(rules, toMove);
  const ahead = line.score >= 0 || opponent === undefined ? toMove : opponent;
  const name = seatColour(rules, ahead);
  if (line.proven !== undefined && (opponent !== undefined || line.proven.result === 'won'))
    return strings.wins(name, line.proven.plies);
  if (opponent === undefined) return strings.chance(name, Math.round(line.winningChance * 100));
  return describeLeadInMoves(rules, toMove, line.score);
}

/** Describes which side leads and by how many moves. @param score the lead of the seat in moves; negative if behind */
export function describeLeadInMoves(rules: Rules, seat: Seat, score: number): string {
  const strings = analysisStrings();
  if (Math.abs(score) < EVEN_MARGIN) return strings.even;
  const opponent = onlyOpponent(rules, seat);
  const moves = tenths(Math.abs(score));
  if (score > 0) return strings.leads(seatColour(rules, seat), moves);
  return opponent === undefined
    ? strings.trails(seatColour(rules, seat), moves)
    : strings.leads(seatColour(rules, opponent), moves);
}
