import type { Cell } from '@halma/rules';
import { distanceBetween, type Point, pointOf } from '../geometry/geometry.ts';
import type { Target } from '../queries/targets.ts';
import type { BoardView } from '../view/board-view.ts';
import { Magnifier } from '../view/magnifier.ts';
import { type HitTarget, nearestItem } from './hit-test.ts';
import type { TurnInput } from './turn-input.ts';

/** The distance in CSS pixels beyond which a pressed pointer drags. */
const DRAG_THRESHOLD_PX = 6;

type Press =
  | { readonly kind: 'man'; readonly cell: Cell; readonly isRepeated: boolean; isDragged: boolean }
  | { readonly kind: 'target'; readonly target: Target; readonly isRepeated: boolean }
  | { readonly kind: 'empty' };

/** What the element provides to the pointer input. */
interface PointerHost {
  /** Whether one press on a target plays the move, for touch. */
  isOnePress(): boolean;
  /** Ends a running animation. Each press calls it. */
  finishAnimation(): void;
  /** Whether an event target is the route button of the previewed target. */
  isRouteButton(target: EventTarget | null): boolean;
}

/** Turns presses and drags of mouse, touch and pen into the actions of a turn. */
export class PointerInput {
  readonly #view: BoardView;
  readonly #turn: TurnInput;
  readonly #host: PointerHost;
  #press: Press | null = null;
  #start: Point = { x: 0, y: 0 };
  readonly #magnifier: Magnifier;

  constructor(view: BoardView, turn: TurnInput, host: PointerHost) {
    this.#view = view;
    this.#turn = turn;
    this.#host = host;
    this.#magnifier = new Magnifier(view);
    const { svg } = view;
    svg.addEventListener('pointerdown', (event) => this.#onPointerDown(event));
    svg.addEventListener('pointermove', (event) => this.#onPointerMove(event));
    svg.addEventListener('pointerup', (event) => this.#onPointerUp(event));
    svg.addEventListener('pointercancel', () => this.cancelDrag());
    svg.addEventListener('pointerleave', (event) => this.#onPointerLeave(event));
    // a finger scrolls the page on an empty cell, but not on a man or a target
    svg.addEventListener('touchstart', (event) => this.#preventScrolling(event), { passive: false });
  }

  /** Ends a drag without a move. */
  cancelDrag(): void {
    const press = this.#press;
    this.#press = null;
    this.#magnifier.close();
    if (press?.kind === 'man' && press.isDragged) this.#endDrag(press.cell);
  }

  #onPointerDown(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#host.finishAnimation();
    this.#turn.clearFeedback();
    const at = this.#view.unitsAt(event.clientX, event.clientY);
    this.#start = { x: event.clientX, y: event.clientY };
    if (event.pointerType === 'touch') this.#magnifier.openSoon(event);
    this.#press = this.#pressAt(at);
    if (this.#press.kind === 'man') {
      this.#view.svg.setPointerCapture(event.pointerId);
      if (!this.#press.isRepeated) this.#turn.selectMan(this.#press.cell);
    } else if (this.#press.kind === 'target') this.#turn.previewTarget(this.#press.target);
  }

  #pressAt(at: Point): Press {
    const { selector } = this.#turn;
    const item = this.#nearestItem<Cell | Target>(at, [...this.#men(), ...this.#targets()]);
    if (item === null) return { kind: 'empty' };
    return typeof item === 'number'
      ? { kind: 'man', cell: item, isRepeated: item === selector.selectedMan, isDragged: false }
      : { kind: 'target', target: item, isRepeated: item === selector.target };
  }

  #onPointerMove(event: PointerEvent): void {
    const at = this.#view.unitsAt(event.clientX, event.clientY);
    const press = this.#press;
    if (press === null) {
      if (event.pointerType === 'mouse') this.#updateHover(at);
      return;
    }
    this.#magnifier.follow(event);
    if (press.kind !== 'man') return;
    press.isDragged ||=
      distanceBetween(this.#start, { x: event.clientX, y: event.clientY }) > DRAG_THRESHOLD_PX;
    if (!press.isDragged) return;
    this.#view.svg.classList.add('dragging');
    this.#turn.previewTarget(this.#nearestItem(at, this.#targets()), true);
    this.#view.men.carry(press.cell, { ...at, scale: 1.06 });
  }

  #onPointerUp(event: PointerEvent): void {
    const press = this.#press;
    this.#press = null;
    this.#magnifier.close();
    if (press === null) return;
    const at = this.#view.unitsAt(event.clientX, event.clientY);
    if (press.kind === 'man' && press.isDragged) this.#releaseMan(press.cell, at);
    else if (press.kind === 'man' && press.isRepeated) this.#turn.cancel();
    else if (press.kind === 'target') this.#releaseOnTarget(press, event, at);
    else if (press.kind === 'empty') this.#releaseOnEmpty(at, event);
  }

  /**
   * A mouse shows the route by hovering, so that one press plays it; with Shift the press fixes the route so far instead. A
   * finger fixes the route with the first press and plays it with the second.
   */
  #releaseOnTarget({ target, isRepeated }: Press & { kind: 'target' }, event: PointerEvent, at: Point): void {
    if (this.#nearestItem(at, this.#targets()) !== target) return;
    const isMouse = event.pointerType === 'mouse';
    const plays = isMouse ? !event.shiftKey : this.#host.isOnePress() || isRepeated;
    if (plays || target.kind === 'drop') this.#turn.play(target);
    else this.#turn.extendRoute(target);
  }

  #releaseOnEmpty(at: Point, event: PointerEvent): void {
    const isPress = distanceBetween(this.#start, { x: event.clientX, y: event.clientY }) <= DRAG_THRESHOLD_PX;
    if (!isPress) return;
    const cell = this.#view.cellAt(at);
    this.#turn.cancel();
    if (cell !== null) this.#turn.explainCell(cell);
  }

  #releaseMan(from: Cell, at: Point): void {
    const target = this.#nearestItem(at, this.#targets());
    if (target !== null) {
      this.#view.svg.classList.remove('dragging');
      this.#turn.play(target, true);
      this.#view.men.putDown();
      return;
    }
    const to = this.#view.cellAt(at);
    this.#endDrag(from);
    if (to === null) this.#turn.cancel();
    else if (to !== from) this.#turn.refuse(from, to);
  }

  #endDrag(cell: Cell): void {
    this.#view.svg.classList.remove('dragging');
    this.#view.men.putDown();
    this.#turn.previewTarget(null);
    this.#turn.selectMan(cell);
  }

  #updateHover(at: Point): void {
    const item = this.#nearestItem<Cell | Target>(at, [...this.#men(), ...this.#targets()]);
    this.#turn.setHoveredMan(typeof item === 'number' ? item : null);
    this.#turn.previewTarget(typeof item === 'number' ? null : item);
    this.#view.svg.classList.toggle('is-clickable', item !== null);
  }

  /** Clears the preview when a mouse leaves the board. A lifted finger keeps it. */
  #onPointerLeave(event: PointerEvent): void {
    if (this.#press !== null || event.pointerType !== 'mouse') return;
    if (this.#host.isRouteButton(event.relatedTarget)) return;
    this.#turn.setHoveredMan(null);
    this.#turn.previewTarget(null);
  }

  #preventScrolling(event: TouchEvent): void {
    if (event.cancelable && this.#press !== null && this.#press.kind !== 'empty') event.preventDefault();
  }

  #men(): readonly HitTarget<Cell>[] {
    const { layout } = this.#view;
    if (layout === null) return [];
    return this.#turn.selector.movableMen.map((cell) => ({
      item: cell,
      point: pointOf(layout.geometry, cell),
    }));
  }

  #targets(): readonly HitTarget<Target>[] {
    const { layout } = this.#view;
    if (layout === null) return [];
    return this.#turn.selector.targets.map((target) => ({
      item: target,
      point: layout.geometry.pointAt(target.spot),
    }));
  }

  #nearestItem<Item>(at: Point, items: readonly HitTarget<Item>[]): Item | null {
    return nearestItem(at, items, this.#view.layout?.geometry.pitch ?? 0, this.#view.scale);
  }
}
