import { manGlyph } from '@halma/board';
import { PHASES, type PhaseName } from '@halma/engine';
import { analysisStrings } from '@halma/locales/analysis';
import { reasonStrings } from '@halma/locales/reasons';
import type { Seat } from '@halma/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { type PlayerSummary, summarisePlayer } from '../../analysis/player-summary.ts';
import { TURN_MARKS } from '../../analysis/turn-marks.ts';
import { hundredths, percent } from '../../locale/number-format.ts';
import { useStudy } from './study-context.ts';
import { PhaseTerm, Term } from './term.tsx';

interface SummaryRow {
  readonly label: JSX.Element;
  readonly cellOf: (summary: PlayerSummary) => JSX.Element;
  readonly isStrong?: boolean;
}

/** The review summary for each player. */
export function Summary(): JSX.Element {
  const { reviewer, nameOf, goToReviewed } = useStudy();
  const rules = () => reviewer.positions()[0]?.rules;
  const summaries = createMemo((): readonly PlayerSummary[] =>
    (rules()?.seats ?? []).map((seat) => summarisePlayer(reviewer.positions(), reviewer.plies(), seat)),
  );
  const hasPhase = (phase: PhaseName): boolean =>
    summaries().some(({ accuracyByPhase }) => accuracyByPhase[phase] !== null);
  const rows = (): readonly SummaryRow[] => [
    {
      label: <Term term="accuracy">{analysisStrings().accuracy}</Term>,
      cellOf: ({ accuracy }) => percentOrDash(accuracy),
      isStrong: true,
    },
    ...PHASES.filter(hasPhase).map((phase) => ({
      label: <PhaseTerm phase={phase} />,
      cellOf: ({ accuracyByPhase }: PlayerSummary) => percentOrDash(accuracyByPhase[phase]),
    })),
    ...TURN_MARKS.map((mark) => ({
      label: analysisStrings().markCounts[mark],
      cellOf: ({ markCounts }: PlayerSummary) => markCounts[mark],
    })),
    {
      label: analysisStrings().costliest,
      cellOf: ({ costliestTurn }) =>
        costliestTurn === null ? (
          '–'
        ) : (
          <button
            type="button"
            class="link"
            aria-label={analysisStrings().showCostliest(
              reasonStrings().judgement(costliestTurn.assessment?.judgement ?? 'good'),
            )}
            onClick={() => goToReviewed(costliestTurn.ply - (reviewer.positions()[0]?.ply ?? 0))}
          >
            {percent(costliestTurn.assessment?.loss.chance ?? 0)}
          </button>
        ),
    },
    ...(summaries().some(({ menLeft }) => menLeft !== null)
      ? [{ label: analysisStrings().menLeft, cellOf: ({ menLeft }: PlayerSummary) => menLeft ?? '–' }]
      : []),
    { label: analysisStrings().meanLoss, cellOf: ({ meanLoss }) => hundredths(meanLoss) },
    { label: analysisStrings().longestHop, cellOf: ({ longestHop }) => longestHop },
  ];
  return (
    <Show when={reviewer.plies().length > 0}>
      <section class="card summary" aria-label={analysisStrings().summary} data-players={summaries().length}>
        <div class="summary-scroller">
          <table class="num">
            <thead>
              <tr>
                <td />
                <For each={summaries()}>
                  {({ seat }) => (
                    <th scope="col" title={nameOf(seat)}>
                      <SeatMan seat={seat} />
                      <span>{nameOf(seat)}</span>
                    </th>
                  )}
                </For>
              </tr>
            </thead>
            <tbody>
              <For each={rows()}>
                {({ label, cellOf, isStrong }) => (
                  <tr classList={{ strong: isStrong === true }}>
                    <th scope="row">{label}</th>
                    <For each={summaries()}>{(summary) => <td>{cellOf(summary)}</td>}</For>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </div>
      </section>
    </Show>
  );
}

function SeatMan(props: { seat: Seat }): JSX.Element {
  const { colourOf } = useStudy();
  return <>{manGlyph(colourOf(props.seat))}</>;
}

function percentOrDash(share: number | null): string {
  return share === null ? '–' : percent(share);
}
