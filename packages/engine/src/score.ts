import type { Position } from '@halma/rules';
import type { ValuedLine } from './finding.ts';
import { PROVEN } from './kernel-search/kernel-search.ts';
import type { Line } from './line.ts';
import { FINISH } from './root/end-bonus.ts';
import { ownSide, sidesInPlay, winningSide } from './root/sides.ts';
import { costOfMove } from './values/cost-of-move.ts';

/** Moves ahead that make the odds of winning e times better. */
export const SWING = 1.5;

/** What a game that is decided scores, in moves. */
const DECIDED = 99;

/** A line with its value as people read it: moves ahead in the race, and the chance to come in first. */
export function lineOf(position: Position, { moves, value }: ValuedLine): Line {
  if (Math.abs(value) > PROVEN / 2) {
    const result = value > 0 ? 'won' : 'lost';
    const plies = Math.round(PROVEN - Math.abs(value));
    return { moves, ...decided(value > 0), proven: { result, plies } };
  }
  if (Math.abs(value) > FINISH / 2)
    return { moves, ...decided(value > 0), proven: { result: value > 0 ? 'won' : 'lost', plies: 1 } };
  const score = value / costOfMove(position.rules);
  return { moves, score: round(score), winningChance: round(chanceOf(position, score)) };
}

function decided(won: boolean): Pick<Line, 'score' | 'winningChance'> {
  return { score: won ? DECIDED : -DECIDED, winningChance: won ? 1 : 0 };
}

/** The chance to come in first, were all rivals in play as far away as the score says. */
function chanceOf(position: Position, score: number): number {
  const winner = winningSide(position);
  if (winner !== undefined) return winner === ownSide(position) ? 1 : 0;
  const rivals = sidesInPlay(position).filter((side) => side !== ownSide(position)).length;
  return 1 / (1 + rivals * Math.exp(-score / SWING));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
