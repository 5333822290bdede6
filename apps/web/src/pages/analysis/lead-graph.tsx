import { analysisStrings } from '@halma/locales/analysis';
import type { Seat } from '@halma/rules';
import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { positiveSeats } from '../../analysis/named-side.ts';
import {
  type GraphLine,
  type GraphPhase,
  type GraphPoint,
  graphLines,
  graphPhases,
  MAX_LEAD,
} from '../../analysis/review-graph.ts';
import { hasModifier } from '../../board/step-keys.ts';
import { describeLeadInMoves } from './lead.ts';
import { sideName } from './seat-names.ts';
import { useStudy } from './study-context.ts';
import { PhaseTerm } from './term.tsx';

/** The margins of the drawing, in pixels. */
const [TOP, RIGHT, BOTTOM, LEFT] = [8, 10, 18, 24];
/** The leads marked by horizontal lines, in moves. */
const LEAD_LEVELS = [-8, -4, 0, 4, 8];
/** The distance between a mark and the line, in pixels. */
const MARK_DISTANCE = 9;
/** The minimum distance between the labels of two rounds, in pixels. */
const MIN_LABEL_DISTANCE = 60;

/**
 * A graph of the lead after each turn of the reviewed game. Pressing, dragging and the arrow keys select a
 * turn.
 */
export function LeadGraph(): JSX.Element {
  const { reviewer } = useStudy();
  return (
    <Show when={reviewer.plies().length > 0}>
      <Graph />
    </Show>
  );
}

function Graph(): JSX.Element {
  const { reviewer, reviewedIndex, goToReviewed, nameOf, colourOf } = useStudy();
  const [size, setSize] = createSignal({ width: 480, height: 140 });
  let box: HTMLDivElement | undefined;
  onMount(() => {
    const resizeObserver = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    if (box !== undefined) resizeObserver.observe(box);
    onCleanup(() => resizeObserver.disconnect());
  });
  const start = () => reviewer.positions()[0];
  const rules = () => start()?.rules;
  const firstPly = (): number => start()?.ply ?? 0;
  const turnCount = (): number => Math.max(1, reviewer.positions().length - 1);
  const lines = createMemo((): readonly GraphLine[] => {
    const gameRules = rules();
    return gameRules === undefined ? [] : graphLines(gameRules, reviewer.plies());
  });
  const phases = createMemo(() => graphPhases(reviewer.plies()));
  const middle = (): number => TOP + (size().height - TOP - BOTTOM) / 2;
  const x = (turn: number): number => LEFT + (turn / turnCount()) * (size().width - LEFT - RIGHT);
  const xOf = ({ ply }: Pick<GraphPoint, 'ply'>): number => x(ply - firstPly());
  const y = (lead: number): number => middle() - (lead / MAX_LEAD) * ((size().height - TOP - BOTTOM) / 2);
  const isSingle = (): boolean => lines().length === 1;
  /** The colour of a seat's line if there are several lines. */
  const lineColour = (seat: Seat): string | undefined => {
    const gameRules = rules();
    return isSingle() || gameRules === undefined ? undefined : colourOf(seat);
  };
  /** The start and the width of a phase, in pixels. */
  const spanOf = (
    { from, to }: GraphPhase,
    index: number,
  ): { readonly start: number; readonly width: number } => {
    const startX = x(index === 0 ? 0 : from - 1 - firstPly());
    return { start: startX, width: Math.max(0, x(to - firstPly()) - startX) };
  };
  const currentTurn = (): number => Math.max(0, reviewedIndex());
  const currentPoints = (): readonly GraphPoint[] =>
    lines().flatMap(({ points }) => points.findLast(({ ply }) => ply - firstPly() <= currentTurn()) ?? []);
  const valueText = (): string => {
    const turn = reviewer.plies()[currentTurn() - 1];
    const gameRules = rules();
    if (turn?.assessment == null || gameRules === undefined) return analysisStrings().graphStart;
    const lead = describeLeadInMoves(gameRules, turn.seat, turn.assessment.lead.after.moves, nameOf);
    return analysisStrings().graphValue(reviewer.positions()[currentTurn() - 1]?.round ?? 0, lead);
  };
  const caption = (): string => {
    const gameRules = rules();
    if (gameRules === undefined) return '';
    if (!isSingle()) return analysisStrings().leadOfEach;
    return analysisStrings().above(sideName(nameOf, positiveSeats(gameRules, gameRules.seats[0] ?? 1)));
  };
  const goToTurn = (turn: number): void => goToReviewed(Math.max(0, Math.min(turnCount(), turn)));
  const goToPointer = (event: PointerEvent): void => {
    if (box === undefined) return;
    const { left } = box.getBoundingClientRect();
    goToTurn(Math.round(((event.clientX - left - LEFT) / (size().width - LEFT - RIGHT)) * turnCount()));
  };
  const onKey = (event: KeyboardEvent): void => {
    const offset = { ArrowLeft: -1, ArrowRight: 1, Home: -turnCount(), End: turnCount() }[event.key];
    if (offset === undefined || hasModifier(event)) return;
    event.preventDefault();
    goToTurn(currentTurn() + offset);
  };
  const path = (points: readonly GraphPoint[]): string => {
    const from = isSingle() ? [`${x(0)} ${y(0)}`] : [];
    return [...from, ...points.map((point) => `${xOf(point).toFixed(1)} ${y(point.lead).toFixed(1)}`)].join(
      'L',
    );
  };
  const labelledRounds = (): readonly number[] => {
    const seatCount = rules()?.seats.length ?? 2;
    const roundCount = Math.ceil(turnCount() / seatCount);
    const step =
      [5, 10, 20, 50, 100].find((interval) => x(interval * seatCount) - x(0) >= MIN_LABEL_DISTANCE) ?? 200;
    return Array.from({ length: Math.floor(roundCount / step) + 1 }, (_, index) => index * step);
  };
  return (
    <section class="card lead-graph" aria-label={analysisStrings().lead}>
      <div class="head">
        <span>{analysisStrings().lead}</span>
        <span class="small quiet">{caption()}</span>
      </div>
      <div class="graph-phases">
        <For each={phases()}>
          {(phase, index) => (
            <span
              style={{
                '--start': `${spanOf(phase, index()).start}px`,
                '--width': `${spanOf(phase, index()).width}px`,
              }}
            >
              <PhaseTerm phase={phase.phase} />
            </span>
          )}
        </For>
      </div>
      <div
        ref={box}
        class="graph"
        role="slider"
        tabIndex={0}
        aria-label={analysisStrings().graph}
        aria-valuemin={0}
        aria-valuemax={turnCount()}
        aria-valuenow={currentTurn()}
        aria-valuetext={valueText()}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          goToPointer(event);
        }}
        onPointerMove={(event) =>
          event.currentTarget.hasPointerCapture(event.pointerId) && goToPointer(event)
        }
        onKeyDown={onKey}
      >
        <svg viewBox={`0 0 ${size().width} ${size().height}`} aria-hidden="true">
          <For each={phases()}>
            {(phase, index) => (
              <Show when={index() % 2 === 0}>
                <rect
                  class="phase"
                  x={spanOf(phase, index()).start}
                  y={TOP}
                  width={spanOf(phase, index()).width}
                  height={size().height - TOP - BOTTOM}
                />
              </Show>
            )}
          </For>
          <For each={LEAD_LEVELS}>
            {(level) => (
              <>
                <path
                  class={level === 0 ? 'zero' : 'level'}
                  d={`M${LEFT} ${y(level)}H${size().width - RIGHT}`}
                />
                <text x={LEFT - 5} y={y(level) + 4} class="level-label">
                  {Math.abs(level)}
                </text>
              </>
            )}
          </For>
          <For each={labelledRounds()}>
            {(round) => (
              <text x={x(round * (rules()?.seats.length ?? 2))} y={size().height - 4} class="round-label">
                {round}
              </text>
            )}
          </For>
          <For each={lines()}>
            {({ seat, points }, index) => (
              <>
                <Show when={isSingle() && points.length > 0}>
                  <path class="area" d={`M${path(points)}L${xOf(points.at(-1) ?? { ply: 0 })} ${y(0)}Z`} />
                </Show>
                <path
                  class="lead-line"
                  d={`M${path(points)}`}
                  data-suit={lineColour(seat)}
                  data-dash={isSingle() ? undefined : index()}
                />
              </>
            )}
          </For>
          <For each={lines().flatMap(({ points }) => points.filter(({ mark }) => mark !== null))}>
            {(point) => (
              <path
                class="mark"
                data-mark={point.mark}
                d={point.mark === 'strong' ? 'M0 4 5-5H-5Z' : 'M0-5 5 4H-5Z'}
                transform={`translate(${xOf(point)} ${
                  y(point.lead) + (point.mark === 'strong' ? -MARK_DISTANCE : MARK_DISTANCE)
                })`}
              />
            )}
          </For>
          <path class="now" d={`M${x(currentTurn())} ${TOP}V${size().height - BOTTOM}`} />
          <For each={currentPoints()}>
            {(point) => <circle class="now-point" cx={xOf(point)} cy={y(point.lead)} r={4} />}
          </For>
        </svg>
      </div>
    </section>
  );
}
