import type { Board, Cell } from '@halma/rules';
import { svgNode } from '../draw/svg-node.ts';
import { toElement } from '../draw/to-element.ts';
import { type BaseGeometry, pointOf } from '../geometry/geometry.ts';

/** The maximum wait before the cells are created, in milliseconds. */
const MAX_WAIT_MS = 1000;

/** The pause before the cells are created in browsers that do not report idle time, in milliseconds. */
const PAUSE_MS = 100;

/**
 * The grid for screen readers: an invisible element for each cell, in the rows of the board from the top. The cells make
 * up a third of the board's elements, so the layer creates them only once the browser is idle, after the board is drawn.
 */
export class CellsLayer {
  readonly #group: SVGElement;
  #board: Board | null = null;
  #cells: readonly SVGElement[] = [];
  /** Creates the elements; null once they exist. */
  #create: (() => void) | null = null;
  #writeLabels = writeNoLabels;

  constructor(parent: Element) {
    this.#group = toElement(svgNode('g', { class: 'cells', role: 'rowgroup' }));
    parent.append(this.#group);
  }

  /** Sets the positions of a board's cells in the drawing. */
  setLayout(board: Board, geometry: BaseGeometry): void {
    const isScheduled = this.#create !== null;
    // The labels describe the cells of the previous board. The next drawing writes those of the new one.
    if (board !== this.#board) this.#writeLabels = writeNoLabels;
    this.#board = board;
    this.#create = () => this.#createCells(board, geometry);
    // A screen reader keeps its place only if the new cells replace the old ones immediately.
    if (this.#cells.length > 0) this.createNow();
    else if (!isScheduled) runWhenIdle(() => this.createNow());
  }

  /** Creates the elements if they do not exist yet, for example because one of them gets focus. */
  createNow(): void {
    this.#create?.();
    this.#create = null;
  }

  /** Updates the labels that have changed. */
  label(labelOf: (cell: Cell) => string, selectedMan: Cell | null): void {
    this.#writeLabels = () =>
      this.#cells.forEach((element, cell) => {
        setIfChanged(element, 'aria-label', labelOf(cell));
        setIfChanged(element, 'aria-selected', String(cell === selectedMan));
      });
    this.#writeLabels();
  }

  #createCells(board: Board, geometry: BaseGeometry): void {
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
    this.#writeLabels();
  }
}

/** Returns the id of a cell's element inside the shadow tree. */
export function cellId(cell: Cell): string {
  return `cell-${cell}`;
}

function writeNoLabels(): void {}

function setIfChanged(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function runWhenIdle(job: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(job, { timeout: MAX_WAIT_MS });
  else setTimeout(job, PAUSE_MS);
}
