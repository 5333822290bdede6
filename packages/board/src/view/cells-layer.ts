import type { Board, Cell } from '@halma/rules';
import { shape } from '../draw/shape.ts';
import { toElement } from '../draw/to-element.ts';
import { type Geometry, placeOf } from '../geometry/geometry.ts';

/** The board as a grid for screen readers: an invisible cell for each cell, in the rows of the board from its top. */
export class CellsLayer {
  readonly #group: SVGElement;
  #cells: readonly SVGElement[] = [];

  constructor(parent: Element) {
    this.#group = toElement(shape('g', { class: 'cells', role: 'rowgroup' }));
    parent.append(this.#group);
  }

  /** Lays the cells of a board where they are drawn. */
  lay(board: Board, geometry: Geometry): void {
    const half = geometry.pitch / 2;
    const cells: SVGElement[] = [];
    const rows = board.rows.toReversed().map((row) => {
      const group = toElement(shape('g', { role: 'row' }));
      for (const cell of row) {
        const { x, y } = placeOf(geometry, cell);
        const box = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
        const element = toElement(shape('rect', { id: cellId(cell), role: 'gridcell', ...box }));
        cells[cell] = element;
        group.append(element);
      }
      return group;
    });
    this.#cells = cells;
    this.#group.replaceChildren(...rows);
  }

  /** Says what each cell is; only labels that differ are written. */
  label(labelOf: (cell: Cell) => string, chosen: Cell | null): void {
    this.#cells.forEach((element, cell) => {
      write(element, 'aria-label', labelOf(cell));
      write(element, 'aria-selected', String(cell === chosen));
    });
  }
}

/** The id of a cell's element inside the shadow tree. */
export function cellId(cell: Cell): string {
  return `cell-${cell}`;
}

function write(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
