import { For, type JSX, Show } from 'solid-js';
import type { ReaderValue } from './describe-value.ts';

const WIDTH = 320;
const HEIGHT = 80;
/** The number of moves to the end of the game at which a bar has half its full height. */
const HALF_HEIGHT_MOVES = 8;

/**
 * A bar for each move in a game: up if the reader can win after it, down if the reader's position is lost.
 */
export function ValueGraph(props: {
  readonly values: readonly ReaderValue[];
  readonly label: string;
}): JSX.Element {
  const width = (): number => Math.min(12, WIDTH / Math.max(1, props.values.length));
  const height = ({ result, moves }: ReaderValue): number =>
    result === 'drawn' ? 1 : ((HEIGHT / 2) * HALF_HEIGHT_MOVES) / (HALF_HEIGHT_MOVES + moves);
  return (
    <Show when={props.values.length > 0}>
      <svg class="value-graph" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={props.label}>
        <For each={props.values}>
          {(value, index) => (
            <rect
              class={value.result}
              x={index() * width()}
              y={value.result === 'won' ? HEIGHT / 2 - height(value) : HEIGHT / 2}
              width={Math.max(1, width() - 1)}
              height={height(value)}
            />
          )}
        </For>
        <line x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      </svg>
    </Show>
  );
}
