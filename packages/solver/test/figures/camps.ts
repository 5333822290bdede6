import { makeRules, type Position, type Rules, startPosition } from '@halma/rules';
import { type Candidates, findCandidates } from '../../src/figures/candidates.ts';
import { type CornerCamp, cornerCampOf } from '../../src/figures/corner-camp.ts';
import { FigureSolver } from '../../src/figures/figure-solver.ts';
import { runToCompletion } from '../../src/run-to-completion.ts';

/** The camp of a game, with the rules and the start position of one army alone. */
export interface GameCamp {
  readonly rules: Rules;
  readonly camp: CornerCamp;
  readonly start: Position;
}

export function gameCamp(game: string): GameCamp {
  const rules = makeRules({ game, alone: 'A' });
  if (!rules.ok) throw new Error(rules.refusal.code);
  const start = startPosition(rules.value);
  const camp = cornerCampOf(rules.value);
  if (!start.ok || camp === null) throw new Error(`${game} has no corner camp`);
  return { rules: rules.value, camp, start: start.value };
}

export function candidatesOf(camp: CornerCamp): Candidates {
  return runToCompletion(findCandidates(new FigureSolver(camp)));
}
