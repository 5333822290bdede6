import { explainMove, type KernelNetwork, leadsOf, PositionAnalyser, type SearchInfo } from '@halma/engine';
import { formatMove, makeRules, type Position, parsePosition, type Rules } from '@halma/rules';
import type { AnalysisRequest, ComputerResponse, HintRequest, ShownAnalysis } from './computer-messages.ts';
import { lineMoves } from './line-moves.ts';
import type { SearchControl } from './search-control.ts';

/** The maximum number of moves that the page shows of each line. */
const MAX_SHOWN_MOVES = 4;

/**
 * The analyser that served the previous request, reused because its transposition table is large. `key`
 * identifies its rules.
 */
let cached:
  | {
      readonly key: string;
      readonly network: KernelNetwork | null;
      readonly rules: Rules;
      readonly analyser: PositionAnalyser;
    }
  | undefined;

type Preparation =
  | { readonly ok: true; readonly analyser: PositionAnalyser; readonly position: Position }
  | { readonly ok: false; readonly response: ComputerResponse };

/**
 * Analyses a position. Yields a response for each depth, then the end; or a problem if the rules or the
 * position are refused. Unless the request continues an analysis, clears earlier results first, so that the same limits
 * give the same result.
 */
export function* runAnalysis(
  request: AnalysisRequest,
  control: SearchControl,
  network: KernelNetwork | null = null,
): Generator<ComputerResponse, void> {
  const prepared = prepare(request, network, request.continues);
  if (!prepared.ok) {
    yield prepared.response;
    return;
  }
  const { limits, lineCount } = request;
  const { analyser, position } = prepared;
  let previous: SearchInfo | undefined;
  for (const analysis of analyser.analyse(position, { ...limits, ...control }, { lineCount })) {
    yield { kind: 'found', analysis: shownAnalysis(position, analysis, previous) };
    previous = analysis;
  }
  yield { kind: 'end' };
}

/** Returns the computer's move in a position, and the reasons for it. */
export function findHint(
  request: HintRequest,
  control: SearchControl,
  network: KernelNetwork | null = null,
): ComputerResponse {
  const prepared = prepare(request, network);
  if (!prepared.ok) return prepared.response;
  const { analyser, position } = prepared;
  let lastAnalysis: SearchInfo | undefined;
  for (const analysis of analyser.analyse(position, { ...request.limits, ...control }))
    lastAnalysis = analysis;
  const move = lastAnalysis?.lines[0]?.moves[0];
  if (move === undefined) return { kind: 'problem', problem: 'There is no legal move.' };
  const reasons = explainMove(position, move).filter(({ weight }) => weight > 0);
  return { kind: 'hint', move: formatMove(position.rules.board, move), reasons };
}

/** Reads the requested position, and clears the analyser unless its results are to be kept. */
function prepare(
  { rules: config, position, first }: Pick<AnalysisRequest, 'rules' | 'position' | 'first'>,
  network: KernelNetwork | null,
  keepsResults = false,
): Preparation {
  const key = JSON.stringify(config);
  if (cached?.key !== key || cached.network !== network) {
    const rules = makeRules(config);
    if (!rules.ok) return problem(`The rules are refused: ${rules.refusal.code}.`);
    const analyser = new PositionAnalyser(rules.value, { network });
    cached = { key, network, rules: rules.value, analyser };
  }
  const { rules, analyser } = cached;
  const parsed = parsePosition(rules, position, first);
  if (!parsed.ok) return problem(`The position is refused: ${parsed.refusal.code}.`);
  if (!keepsResults) analyser.reset();
  return { ok: true, analyser, position: parsed.value };
}

function shownAnalysis(
  position: Position,
  analysis: SearchInfo,
  previous: SearchInfo | undefined,
): ShownAnalysis {
  const leads = leadsOf(position, analysis, previous);
  return {
    ...analysis,
    lines: analysis.lines.flatMap((line, index) => {
      const lead = leads[index];
      return lead === undefined
        ? []
        : [{ ...line, lead, shownMoves: lineMoves(position, line.moves, MAX_SHOWN_MOVES) }];
    }),
  };
}

function problem(text: string): Preparation {
  return { ok: false, response: { kind: 'problem', problem: text } };
}
