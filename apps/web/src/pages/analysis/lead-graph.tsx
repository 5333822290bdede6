import { analysisStrings } from '@halma/locales/analysis';
import { reasonStrings } from '@halma/locales/reasons';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { type GraphPoint, graphOf, MAX_LEAD } from '../../analysis/review-graph.ts';
import { describeLeadInMoves } from './lead.ts';
import { seatColour } from './seat-names.ts';
import { useStudy } from './study-context.ts';

/** The size of the drawing, and its margins for the names of the phases and of the levels, in SVG units. */
const [WIDTH, HEIGHT, TOP, LEFT] = [384, 170, 22, 24];
/** The width of a phase's name, in SVG units. */
const NAME_WIDTH = 56;
const MIDDLE = TOP + (HEIGHT - TOP) / 2;
/** The leads marked by horizontal lines, in moves. */
const LEVELS = [-8, -4, 0, 4, 8];

/** A graph of the lead after each turn of the reviewed game. A press or the arrow keys select a turn. */
export function LeadGraph(): JSX.Element {
  const { study, line, position, reviewer, go } = useStudy();
  const first = (): number => study().nodes[0]?.position.ply ?? 0;
  const rules = createMemo(() => position().rules);
  const seat = () => rules().seats[0] ?? 1;
  const points = createMemo((): readonly GraphPoint[] =>
    graphOf(reviewer.plies(), seat(), rules().sides.length),
  );
  const turnCount = (): number => Math.max(1, reviewer.length());
  const x = (ply: number): number => LEFT + ((ply - first()) / turnCount()) * (WIDTH - LEFT - 8);
  const y = (lead: number): number => MIDDLE - (lead / MAX_LEAD) * ((HEIGHT - TOP) / 2);
  const currentTurn = (): number => line().indexOf(study().at);
  const currentPoint = (): GraphPoint | undefined =>
    points().findLast(({ ply }) => ply - first() <= currentTurn());
  const valueText = (): string => {
    const point = currentPoint();
    if (point === undefined) return '';
    return analysisStrings().graphValue(currentTurn(), describeLeadInMoves(rules(), seat(), point.lead));
  };
  const goToTurn = (turn: number): void => {
    const node = line()[Math.max(0, Math.min(line().length - 1, turn))];
    if (node !== undefined) go(node);
  };
  const onPress = (event: MouseEvent & { currentTarget: HTMLElement }): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const unit = ((event.clientX - box.left) / box.width) * WIDTH;
    goToTurn(Math.round(((unit - LEFT) / (WIDTH - LEFT - 8)) * turnCount()));
  };
  const onKey = (event: KeyboardEvent): void => {
    const offset = { ArrowLeft: -1, ArrowRight: 1, Home: -turnCount(), End: turnCount() }[event.key];
    if (offset === undefined) return;
    event.preventDefault();
    goToTurn(currentTurn() + offset);
  };
  const path = (): string =>
    points()
      .map(({ ply, lead }) => `${x(ply).toFixed(1)} ${y(lead).toFixed(1)}`)
      .join('L');
  const phases = createMemo((): readonly GraphPoint[] =>
    points().filter(({ phase }, index) => phase !== null && points()[index - 1]?.phase !== phase),
  );
  /** Returns whether a phase is too short for its name. Then it shows only its line. */
  const isCrowded = (ply: number): boolean =>
    phases().some((next) => next.ply > ply && x(next.ply) - x(ply) < NAME_WIDTH);
  const nameAt = (ply: number) =>
    x(ply) + NAME_WIDTH > WIDTH
      ? { x: x(ply) - 4, 'text-anchor': 'end' as const }
      : { x: x(ply) + 4, 'text-anchor': 'start' as const };
  return (
    <>
      <div class="head">
        <span>{analysisStrings().lead}</span>
        <span class="quiet">{analysisStrings().above(seatColour(position().rules, seat()))}</span>
      </div>
      <div
        class="graph"
        role="slider"
        tabIndex={0}
        aria-label={analysisStrings().graph}
        aria-valuemin={0}
        aria-valuemax={turnCount()}
        aria-valuenow={currentTurn()}
        aria-valuetext={valueText()}
        onClick={onPress}
        onKeyDown={onKey}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <For each={LEVELS}>
            {(level) => (
              <>
                <path class={level === 0 ? 'zero' : 'level'} d={`M${LEFT} ${y(level)}H${WIDTH - 8}`} />
                <text x={LEFT - 5} y={y(level) + 4} class="level-name">
                  {Math.abs(level)}
                </text>
              </>
            )}
          </For>
          <For each={phases()}>
            {({ ply, phase }) => (
              <>
                <path class="phase" d={`M${x(ply)} 4V${HEIGHT}`} />
                <text {...nameAt(ply)} y={14}>
                  {phase === null || isCrowded(ply) ? '' : reasonStrings().phase(phase)}
                </text>
              </>
            )}
          </For>
          <Show when={points().length > 1}>
            <path
              class="area"
              d={`M${x(points()[0]?.ply ?? 0)} ${y(0)}L${path()}L${x(points().at(-1)?.ply ?? 0)} ${y(0)}Z`}
            />
            <path class="lead-line" d={`M${path()}`} />
          </Show>
          <For each={points().filter(({ isMistake }) => isMistake)}>
            {({ ply, lead }) => (
              <path class="slip" d="M0 7 6 17H-6Z" transform={`translate(${x(ply)} ${y(lead)})`} />
            )}
          </For>
          <path class="now" d={`M${x(first() + currentTurn())} ${TOP}V${HEIGHT}`} />
        </svg>
      </div>
      <p class="small quiet padded">
        <span class="refused">▲</span> {analysisStrings().mistake}
      </p>
    </>
  );
}
