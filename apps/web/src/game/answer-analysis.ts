import { Analyst, type Limits } from '@halma/engine';
import { makeRules, parsePosition, type Rules } from '@halma/rules';
import type { AnalysisRequest, ComputerAnswer } from './computer-messages.ts';

/** The analyst of the last game asked about: the memory it searches with is large. */
let kept: { readonly game: string; readonly rules: Rules; readonly analyst: Analyst } | undefined;

/**
 * Analyses what is asked for: an answer for each depth, then the end; or a problem, where the position is none of its game.
 * What earlier requests have found is forgotten first, so that the same limits find the same again.
 */
export function* answerAnalysis(
  { rules: choice, position, first, limits, lines }: AnalysisRequest,
  clock: Limits['clock'],
): Generator<ComputerAnswer, void> {
  const game = JSON.stringify(choice);
  if (kept?.game !== game) {
    const rules = makeRules(choice);
    if (!rules.ok) {
      yield { kind: 'problem', problem: `The rules are refused: ${rules.refusal.code}.` };
      return;
    }
    kept = { game, rules: rules.value, analyst: new Analyst(rules.value) };
  }
  const { rules, analyst } = kept;
  const read = parsePosition(rules, position, first);
  if (!read.ok) {
    yield { kind: 'problem', problem: `The position is refused: ${read.refusal.code}.` };
    return;
  }
  analyst.forget();
  for (const analysis of analyst.analyse(read.value, { ...limits, clock }, { lines }))
    yield { kind: 'found', analysis };
  yield { kind: 'end' };
}
