import { makeRules, type Position, type Rules, startPosition } from '@halma/rules';
import { type Candidates, findCandidates } from '../../src/figures/candidates.ts';
import { FigureSolver } from '../../src/figures/figure-solver.ts';
import { type Yard, yardOfRules } from '../../src/figures/yard.ts';
import { finish } from '../../src/finish.ts';

/** The yard of a game, and the full yard by the rules of one army alone. */
export interface GameYard {
  readonly rules: Rules;
  readonly yard: Yard;
  readonly start: Position;
}

export function gameYard(game: string): GameYard {
  const rules = makeRules({ game, alone: 'A' });
  if (!rules.ok) throw new Error(rules.refusal.code);
  const start = startPosition(rules.value);
  const yard = yardOfRules(rules.value);
  if (!start.ok || yard === null) throw new Error(`no yard in ${game}`);
  return { rules: rules.value, yard, start: start.value };
}

export function candidatesOf(yard: Yard): Candidates {
  return finish(findCandidates(new FigureSolver(yard)));
}
