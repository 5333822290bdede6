import type { Line } from '@halma/engine';
import type { Position } from '@halma/rules';
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
  return Math.abs(line.score) < EVEN ? words.even : words.leads(name, Math.abs(line.score).toFixed(1));
}
