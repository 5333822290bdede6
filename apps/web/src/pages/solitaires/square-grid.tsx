import type { Cell } from '@halma/rules';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { hasModifier } from '../../board/step-keys.ts';

/** The marks for squares in the grid. */
type SquareMark = 'hopper' | 'goal' | 'camp';

interface SquareGridProps {
  readonly label: string;
  /** The number of squares along a side. */
  readonly side: number;
  /** The squares with men on them. */
  readonly men: ReadonlySet<Cell>;
  readonly markOf: (cell: Cell) => SquareMark | undefined;
  /** The name of a square for screen readers. */
  readonly nameOf: (cell: Cell) => string;
  readonly onToggle: (cell: Cell) => void;
  /** The squares of a route over the board, in order. */
  readonly route?: readonly Cell[] | undefined;
}

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** A board for placing men. Pressing a square adds or removes a man; the arrow keys move the focus. */
export function SquareGrid(props: SquareGridProps): JSX.Element {
  const [focusedCell, setFocusedCell] = createSignal<Cell>(0);
  const buttons = new Map<Cell, HTMLButtonElement>();
  const rows = (): readonly (readonly Cell[])[] =>
    Array.from({ length: props.side }, (_, rowFromTop) =>
      Array.from({ length: props.side }, (_, column) => (props.side - 1 - rowFromTop) * props.side + column),
    );
  const moveFocus = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || hasModifier(event)) return;
    event.preventDefault();
    const clamp = (value: number): number => Math.max(0, Math.min(props.side - 1, value));
    const column = clamp((focusedCell() % props.side) + step[0]);
    const row = clamp(Math.floor(focusedCell() / props.side) + step[1]);
    setFocusedCell(row * props.side + column);
    buttons.get(focusedCell())?.focus();
  };
  return (
    <section class="squares-frame" aria-label={props.label} onKeyDown={moveFocus}>
      <Margin class="rows" names={rows().map((_, rowFromTop) => String(props.side - rowFromTop))} />
      <div class="squares">
        <For each={rows().flat()}>
          {(cell) => (
            <button
              ref={(button) => buttons.set(cell, button)}
              type="button"
              class={`square ${props.markOf(cell) ?? ''}`}
              classList={{ dark: (Math.floor(cell / props.side) + cell) % 2 === 0 }}
              aria-label={props.nameOf(cell)}
              aria-pressed={props.men.has(cell)}
              tabindex={cell === focusedCell() ? 0 : -1}
              onClick={() => {
                setFocusedCell(cell);
                props.onToggle(cell);
              }}
            />
          )}
        </For>
        <Show when={props.route}>
          {(route) => (
            <svg class="route" viewBox={`0 0 ${props.side} ${props.side}`} aria-hidden="true">
              <polyline
                points={route()
                  .map((cell) => middleOf(cell, props.side))
                  .join(' ')}
              />
            </svg>
          )}
        </Show>
      </div>
      <Margin class="columns" names={[...'abcdefghijklmnop'].slice(0, props.side)} />
    </section>
  );
}

/** The names of rows or columns. Hidden from screen readers, which read the name of each square instead. */
function Margin(props: { readonly class: string; readonly names: readonly string[] }): JSX.Element {
  return (
    <div class={`margin ${props.class}`} aria-hidden="true">
      <For each={props.names}>{(name) => <span>{name}</span>}</For>
    </div>
  );
}

function middleOf(cell: Cell, side: number): string {
  return `${(cell % side) + 0.5},${side - Math.floor(cell / side) - 0.5}`;
}
