import type { Rules } from '@halma/rules';
import type { ValuedLine } from './finding.ts';
import { PROVEN } from './kernel-search/kernel-search.ts';
import type { Line } from './line.ts';
import { FINISH } from './root/end-bonus.ts';
import { costOfMove } from './values/cost-of-move.ts';

/** Moves ahead that make the odds of winning e times better. */
export const SWING = 1.5;

/** What a game that is decided scores, in moves. */
const DECIDED = 99;

/** A line with its value as people read it: moves ahead in the race, and the chance of winning. */
export function lineOf(rules: Rules, { moves, value }: ValuedLine): Line {
  if (Math.abs(value) > PROVEN / 2) {
    const result = value > 0 ? 'won' : 'lost';
    const plies = Math.round(PROVEN - Math.abs(value));
    return { moves, ...decided(value > 0), proven: { result, plies } };
  }
  if (Math.abs(value) > FINISH / 2)
    return { moves, ...decided(value > 0), proven: { result: value > 0 ? 'won' : 'lost', plies: 1 } };
  const score = value / costOfMove(rules);
  return { moves, score: round(score), winningChance: round(chanceOf(rules, score)) };
}

function decided(won: boolean): Pick<Line, 'score' | 'winningChance'> {
  return { score: won ? DECIDED : -DECIDED, winningChance: won ? 1 : 0 };
}

/** The chance to come in first, were all rivals as far away as the score says. */
function chanceOf({ sides }: Rules, score: number): number {
  return 1 / (1 + (sides.length - 1) * Math.exp(-score / SWING));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
