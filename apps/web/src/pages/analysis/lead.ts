import type { Line } from '@halma/engine';
import type { Position, Rules, Seat } from '@halma/rules';
import { tenths } from '../../site/decimal.ts';
import { analysisWords } from '../../words/analysis.ts';
import { onlyRival, seatColour } from './seat-names.ts';

/** A lead smaller than this is none. */
const EVEN = 0.05;

/** Who leads by how much, or wins when, in words. */
export function leadWords({ rules, toMove }: Position, line: Line): string {
  const words = analysisWords();
  const rival = onlyRival(rules, toMove);
  const ahead = line.score >= 0 || rival === undefined ? toMove : rival;
  const name = seatColour(rules, ahead);
  if (line.proven !== undefined && (rival !== undefined || line.proven.result === 'won'))
    return words.wins(name, line.proven.plies);
  if (rival === undefined) return words.chance(name, Math.round(line.winningChance * 100));
  return leadInMoves(rules, toMove, line.score);
}

/** Who leads by how many moves, in words. @param score the moves by which the seat is ahead, or below zero behind */
export function leadInMoves(rules: Rules, seat: Seat, score: number): string {
  const words = analysisWords();
  if (Math.abs(score) < EVEN) return words.even;
  const rival = onlyRival(rules, seat);
  const moves = tenths(Math.abs(score));
  if (score > 0) return words.leads(seatColour(rules, seat), moves);
  return rival === undefined
    ? words.trails(seatColour(rules, seat), moves)
    : words.leads(seatColour(rules, rival), moves);
}
