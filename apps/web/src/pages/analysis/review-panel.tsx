import type { ReviewedPly } from '@halma/engine';
import { analysisStrings } from '@halma/locales/analysis';
import { reasonStrings } from '@halma/locales/reasons';
import type { Seat, SeatLetter } from '@halma/rules';
import { seatFromLetter } from '@halma/rules';
import { For, type JSX, Show } from 'solid-js';
import { costliestMoves } from '../../analysis/review-graph.ts';
import { lineMove } from '../../game/line-moves.ts';
import { tenths } from '../../locale/decimal.ts';
import { LeadGraph } from './lead-graph.tsx';
import { seatColour } from './seat-names.ts';
import { useStudy } from './study-context.ts';

/** The number of turns that the review explains. */
const EXPLAINED_TURNS = 3;

/** The review of the current line: a graph of the lead, and the costliest turns. */
export function ReviewPanel(): JSX.Element {
  const { study, line, reviewer } = useStudy();
  const start = (): void => reviewer.start(line().flatMap((number) => study().nodes[number]?.position ?? []));
  return (
    <section class="card review" aria-label={analysisStrings().review}>
      <Show when={reviewer.plies().length > 0}>
        <LeadGraph />
        <CostliestTurns />
      </Show>
      <div class="row padded">
        <Show
          when={reviewer.state() === 'running'}
          fallback={
            <button
              type="button"
              class="btn dense"
              aria-disabled={line().length < 2}
              title={line().length < 2 ? analysisStrings().noMoves : undefined}
              onClick={() => line().length > 1 && start()}
            >
              {analysisStrings().review}
            </button>
          }
        >
          <span class="small num" role="status">
            {analysisStrings().reviewing(reviewer.plies().length, reviewer.length())}
          </span>
          <button type="button" class="btn dense" onClick={reviewer.stop}>
            {analysisStrings().stopReview}
          </button>
        </Show>
        <Show when={reviewer.state() === 'failed'}>
          <p class="small refused" role="alert">
            {analysisStrings().stopped}
          </p>
        </Show>
      </div>
    </section>
  );
}

function CostliestTurns(): JSX.Element {
  const { reviewer } = useStudy();
  const costliest = (): readonly ReviewedPly[] => costliestMoves(reviewer.plies(), EXPLAINED_TURNS);
  return (
    <div class="worst">
      <h2>{analysisStrings().costliestMoves}</h2>
      <ol>
        <For each={costliest()} fallback={<li class="small quiet">{analysisStrings().noCostlyMove}</li>}>
          {(ply) => <TurnCost reviewed={ply} />}
        </For>
      </ol>
    </div>
  );
}

function TurnCost(props: { reviewed: ReviewedPly }): JSX.Element {
  const { study, line, go } = useStudy();
  const before = (): number => line()[props.reviewed.ply - 1 - firstPly()] ?? 0;
  const firstPly = (): number => study().nodes[0]?.position.ply ?? 0;
  const position = () => study().nodes[before()]?.position;
  const labels = (): { move: string; better: string; reason: string } => {
    const shown = position();
    const best = props.reviewed.assessment?.bestLine.moves[0];
    if (shown === undefined) return { move: '', better: '', reason: '' };
    const nameOf = (letter: SeatLetter): string =>
      seatColour(shown.rules, seatFromLetter(letter) ?? (1 as Seat));
    const [drawback] = props.reviewed.reasons.filter(({ weight }) => weight < 0);
    const [benefit] = props.reviewed.assessment?.bestReasons ?? [];
    const reason = drawback ?? benefit;
    return {
      move: `${seatColour(shown.rules, props.reviewed.seat)} ${lineMove(shown, props.reviewed.move).text}`,
      better: best === undefined ? '' : analysisStrings().better(lineMove(shown, best).text),
      reason: reason === undefined ? '' : reasonStrings().reason(shown.rules, reason, nameOf),
    };
  };
  const loss = () => props.reviewed.assessment?.loss;
  return (
    <li>
      <button type="button" class="loss" onClick={() => go(before())}>
        <b>
          {props.reviewed.ply}. {labels().move}
        </b>
        <Show when={props.reviewed.assessment}>
          {(assessment) => (
            <span class="refused"> · {reasonStrings().judgement(assessment().judgement)}</span>
          )}
        </Show>
        <span class="small">
          {analysisStrings().cost(tenths(loss()?.moves ?? 0), Math.round((loss()?.chance ?? 0) * 100))}{' '}
          {labels().better} {labels().reason}
        </span>
      </button>
    </li>
  );
}
