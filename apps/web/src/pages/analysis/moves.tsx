import { manGlyph } from '@halma/board';
import { analysisStrings } from '@halma/locales/analysis';
import { playStrings } from '@halma/locales/play';
import {
  createEffect,
  createMemo,
  createSignal,
  For,
  Index,
  type JSX,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Switch,
} from 'solid-js';
import { moveNumber } from '../../analysis/move-number.ts';
import { branchesAt, endingOf, mainLineAfter } from '../../analysis/study.ts';
import { columnSeats, type TreeRow, treeRows } from '../../analysis/tree-rows.ts';
import { MARK_SYMBOLS, markOf, type TurnMark } from '../../analysis/turn-marks.ts';
import { hasModifier } from '../../board/step-keys.ts';
import { lineMove } from '../../game/line-moves.ts';
import { JumpCount } from '../../game/parts/jump-count.tsx';
import { MoveTools } from './move-tools.tsx';
import { Steps } from './steps.tsx';
import { useStudy } from './study-context.ts';

/**
 * The moves in the study: the main line round by round, with each variation after the move that it replaces.
 */
export function Moves(): JSX.Element {
  const { paintedStudy, study, line, go, reviewer } = useStudy();
  let scroller: HTMLDivElement | undefined;
  const nodes = createMemo(() => paintedStudy().nodes);
  const rows = createMemo(() => treeRows({ nodes: nodes() }));
  const showCurrent = (): void => {
    const current = scroller?.querySelector<HTMLElement>('[aria-current="true"]');
    if (scroller === undefined || current == null) return;
    const [list, move] = [scroller.getBoundingClientRect(), current.getBoundingClientRect()];
    const offset = move.top - list.top - (list.height - move.height) / 2;
    if (move.top < list.top + move.height || move.bottom > list.bottom - move.height)
      scroller.scrollTop += offset;
  };
  createEffect(on([paintedStudy, () => reviewer.plies().length > 0], showCurrent));
  onMount(() => {
    if (scroller === undefined) return;
    // The verdict and the lines above the list reduce its height after the move has been shown.
    const observer = new ResizeObserver(showCurrent);
    observer.observe(scroller);
    onCleanup(() => observer.disconnect());
  });
  const onKey = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLTextAreaElement || hasModifier(event)) return;
    const lineIndex = line().indexOf(study().at);
    const siblings = branchesAt(study(), study().nodes[study().at]?.parent ?? -1);
    const siblingIndex = siblings.indexOf(study().at);
    const target = {
      ArrowLeft: line()[lineIndex - 1],
      ArrowRight: line()[lineIndex + 1],
      ArrowUp: siblings[siblingIndex - 1],
      ArrowDown: siblings[siblingIndex + 1],
      Home: line()[0],
      End: line().at(-1),
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    go(target);
    // The focus follows the shown move once the list is drawn.
    requestAnimationFrame(() => setTimeout(() => focusCurrent(scroller)));
  };
  return (
    <section class="card move-tree" aria-label={analysisStrings().moves}>
      <div class="head">
        <span>{analysisStrings().moves}</span>
        <MoveTools />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside */}
      <div class="tree" ref={scroller} onKeyDown={onKey}>
        <Show
          when={nodes().length > 1}
          fallback={
            <p class="small quiet padded">
              {playStrings().moveList.empty(endingOf({ nodes: nodes() }) !== undefined)}
            </p>
          }
        >
          <Index each={rows()}>{(row) => <Row row={row()} />}</Index>
        </Show>
      </div>
      <Steps />
    </section>
  );
}

function focusCurrent(scroller: HTMLElement | undefined): void {
  scroller?.querySelector<HTMLElement>('[aria-current="true"]')?.focus({ preventScroll: true });
}

function Row(props: { row: TreeRow }): JSX.Element {
  const { paintedStudy } = useStudy();
  const columnCount = (): number => columnSeats(paintedStudy()).length;
  return (
    <Switch>
      <Match when={props.row.kind === 'round' && props.row}>
        {(row) => (
          <div class="round" classList={{ single: columnCount() === 0 }}>
            <span class="quiet num">{row().round}.</span>
            <Index each={row().cells}>
              {(node, column) => (
                <Show
                  when={node()}
                  fallback={<span class="gap quiet">{row().isContinued && column === 0 ? '…' : ''}</span>}
                >
                  {(shown) => <MoveButton node={shown()} hasMan={columnCount() === 0} />}
                </Show>
              )}
            </Index>
          </div>
        )}
      </Match>
      <Match when={props.row.kind === 'comment' && props.row}>
        {(row) => <p class="comment">{row().text}</p>}
      </Match>
      <Match when={props.row.kind === 'variation' && props.row}>
        {(row) => <Variation node={row().node} />}
      </Match>
    </Switch>
  );
}

/** A variation, which can be collapsed to its first move. */
function Variation(props: { node: number }): JSX.Element {
  const { paintedStudy: study } = useStudy();
  const [isOpen, setOpen] = createSignal(true);
  const nodes = createMemo(() => study().nodes);
  const isLong = (): boolean => branchesAt({ nodes: nodes() }, props.node).length > 0;
  return (
    <div class="variation">
      <Show when={isLong()}>
        <button
          type="button"
          class="collapse"
          aria-expanded={isOpen()}
          aria-label={isOpen() ? analysisStrings().collapse : analysisStrings().expand}
          onClick={() => setOpen(!isOpen())}
        >
          {isOpen() ? '▾' : '▸'}
        </button>
      </Show>
      <MoveButton node={props.node} number="always" />
      <Comment node={props.node} />
      <Show when={isOpen()} fallback={<span class="quiet">…</span>}>
        <Branch from={props.node} />
      </Show>
    </div>
  );
}

/** The line after a node of a variation, with its own variations. */
function Branch(props: { from: number }): JSX.Element {
  const { paintedStudy: study } = useStudy();
  // Stepping to a different move keeps the nodes, so the branches are not redrawn.
  const nodes = createMemo(() => study().nodes);
  const line = createMemo(() => mainLineAfter({ nodes: nodes() }, props.from));
  const siblingsOf = (node: number): readonly number[] =>
    branchesAt({ nodes: nodes() }, nodes()[node]?.parent ?? -1).filter((other) => other !== node);
  return (
    <For each={line()}>
      {(node) => (
        <>
          <MoveButton node={node} number="firstSeat" />
          <Comment node={node} />
          <For each={siblingsOf(node)}>{(other) => <Variation node={other} />}</For>
        </>
      )}
    </For>
  );
}

function Comment(props: { node: number }): JSX.Element {
  const { paintedStudy: study } = useStudy();
  return (
    <Show when={study().nodes[props.node]?.comment}>{(text) => <span class="comment">{text()} </span>}</Show>
  );
}

interface MoveButtonProps {
  readonly node: number;
  /** When the move is preceded by its number: always, or only for the seat that moves first in a round. */
  readonly number?: 'always' | 'firstSeat';
  readonly hasMan?: boolean;
}

function MoveButton(props: MoveButtonProps): JSX.Element {
  const { paintedStudy: study, go, reviewer, colourOf } = useStudy();
  const node = createMemo(() => study().nodes[props.node]);
  const positionBefore = createMemo(() => study().nodes[node()?.parent ?? -1]?.position);
  const displayedMove = createMemo((): { text: string; jumps: number; number: string } => {
    const [move, position] = [node()?.move, positionBefore()];
    if (move == null || position === undefined) return { text: '', jumps: 0, number: '' };
    const isFirst = position.toMove === position.firstSeat;
    const hasNumber = props.number === 'always' || (props.number === 'firstSeat' && isFirst);
    return { ...lineMove(position, move), number: hasNumber ? `${moveNumber(position)} ` : '' };
  });
  const mark = createMemo((): TurnMark | null => {
    const position = node()?.position;
    const turn = position === undefined ? undefined : reviewer.turnBefore(position);
    return turn === undefined ? null : markOf(turn);
  });
  const isCurrent = createMemo(() => study().at === props.node);
  return (
    <button
      type="button"
      class="move"
      aria-current={isCurrent() ? 'true' : undefined}
      onClick={() => go(props.node)}
    >
      <Show when={props.hasMan === true && positionBefore()}>
        {(position) => <>{manGlyph(colourOf(position().toMove))}</>}
      </Show>
      <span class="quiet num">{displayedMove().number}</span>
      {displayedMove().text}
      <JumpCount jumps={displayedMove().jumps} />
      <Show when={mark()}>
        {(kind) => (
          <b class="symbol" data-mark={kind()}>
            <span aria-hidden="true">{MARK_SYMBOLS[kind()]}</span>
            <span class="vh">{analysisStrings().markNames[kind()]}</span>
          </b>
        )}
      </Show>
    </button>
  );
}
