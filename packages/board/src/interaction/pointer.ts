import type { Cell } from '@halma/rules';
import { distanceBetween, type Point, placeOf } from '../geometry/geometry.ts';
import type { Target } from '../reading/targets.ts';
import type { BoardView } from '../view/board-view.ts';
import { Loupe } from '../view/loupe.ts';
import { nearest, type Pressable } from './nearest.ts';
import type { TurnTaker } from './turn-taker.ts';

/** A press moved further than this, in CSS pixels, is a drag. */
const SLOP = 6;

type Press =
  | { readonly on: 'man'; readonly cell: Cell; readonly again: boolean; dragged: boolean }
  | { readonly on: 'target'; readonly target: Target; readonly again: boolean }
  | { readonly on: 'paper' };

/** What the pointer needs to know of the element beside the turn. */
interface PointerHost {
  /** Does one press on a lit cell play? */
  isOnePress(): boolean;
  /** A press during a movement finishes it. */
  finishMotion(): void;
  /** Is this the button that belongs to the target looked at? */
  isOwnButton(target: EventTarget | null): boolean;
}

/** Mouse, touch and pen: press, press again, drag. */
export class PointerHands {
  readonly #view: BoardView;
  readonly #turn: TurnTaker;
  readonly #host: PointerHost;
  #press: Press | null = null;
  #start: Point = { x: 0, y: 0 };
  readonly #loupe: Loupe;

  constructor(view: BoardView, turn: TurnTaker, host: PointerHost) {
    this.#view = view;
    this.#turn = turn;
    this.#host = host;
    this.#loupe = new Loupe(view);
    const { svg } = view;
    svg.addEventListener('pointerdown', (event) => this.#down(event));
    svg.addEventListener('pointermove', (event) => this.#move(event));
    svg.addEventListener('pointerup', (event) => this.#up(event));
    svg.addEventListener('pointercancel', () => this.putBack());
    svg.addEventListener('pointerleave', (event) => this.#leave(event));
    // a finger on the paper scrolls the page; one on a man or a lit cell does not
    svg.addEventListener('touchstart', (event) => this.#keepPageStill(event), { passive: false });
  }

  /** Ends a drag without a move. */
  putBack(): void {
    const press = this.#press;
    this.#press = null;
    this.#loupe.close();
    if (press?.on === 'man' && press.dragged) this.#endDrag(press.cell);
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#host.finishMotion();
    this.#turn.beginPress();
    const at = this.#view.unitsAt(event.clientX, event.clientY);
    this.#start = { x: event.clientX, y: event.clientY };
    if (event.pointerType === 'touch') this.#loupe.openSoon(event);
    this.#press = this.#pressAt(at);
    if (this.#press.on === 'man') {
      this.#view.svg.setPointerCapture(event.pointerId);
      if (!this.#press.again) this.#turn.take(this.#press.cell);
    } else if (this.#press.on === 'target') this.#turn.look(this.#press.target);
  }

  #pressAt(at: Point): Press {
    const { chooser } = this.#turn;
    const thing = this.#nearest<Cell | Target>(at, [...this.#men(), ...this.#targets()]);
    if (thing === null) return { on: 'paper' };
    return typeof thing === 'number'
      ? { on: 'man', cell: thing, again: thing === chooser.man, dragged: false }
      : { on: 'target', target: thing, again: thing === chooser.aim };
  }

  #move(event: PointerEvent): void {
    const at = this.#view.unitsAt(event.clientX, event.clientY);
    const press = this.#press;
    if (press === null) {
      if (event.pointerType === 'mouse') this.#hover(at);
      return;
    }
    this.#loupe.follow(event);
    if (press.on !== 'man') return;
    press.dragged ||= distanceBetween(this.#start, { x: event.clientX, y: event.clientY }) > SLOP;
    if (!press.dragged) return;
    this.#view.svg.classList.add('carrying');
    this.#turn.look(this.#nearest(at, this.#targets()), true);
    this.#view.men.carry(press.cell, { ...at, scale: 1.06 });
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    this.#press = null;
    this.#loupe.close();
    if (press === null) return;
    const at = this.#view.unitsAt(event.clientX, event.clientY);
    if (press.on === 'man' && press.dragged) this.#drop(press.cell, at);
    else if (press.on === 'man' && press.again) this.#turn.cancel();
    else if (press.on === 'target') this.#release(press, event, at);
    else if (press.on === 'paper') this.#pressPaper(at, event);
  }

  /**
   * A mouse has already shown the route before the press; a finger shows it by the first press and plays by the next. What
   * does not play walks the man there, so that a press on the next landing leads on; with Shift a mouse does so too.
   */
  #release({ target, again }: Press & { on: 'target' }, event: PointerEvent, at: Point): void {
    if (this.#nearest(at, this.#targets()) !== target) return;
    const isMouse = event.pointerType === 'mouse';
    const plays = isMouse ? !event.shiftKey : this.#host.isOnePress() || again;
    if (plays || target.way === 'drop') this.#turn.play(target);
    else this.#turn.walk(target);
  }

  #pressPaper(at: Point, event: PointerEvent): void {
    const isPress = distanceBetween(this.#start, { x: event.clientX, y: event.clientY }) <= SLOP;
    if (!isPress) return;
    const cell = this.#view.cellAt(at);
    this.#turn.cancel();
    if (cell !== null) this.#turn.explain(cell);
  }

  #drop(from: Cell, at: Point): void {
    const target = this.#nearest(at, this.#targets());
    if (target !== null) {
      this.#view.svg.classList.remove('carrying');
      this.#turn.play(target, true);
      this.#view.men.lay();
      return;
    }
    const to = this.#view.cellAt(at);
    this.#endDrag(from);
    if (to === null) this.#turn.cancel();
    else if (to !== from) this.#turn.refuse(from, to);
  }

  #endDrag(cell: Cell): void {
    this.#view.svg.classList.remove('carrying');
    this.#view.men.lay();
    this.#turn.look(null);
    this.#turn.take(cell);
  }

  #hover(at: Point): void {
    const thing = this.#nearest<Cell | Target>(at, [...this.#men(), ...this.#targets()]);
    this.#turn.hoverOver(typeof thing === 'number' ? thing : null);
    this.#turn.look(typeof thing === 'number' ? null : thing);
    this.#view.svg.classList.toggle('can-take', thing !== null);
  }

  /** A mouse that goes away shows nothing any more; a lifted finger leaves the route it asked for. */
  #leave(event: PointerEvent): void {
    if (this.#press !== null || event.pointerType !== 'mouse') return;
    if (this.#host.isOwnButton(event.relatedTarget)) return;
    this.#turn.hoverOver(null);
    this.#turn.look(null);
  }

  #keepPageStill(event: TouchEvent): void {
    if (event.cancelable && this.#press !== null && this.#press.on !== 'paper') event.preventDefault();
  }

  #men(): readonly Pressable<Cell>[] {
    const { layout } = this.#view;
    if (layout === null) return [];
    return this.#turn.chooser.men.map((cell) => ({ thing: cell, point: placeOf(layout.geometry, cell) }));
  }

  #targets(): readonly Pressable<Target>[] {
    const { layout } = this.#view;
    if (layout === null) return [];
    return this.#turn.chooser.targets.map((target) => ({
      thing: target,
      point: layout.geometry.place(target.at),
    }));
  }

  #nearest<Thing>(at: Point, things: readonly Pressable<Thing>[]): Thing | null {
    return nearest(at, things, this.#view.layout?.geometry.pitch ?? 0, this.#view.scale);
  }
}
