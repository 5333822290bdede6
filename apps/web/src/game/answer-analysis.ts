import { explainMove, PositionAnalyser, type SearchInfo } from '@halma/engine';
import { formatMove, makeRules, type Position, parsePosition, type Rules } from '@halma/rules';
import type { AnalysisRequest, ComputerAnswer, HintRequest, ShownAnalysis } from './computer-messages.ts';
import { lineMoves } from './line-moves.ts';
import type { SearchControl } from './search-control.ts';

/** The number of moves shown of each line. */
const SHOWN_MOVES = 4;

/** The analyser of the last game. It is reused because its transposition table is large. */
let kept: { readonly game: string; readonly rules: Rules; readonly analyst: PositionAnalyser } | undefined;

type Asked =
  | { readonly ok: true; readonly analyst: PositionAnalyser; readonly position: Position }
  | { readonly ok: false; readonly answer: ComputerAnswer };

/**
 * Analyses a position: an answer for each depth, then the end; or a problem, where the rules refuse the position.
 * Clears earlier results first, so that the same limits give the same result.
 */
export function* answerAnalysis(
  request: AnalysisRequest,
  watch: SearchControl,
): Generator<ComputerAnswer, void> {
  const asked = askedFor(request);
  if (!asked.ok) {
    yield asked.answer;
    return;
  }
  const { limits, lines } = request;
  for (const analysis of asked.analyst.analyse(asked.position, { ...limits, ...watch }, { lineCount: lines }))
    yield { kind: 'found', analysis: shown(asked.position, analysis) };
  yield { kind: 'end' };
}

/** Returns the computer's move in a position, and the reasons for it. */
export function answerHint(request: HintRequest, watch: SearchControl): ComputerAnswer {
  const asked = askedFor(request);
  if (!asked.ok) return asked.answer;
  const { analyst, position } = asked;
  let last: SearchInfo | undefined;
  for (const analysis of analyst.analyse(position, { ...request.limits, ...watch })) last = analysis;
  const move = last?.lines[0]?.moves[0];
  if (move === undefined) return { kind: 'problem', problem: 'There is no legal move.' };
  const reasons = explainMove(position, move).filter(({ weight }) => weight > 0);
  return { kind: 'hint', move: formatMove(position.rules.board, move), reasons };
}

/** Returns the requested position and a cleared analyser. */
function askedFor({
  rules: choice,
  position,
  first,
}: Pick<AnalysisRequest, 'rules' | 'position' | 'first'>): Asked {
  const game = JSON.stringify(choice);
  if (kept?.game !== game) {
    const rules = makeRules(choice);
    if (!rules.ok) return problem(`The rules are refused: ${rules.refusal.code}.`);
    kept = { game, rules: rules.value, analyst: new PositionAnalyser(rules.value) };
  }
  const { rules, analyst } = kept;
  const read = parsePosition(rules, position, first);
  if (!read.ok) return problem(`The position is refused: ${read.refusal.code}.`);
  analyst.reset();
  return { ok: true, analyst, position: read.value };
}

function shown(position: Position, { lines, ...found }: SearchInfo): ShownAnalysis {
  return {
    ...found,
    lines: lines.map((line) => ({ ...line, shown: lineMoves(position, line.moves, SHOWN_MOVES) })),
  };
}

function problem(text: string): Asked {
  return { ok: false, answer: { kind: 'problem', problem: text } };
}
