import { printStrings } from '@halma/locales/print';
import { BOARD_IDS, BOARDS, type BoardId } from '@halma/rules';
import { createEffect, createMemo, createSignal, createUniqueId, For, type JSX } from 'solid-js';
import { upToTenths } from '../../locale/number-format.ts';
import { address } from '../../navigation/address.ts';
import { Choice } from '../../parts/choice.tsx';
import { drawBoard } from '../../print/boards.ts';
import type { Paper, SheetSize } from '../../print/paper.ts';
import { cellToFit, sheetsFor } from '../../print/sheets.ts';
import { Sheet } from './sheet.tsx';

/** The cell sizes that the page offers, in millimetres, besides the size that fits a sheet. */
const CELL_SIZES_MM = [10, 15, 20, 25, 30, 40] as const;
const SHADES = ['tinted', 'plain'] as const;

/** The choice of a board and its size, and a preview of the printed sheets. */
export function BoardSheets(props: {
  readonly paper: Paper;
  readonly onSize: (size: SheetSize) => void;
  readonly action: JSX.Element;
}): JSX.Element {
  const [id, setId] = createSignal<BoardId>(boardIdOf(address().searchParams.get('board')));
  const [chosenCellMm, setChosenCellMm] = createSignal<number | null>(null);
  const [shade, setShade] = createSignal<(typeof SHADES)[number]>('tinted');
  const fittingCellMm = createMemo(() => cellToFit(id(), props.paper));
  const drawing = createMemo(() => drawBoard(id(), chosenCellMm() ?? fittingCellMm()));
  const sheets = createMemo(() => sheetsFor(drawing(), props.paper));
  createEffect(() => props.onSize(sheets().size));
  const boardFieldId = createUniqueId();
  const sizeFieldId = createUniqueId();
  return (
    <>
      <div class="print-choices">
        <div class="field">
          <label class="label" for={boardFieldId}>
            {printStrings().board}
          </label>
          <select
            id={boardFieldId}
            class="input"
            value={id()}
            onChange={(event) => setId(boardIdOf(event.currentTarget.value))}
          >
            <For each={BOARD_IDS}>
              {(board) => <option value={board}>{printStrings().boards[board]}</option>}
            </For>
          </select>
        </div>
        <div class="field">
          <label class="label" for={sizeFieldId}>
            {BOARDS[id()].surface === 'holes' ? printStrings().pitch : printStrings().size}
          </label>
          <select
            id={sizeFieldId}
            class="input"
            onChange={(event) => setChosenCellMm(Number(event.currentTarget.value) || null)}
          >
            <option value="">{printStrings().fit(upToTenths(fittingCellMm()))}</option>
            <For each={CELL_SIZES_MM}>
              {(cellMm) => <option value={cellMm}>{printStrings().millimetres(upToTenths(cellMm))}</option>}
            </For>
          </select>
        </div>
        <Choice
          label={printStrings().squares}
          values={SHADES}
          selected={shade()}
          labels={printStrings().shades}
          onSelect={setShade}
        />
      </div>
      <div class="print-action">
        {props.action}
        <p role="status">
          {printStrings().measures(upToTenths(drawing().width / 10), upToTenths(drawing().height / 10))}{' '}
          {printStrings().sheets(sheets().tiles.length)}
        </p>
      </div>
      <section class="sheets" classList={{ plain: shade() === 'plain' }} aria-label={printStrings().preview}>
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

/** Returns the id of the board that a text names. Defaults to the large square board. */
function boardIdOf(id: string | null): BoardId {
  return BOARD_IDS.find((board) => board === id) ?? 'H16';
}
