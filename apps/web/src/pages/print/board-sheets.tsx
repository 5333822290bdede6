import { BOARDS, type BoardId } from '@halma/rules';
import { createEffect, createMemo, createSignal, createUniqueId, For, type JSX } from 'solid-js';
import { Choice } from '../../parts/choice.tsx';
import { drawBoard, PRINTED_BOARDS } from '../../print/boards.ts';
import type { Paper, SheetSize } from '../../print/paper.ts';
import { cellToFit, sheetsFor } from '../../print/sheets.ts';
import { upToTenths } from '../../site/decimal.ts';
import { Sheet } from './sheet.tsx';
import { words } from './words.ts';

/** Sizes of a square to choose from, in millimetres, beside the one that fits a sheet. */
const CELLS = [10, 15, 20, 25, 30, 40] as const;
const SHADES = ['tinted', 'plain'] as const;

/** Chooses a board and its size, and shows the sheets it is printed on. */
export function BoardSheets(props: {
  readonly paper: Paper;
  readonly onSize: (size: SheetSize) => void;
  readonly action: JSX.Element;
}): JSX.Element {
  const [id, setId] = createSignal<BoardId>('H16');
  const [chosenCell, setChosenCell] = createSignal<number | null>(null);
  const [shade, setShade] = createSignal<(typeof SHADES)[number]>('tinted');
  const fitting = createMemo(() => cellToFit(id(), props.paper));
  const drawing = createMemo(() => drawBoard(id(), chosenCell() ?? fitting()));
  const sheets = createMemo(() => sheetsFor(drawing(), props.paper));
  createEffect(() => props.onSize(sheets().size));
  const boardId = createUniqueId();
  const sizeId = createUniqueId();
  return (
    <>
      <div class="print-choices">
        <div class="field">
          <label class="label" for={boardId}>
            {words().board}
          </label>
          <select
            id={boardId}
            class="input"
            value={id()}
            onChange={(event) =>
              setId(PRINTED_BOARDS.find((board) => board.id === event.currentTarget.value)?.id ?? 'H16')
            }
          >
            <For each={PRINTED_BOARDS}>
              {(board) => <option value={board.id}>{words().boards[board.id] ?? board.id}</option>}
            </For>
          </select>
        </div>
        <div class="field">
          <label class="label" for={sizeId}>
            {BOARDS[id()].shape === 'star' ? words().pitch : words().size}
          </label>
          <select
            id={sizeId}
            class="input"
            onChange={(event) => setChosenCell(Number(event.currentTarget.value) || null)}
          >
            <option value="">{words().fit(upToTenths(fitting()))}</option>
            <For each={CELLS}>
              {(cell) => <option value={cell}>{words().millimetres(upToTenths(cell))}</option>}
            </For>
          </select>
        </div>
        <Choice
          label={words().squares}
          values={SHADES}
          chosen={shade()}
          words={words().shades}
          onChoose={setShade}
        />
      </div>
      <div class="print-action">
        {props.action}
        <p role="status">
          {words().measures(upToTenths(drawing().width / 10), upToTenths(drawing().height / 10))}{' '}
          {words().sheets(sheets().tiles.length)}
        </p>
      </div>
      <section class="sheets" classList={{ plain: shade() === 'plain' }} aria-label={words().preview}>
        <For each={sheets().tiles}>
          {(tile, index) => (
            <Sheet
              drawing={drawing()}
              tile={tile}
              size={sheets().size}
              number={index() + 1}
              count={sheets().tiles.length}
            />
          )}
        </For>
      </section>
    </>
  );
}
