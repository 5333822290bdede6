import { printStrings } from '@halma/locales/print';
import { For, type JSX, Show } from 'solid-js';
import type { Drawing } from '../../print/drawing.ts';
import { MARGIN_MM, type SheetSize } from '../../print/paper.ts';
import type { Tile } from '../../print/sheets.ts';

/** The distance between a corner of the tile and its cut mark, and the length of the mark, in millimetres. */
const MARK_GAP = 1;
const MARK_LENGTH = 5;
/** The length of the line for checking the printer's scale, in millimetres. */
const SCALE_LINE_LENGTH = 50;

/** A sheet, drawn in millimetres: its part of the board, the cut marks, and the scale line. */
export function Sheet(props: {
  readonly drawing: Drawing;
  readonly tile: Tile;
  readonly size: SheetSize;
  readonly number: number;
  readonly count: number;
}): JSX.Element {
  const left = () => (props.size.width - props.tile.width) / 2;
  const top = () => (props.size.height - props.tile.height) / 2;
  const label = () => {
    const { column, row } = props.tile;
    const sheet = printStrings().sheet(props.number, props.count);
    return props.count === 1 ? sheet : `${sheet}: ${printStrings().sheetPosition(column, row)}`;
  };
  return (
    <div
      class="print-sheet"
      style={{ '--paper-width': props.size.width, '--paper-height': props.size.height }}
    >
      <svg role="img" aria-label={label()} viewBox={`0 0 ${props.size.width} ${props.size.height}`}>
        <svg
          x={left()}
          y={top()}
          width={props.tile.width}
          height={props.tile.height}
          viewBox={`${props.tile.x} ${props.tile.y} ${props.tile.width} ${props.tile.height}`}
          overflow="hidden"
          aria-hidden="true"
        >
          <For each={props.drawing.parts}>
            {({ role, path, pitch }) => (
              <path class={role} d={path} stroke-dasharray={pitch === undefined ? undefined : `0 ${pitch}`} />
            )}
          </For>
        </svg>
        <path class="cut" d={cutMarks(left(), top(), props.tile)} />
        <path class="cut" d={`M${MARGIN_MM} ${props.size.height - 4}v-2h${SCALE_LINE_LENGTH}v2`} />
        <text class="measure" x={MARGIN_MM + SCALE_LINE_LENGTH + 2} y={props.size.height - 4}>
          {printStrings().ruler}
        </text>
        <Show when={props.count > 1}>
          <text class="measure" x={props.size.width - MARGIN_MM} y={props.size.height - 4} text-anchor="end">
            {label()}
          </text>
        </Show>
      </svg>
    </div>
  );
}

/** Returns the path of the cut marks: two short lines outside each corner of the tile. */
function cutMarks(left: number, top: number, { width, height }: Tile): string {
  const xEnds = [
    [left, -1],
    [left + width, 1],
  ] as const;
  const yEnds = [
    [top, -1],
    [top + height, 1],
  ] as const;
  return xEnds
    .flatMap(([x, directionX]) =>
      yEnds.map(
        ([y, directionY]) =>
          `M${x + directionX * MARK_GAP} ${y}h${directionX * MARK_LENGTH}` +
          `M${x} ${y + directionY * MARK_GAP}v${directionY * MARK_LENGTH}`,
      ),
    )
    .join('');
}
