import { type Analysis, Analyst, explainMove } from '@halma/engine';
import { formatMove, makeRules, type Position, parsePosition, type Rules } from '@halma/rules';
import type { AnalysisRequest, ComputerAnswer, HintRequest, ShownAnalysis } from './computer-messages.ts';
import { lineMoves } from './line-moves.ts';
import type { Watch } from './watch.ts';

/** Moves of a line that are shown. */
const SHOWN = 4;

/** The analyst of the last game asked about: the memory it searches with is large. */
let kept: { readonly game: string; readonly rules: Rules; readonly analyst: Analyst } | undefined;

type Asked =
  | { readonly ok: true; readonly analyst: Analyst; readonly position: Position }
  | { readonly ok: false; readonly answer: ComputerAnswer };

/**
 * Analyses what is asked for: an answer for each depth, then the end; or a problem, where the position is none of its game.
 * What earlier requests have found is forgotten first, so that the same limits find the same again.
 */
export function* answerAnalysis(request: AnalysisRequest, watch: Watch): Generator<ComputerAnswer, void> {
  const asked = askedFor(request);
  if (!asked.ok) {
    yield asked.answer;
    return;
  }
  const { limits, lines } = request;
  for (const analysis of asked.analyst.analyse(asked.position, { ...limits, ...watch }, { lines }))
    yield { kind: 'found', analysis: shown(asked.position, analysis) };
  yield { kind: 'end' };
}

/** What the computer would play in the position asked about, and what speaks for it. */
export function answerHint(request: HintRequest, watch: Watch): ComputerAnswer {
  const asked = askedFor(request);
  if (!asked.ok) return asked.answer;
  const { analyst, position } = asked;
  let last: Analysis | undefined;
  for (const analysis of analyst.analyse(position, { ...request.limits, ...watch })) last = analysis;
  const move = last?.lines[0]?.moves[0];
  if (move === undefined) return { kind: 'problem', problem: 'There is nothing to be played.' };
  const reasons = explainMove(position, move).filter(({ weight }) => weight > 0);
  return { kind: 'hint', move: formatMove(position.rules.board, move), reasons };
}

/** The position asked about, and an analyst who has forgotten everything. */
function askedFor({
  rules: choice,
  position,
  first,
}: Pick<AnalysisRequest, 'rules' | 'position' | 'first'>): Asked {
  const game = JSON.stringify(choice);
  if (kept?.game !== game) {
    const rules = makeRules(choice);
    if (!rules.ok) return problem(`The rules are refused: ${rules.refusal.code}.`);
    kept = { game, rules: rules.value, analyst: new Analyst(rules.value) };
  }
  const { rules, analyst } = kept;
  const read = parsePosition(rules, position, first);
  if (!read.ok) return problem(`The position is refused: ${read.refusal.code}.`);
  analyst.forget();
  return { ok: true, analyst, position: read.value };
}

function shown(position: Position, { lines, ...found }: Analysis): ShownAnalysis {
  return {
    ...found,
    lines: lines.map((line) => ({ ...line, shown: lineMoves(position, line.moves, SHOWN) })),
  };
}

function problem(text: string): Asked {
  return { ok: false, answer: { kind: 'problem', problem: text } };
}
