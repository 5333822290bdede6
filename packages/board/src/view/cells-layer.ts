import type { Board, Cell } from '@halma/rules';
import { svgNode } from '../draw/svg-node.ts';
import { toElement } from '../draw/to-element.ts';
import { type BaseGeometry, pointOf } from '../geometry/geometry.ts';

/** The grid for screen readers: an invisible element for each cell, in the rows of the board from the top. */
export class CellsLayer {
  readonly #group: SVGElement;
  #cells: readonly SVGElement[] = [];

  constructor(parent: Element) {
    this.#group = toElement(svgNode('g', { class: 'cells', role: 'rowgroup' }));
    parent.append(this.#group);
  }

  /** Creates the elements of a board's cells at their positions in the drawing. */
  setLayout(board: Board, geometry: BaseGeometry): void {
    const half = geometry.pitch / 2;
    const cells: SVGElement[] = [];
    const rows = board.rows.toReversed().map((row) => {
      const group = toElement(svgNode('g', { role: 'row' }));
      for (const cell of row) {
        const { x, y } = pointOf(geometry, cell);
        const box = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
        const element = toElement(svgNode('rect', { id: cellId(cell), role: 'gridcell', ...box }));
        cells[cell] = element;
        group.append(element);
      }
      return group;
    });
    this.#cells = cells;
    this.#group.replaceChildren(...rows);
  }

  /** Writes the labels of the cells that have changed. */
  label(labelOf: (cell: Cell) => string, selectedMan: Cell | null): void {
    this.#cells.forEach((element, cell) => {
      setIfChanged(element, 'aria-label', labelOf(cell));
      setIfChanged(element, 'aria-selected', String(cell === selectedMan));
    });
  }
}

/** Returns the id of a cell's element inside the shadow tree. */
export function cellId(cell: Cell): string {
  return `cell-${cell}`;
}

function setIfChanged(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
