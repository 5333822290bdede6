import { analysisWords } from '@halma/locales/analysis';
import { reasonWords } from '@halma/locales/reasons';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { type GraphPoint, graphOf, MAX_LEAD } from '../../analysis/review-graph.ts';
import { leadInMoves } from './lead.ts';
import { seatColour } from './seat-names.ts';
import { useStudy } from './study-context.ts';

/** The drawing, in units: its size, and the strip above it for the names of the phases. */
const [WIDTH, HEIGHT, TOP, LEFT] = [384, 170, 22, 24];
/** The width of a phase's name. */
const NAME_WIDTH = 56;
const MIDDLE = TOP + (HEIGHT - TOP) / 2;
const LEVELS = [-8, -4, 0, 4, 8];

/** The lead after each turn of the reviewed game. A press goes to a turn; the arrow keys step through the turns. */
export function LeadGraph(): JSX.Element {
  const { study, line, position, reviewer, go } = useStudy();
  const first = (): number => study().nodes[0]?.position.ply ?? 0;
  const rules = createMemo(() => position().rules);
  const seat = () => rules().seats[0] ?? 1;
  const points = createMemo((): readonly GraphPoint[] =>
    graphOf(reviewer.plies(), seat(), rules().sides.length),
  );
  const length = (): number => Math.max(1, reviewer.length());
  const x = (ply: number): number => LEFT + ((ply - first()) / length()) * (WIDTH - LEFT - 8);
  const y = (lead: number): number => MIDDLE - (lead / MAX_LEAD) * ((HEIGHT - TOP) / 2);
  const turn = (): number => line().indexOf(study().at);
  const here = (): GraphPoint | undefined => points().findLast(({ ply }) => ply - first() <= turn());
  const said = (): string => {
    const point = here();
    if (point === undefined) return '';
    return analysisWords().graphValue(turn(), leadInMoves(rules(), seat(), point.lead));
  };
  const walk = (to: number): void => {
    const node = line()[Math.max(0, Math.min(line().length - 1, to))];
    if (node !== undefined) go(node);
  };
  const press = (event: MouseEvent & { currentTarget: HTMLElement }): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const unit = ((event.clientX - box.left) / box.width) * WIDTH;
    walk(Math.round(((unit - LEFT) / (WIDTH - LEFT - 8)) * length()));
  };
  const key = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -length(), End: length() }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    walk(turn() + by);
  };
  const path = (): string =>
    points()
      .map(({ ply, lead }) => `${x(ply).toFixed(1)} ${y(lead).toFixed(1)}`)
      .join('L');
  const phases = createMemo((): readonly GraphPoint[] =>
    points().filter(({ phase }, index) => phase !== null && points()[index - 1]?.phase !== phase),
  );
  /** A phase too short for its name shows only its line. */
  const isCrowded = (ply: number): boolean =>
    phases().some((next) => next.ply > ply && x(next.ply) - x(ply) < NAME_WIDTH);
  const nameAt = (ply: number) =>
    x(ply) + NAME_WIDTH > WIDTH
      ? { x: x(ply) - 4, 'text-anchor': 'end' as const }
      : { x: x(ply) + 4, 'text-anchor': 'start' as const };
  return (
    <>
      <div class="head">
        <span>{analysisWords().lead}</span>
        <span class="quiet">{analysisWords().above(seatColour(position().rules, seat()))}</span>
      </div>
      <div
        class="graph"
        role="slider"
        tabIndex={0}
        aria-label={analysisWords().graph}
        aria-valuemin={0}
        aria-valuemax={length()}
        aria-valuenow={turn()}
        aria-valuetext={said()}
        onClick={press}
        onKeyDown={key}
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
                  {phase === null || isCrowded(ply) ? '' : reasonWords().phase(phase)}
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
          <path class="now" d={`M${x(first() + turn())} ${TOP}V${HEIGHT}`} />
        </svg>
      </div>
      <p class="small quiet padded">
        <span class="refused">▲</span> {analysisWords().mistake}
      </p>
    </>
  );
}
