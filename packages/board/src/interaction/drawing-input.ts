import type { Cell } from '@halma/rules';
import type { Drawing, DrawingColour } from '../api.ts';
import { cellAt } from '../geometry/geometry.ts';
import type { BoardView } from '../view/board-view.ts';
import { drawingColour, isDrawingPress, withDrawing } from './drawing.ts';

interface DrawingHost {
  /** Whether every press draws, for devices without a right button. */
  isDrawing(): boolean;
  /**
   * Called when the drawings have changed.
   *
   * @param isByUser whether the user changed them, in which case the page must be informed
   */
  changed(isByUser: boolean): void;
}

/** A press that draws, until its release. */
interface Stroke {
  readonly pointerId: number;
  readonly from: Cell;
  readonly colour: DrawingColour;
  readonly to: Cell | null;
}

/** The user's arrows and circles: a drag from cell to cell draws an arrow, and a press on a cell draws a circle. */
export class DrawingInput {
  readonly #view: BoardView;
  readonly #host: DrawingHost;
  #drawings: readonly Drawing[] = [];
  #stroke: Stroke | null = null;

  constructor(view: BoardView, host: DrawingHost) {
    this.#view = view;
    this.#host = host;
    const { svg } = view;
    svg.addEventListener('contextmenu', (event) => event.preventDefault());
    svg.addEventListener('pointerdown', (event) => this.#onPointerDown(event));
    svg.addEventListener('pointermove', (event) => this.#onPointerMove(event));
    svg.addEventListener('pointerup', (event) => this.#onPointerUp(event));
    svg.addEventListener('pointercancel', (event) => this.#onPointerCancel(event));
    // A finger that draws must not scroll the page.
    svg.addEventListener(
      'touchstart',
      (event) => host.isDrawing() && event.cancelable && event.preventDefault(),
      {
        passive: false,
      },
    );
  }

  get drawings(): readonly Drawing[] {
    return this.#drawings;
  }

  set drawings(drawings: readonly Drawing[]) {
    this.#drawings = drawings;
    this.#host.changed(false);
  }

  /** The drawings, including the one being drawn. */
  get shownDrawings(): readonly Drawing[] {
    if (this.#stroke === null) return this.#drawings;
    const { from, to, colour } = this.#stroke;
    return to === null ? this.#drawings : [...this.#drawings, { from, to, colour }];
  }

  /** Returns whether a press draws instead of moving men. */
  draws(event: PointerEvent): boolean {
    return isDrawingPress(event) || this.#host.isDrawing();
  }

  /**
   * Clears all drawings because another position is shown. Reports no change, because the user did not make
   * it.
   */
  reset(): void {
    this.#stroke = null;
    this.#drawings = [];
  }

  /**
   * Clears all drawings.
   *
   * @returns false if there were none
   */
  clear(): boolean {
    if (this.#drawings.length === 0) return false;
    this.#drawings = [];
    this.#host.changed(true);
    return true;
  }

  #onPointerDown(event: PointerEvent): void {
    if (!this.draws(event) || !event.isPrimary) return;
    const from = this.#cellUnder(event);
    if (from === null) return;
    this.#view.svg.setPointerCapture(event.pointerId);
    this.#setStroke({ pointerId: event.pointerId, from, to: from, colour: drawingColour(event) });
  }

  #onPointerMove(event: PointerEvent): void {
    if (this.#stroke?.pointerId !== event.pointerId) return;
    const to = this.#cellUnder(event);
    if (to !== this.#stroke.to) this.#setStroke({ ...this.#stroke, to });
  }

  #onPointerUp(event: PointerEvent): void {
    const stroke = this.#stroke;
    if (stroke?.pointerId !== event.pointerId) return;
    this.#stroke = null;
    const { from, to, colour } = stroke;
    if (to !== null) this.#drawings = withDrawing(this.#drawings, { from, to, colour });
    this.#host.changed(to !== null);
  }

  #onPointerCancel(event: PointerEvent): void {
    if (event.pointerId === this.#stroke?.pointerId) this.#setStroke(null);
  }

  #setStroke(stroke: Stroke | null): void {
    this.#stroke = stroke;
    this.#host.changed(false);
  }

  #cellUnder(event: PointerEvent): Cell | null {
    const { layout } = this.#view;
    return layout === null ? null : cellAt(layout.geometry, this.#view.unitsAt(event.clientX, event.clientY));
  }
}
