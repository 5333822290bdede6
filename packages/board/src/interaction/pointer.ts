import type { Cell, Position } from '@halma/rules';
import { cellAt, distanceBetween, type Point } from '../geometry/geometry.ts';
import type { BoardView } from '../view/board-view.ts';
import { Magnifier } from '../view/magnifier.ts';
import { type HitContext, hitAt, targetNear } from './hit-test.ts';
import { actionOfRelease, type Press, type Release, type ReleaseAction } from './release.ts';
import type { TurnInput } from './turn-input.ts';

/** The distance in CSS pixels beyond which a pressed pointer drags. */
const DRAG_THRESHOLD_PX = 6;

/**
 * The height above the finger at which a dragged man is drawn, so that the finger does not cover it, and its minimum
 * width, in CSS pixels.
 */
const LIFT_PX = 48;
const LIFTED_WIDTH_PX = 44;

/** The width of a man in units, and the factor by which a dragged man grows. */
const MAN_WIDTH = 33;
const DRAGGED_GROWTH = 1.06;

/** The vibration when a finger plays a move or attempts an illegal one. */
const VIBRATIONS: Readonly<Partial<Record<ReleaseAction['kind'], readonly number[]>>> = {
  play: [12],
  refuse: [15, 50, 15],
};

/** The functions that the element provides to the pointer input. */
interface PointerHost {
  /** The position that is drawn. */
  position(): Position | null;
  /** Whether one tap on a target plays the move. */
  isOnePress(): boolean;
  /** Whether a press draws instead of moving men. */
  draws(event: PointerEvent): boolean;
  /** Clears the user's drawings. Called for each press that does not draw. */
  clearDrawings(): void;
  /** Called when the user swipes over the board. */
  step(by: 1 | -1): void;
  /** Ends a running animation. Called for each press. */
  finishAnimation(): void;
  /**
   * Vibrates, if the device can and the user wants it.
   *
   * @param pattern milliseconds on, off, on …
   */
  vibrate(pattern: readonly number[]): void;
  /** Whether an event target is the route button of the previewed target. */
  isRouteButton(target: EventTarget | null): boolean;
}

/** A press, and the pointer that made it. Other fingers have no effect until this pointer is released. */
interface PointerPress extends Press {
  readonly pointerId: number;
}

/** Turns presses and drags with a mouse, a finger or a pen into the actions of a turn. */
export class PointerInput {
  readonly #view: BoardView;
  readonly #turn: TurnInput;
  readonly #host: PointerHost;
  readonly #magnifier: Magnifier;
  #press: PointerPress | null = null;
  /** The start of the press, in client coordinates. */
  #start: Point = { x: 0, y: 0 };

  constructor(view: BoardView, turn: TurnInput, host: PointerHost) {
    this.#view = view;
    this.#turn = turn;
    this.#host = host;
    this.#magnifier = new Magnifier(view);
    const { svg } = view;
    svg.addEventListener('pointerdown', (event) => this.#onPointerDown(event));
    svg.addEventListener('pointermove', (event) => this.#onPointerMove(event));
    svg.addEventListener('pointerup', (event) => this.#onPointerUp(event));
    svg.addEventListener('pointercancel', (event) => this.#onPointerCancel(event));
    svg.addEventListener('pointerleave', (event) => this.#onPointerLeave(event));
    // A finger scrolls the page on an empty cell, but not on a man or a target.
    svg.addEventListener('touchstart', (event) => this.#preventScrolling(event), { passive: false });
  }

  /** Selects the pressed man in a new position, so that a drag during the opponent's move can end with a move. */
  keepMan(): void {
    const press = this.#press;
    if (press?.hit.kind === 'man') this.#turn.selectMan(press.hit.cell);
  }

  /** Whether the pointer holds a man. */
  get isHolding(): boolean {
    return this.#press?.hit.kind === 'man';
  }

  /** Ends a drag without making a move. */
  cancelDrag(): void {
    const press = this.#press;
    this.#press = null;
    this.#magnifier.close();
    if (press?.isDragged === true && press.hit.kind === 'man') this.#endDrag(press.hit.cell);
  }

  #onPointerDown(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || this.#host.draws(event)) return;
    // A mouse and a finger can both be primary; the later press replaces the earlier one.
    this.cancelDrag();
    this.#host.finishAnimation();
    this.#host.clearDrawings();
    this.#turn.clearFeedback();
    this.#start = { x: event.clientX, y: event.clientY };
    const context = this.#contextOf(event);
    if (context === null) return;
    if (isFinger(event)) this.#magnifier.openSoon(event);
    const { selector } = this.#turn;
    const hit = hitAt(this.#view.unitsAt(event.clientX, event.clientY), context);
    const isRepeated =
      (hit.kind === 'man' && hit.cell === selector.selectedMan) ||
      (hit.kind === 'target' && hit.target === selector.target);
    this.#press = { hit, isRepeated, isDragged: false, pointerId: event.pointerId };
    if (hit.kind === 'man') {
      this.#view.svg.setPointerCapture(event.pointerId);
      if (!isRepeated) this.#turn.selectMan(hit.cell);
    } else if (hit.kind === 'target') this.#turn.previewTarget(hit.target);
  }

  #onPointerMove(event: PointerEvent): void {
    if (this.#press === null) {
      if (!isFinger(event)) this.#updateHover(event);
      return;
    }
    if (event.pointerId !== this.#press.pointerId) return;
    this.#magnifier.follow(event);
    const isDragged = this.#press.isDragged || this.#distanceFromStart(event) > DRAG_THRESHOLD_PX;
    this.#press = { ...this.#press, isDragged };
    // Only a finger that rests before the drag opens the magnifier; opening it during a drag would move the man.
    if (isDragged && !this.#magnifier.isOpen) this.#magnifier.close();
    const { hit } = this.#press;
    const context = this.#contextOf(event);
    if (!isDragged || hit.kind !== 'man' || context === null) return;
    const at = this.#draggedPoint(event);
    this.#view.svg.classList.add('dragging');
    this.#turn.previewTarget(targetNear(at, context), 'drag');
    this.#view.men.carry(hit.cell, { ...at, scale: this.#draggedScale(event) });
  }

  #onPointerUp(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointerId !== event.pointerId) return;
    const context = this.#contextOf(event);
    const hasRested = this.#magnifier.isOpen;
    const at = this.#draggedPoint(event);
    this.#press = null;
    this.#magnifier.close();
    if (context === null) return;
    const isDrop = press.isDragged && press.hit.kind === 'man';
    const release: Release = {
      hit: isDrop ? dropAt(at, context) : hitAt(this.#view.unitsAt(event.clientX, event.clientY), context),
      pointer: isFinger(event) ? 'finger' : 'mouse',
      offset: { x: event.clientX - this.#start.x, y: event.clientY - this.#start.y },
      isShifted: event.shiftKey,
      isOnePress: this.#host.isOnePress(),
      hasRested,
    };
    const action = actionOfRelease(press, release);
    const vibration = VIBRATIONS[action.kind];
    if (vibration !== undefined && isFinger(event)) this.#host.vibrate(vibration);
    this.#act(action, press);
  }

  #onPointerCancel(event: PointerEvent): void {
    if (event.pointerId === this.#press?.pointerId) this.cancelDrag();
  }

  #act(action: ReleaseAction, { hit, isDragged }: Press): void {
    const draggedMan = isDragged && hit.kind === 'man' ? hit.cell : null;
    if (draggedMan !== null && action.kind === 'play') {
      this.#view.svg.classList.remove('dragging');
      this.#turn.play(action.target, true);
      this.#view.men.putDown();
      return;
    }
    if (draggedMan !== null) this.#endDrag(draggedMan);
    switch (action.kind) {
      case 'none':
        break;
      case 'deselect':
        this.#turn.cancel();
        break;
      case 'clear-preview':
        this.#turn.previewTarget(null);
        break;
      case 'play':
        this.#turn.play(action.target);
        break;
      case 'fix':
        this.#turn.extendRoute(action.target);
        break;
      case 'step':
        this.#host.step(action.by);
        break;
      case 'refuse':
        this.#turn.refuse(action.from, action.to);
        break;
      case 'explain':
        this.#turn.explainCell(action.cell);
        break;
    }
  }

  #endDrag(cell: Cell): void {
    this.#view.svg.classList.remove('dragging');
    this.#view.men.putDown();
    this.#turn.previewTarget(null);
    this.#turn.selectMan(cell);
  }

  /**
   * Returns the point of a dragged man: at the pointer, or above a finger, unless the magnifier shows what is under the
   * finger.
   */
  #draggedPoint(event: PointerEvent): Point {
    const { x, y } = this.#view.unitsAt(event.clientX, event.clientY);
    if (!isFinger(event) || this.#magnifier.isOpen) return { x, y };
    // The man rises during the first pixels of the drag, so that it does not leap.
    const lift = Math.min(LIFT_PX, 2 * this.#distanceFromStart(event));
    return { x, y: y - lift / this.#view.scale };
  }

  #draggedScale(event: PointerEvent): number {
    const minimum = isFinger(event) ? LIFTED_WIDTH_PX / (MAN_WIDTH * this.#view.scale) : 0;
    return Math.max(DRAGGED_GROWTH, minimum);
  }

  #distanceFromStart(event: PointerEvent): number {
    return distanceBetween(this.#start, { x: event.clientX, y: event.clientY });
  }

  #updateHover(event: PointerEvent): void {
    const context = this.#contextOf(event);
    if (context === null) return;
    const hit = hitAt(this.#view.unitsAt(event.clientX, event.clientY), context);
    this.#turn.setHoveredMan(hit.kind === 'man' ? hit.cell : null);
    this.#turn.previewTarget(hit.kind === 'target' ? hit.target : null);
    this.#view.svg.classList.toggle('is-clickable', hit.kind !== 'other');
  }

  /** Clears the preview when a mouse leaves the board. A lifted finger keeps it. */
  #onPointerLeave(event: PointerEvent): void {
    if (this.#press !== null || isFinger(event)) return;
    if (this.#host.isRouteButton(event.relatedTarget)) return;
    this.#turn.setHoveredMan(null);
    this.#turn.previewTarget(null);
  }

  #preventScrolling(event: TouchEvent): void {
    const kind = this.#press?.hit.kind;
    if (event.cancelable && (kind === 'man' || kind === 'target')) event.preventDefault();
  }

  #contextOf(event: PointerEvent): HitContext | null {
    const { layout, scale } = this.#view;
    const position = this.#host.position();
    if (layout === null || position === null) return null;
    const { selector } = this.#turn;
    return { geometry: layout.geometry, position, selector, scale, isFinger: isFinger(event) };
  }
}

/**
 * Returns what a man is dropped on. A finger hits the nearest target within reach, even if the man is on another cell.
 */
function dropAt(at: Point, context: HitContext): Release['hit'] {
  const target = targetNear(at, context);
  return target === null ? { kind: 'other', cell: cellAt(context.geometry, at) } : { kind: 'target', target };
}

function isFinger({ pointerType }: PointerEvent): boolean {
  return pointerType === 'touch';
}
