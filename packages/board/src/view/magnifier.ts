import { svgNode } from '../draw/svg-node.ts';
import { toElement } from '../draw/to-element.ts';
import type { BoardView } from './board-view.ts';

/** How long a finger rests before the magnifier opens, in milliseconds. */
const OPEN_DELAY_MS = 350;

/** The length of the magnifier's side, the distance of its centre above the finger, and its scale. */
const SIDE_PX = 120;
const OFFSET_PX = 96;
const ZOOM = 2;

/** The position of a finger on the screen. */
type ScreenPoint = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** An enlarged view of the board around a finger, drawn above it. Hidden from screen readers. */
export class Magnifier {
  readonly #view: Pick<BoardView, 'svg' | 'picture' | 'scale' | 'unitsAt'>;
  readonly #element: SVGElement;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;

  constructor(view: Pick<BoardView, 'svg' | 'picture' | 'scale' | 'unitsAt'>) {
    this.#view = view;
    this.#element = toElement(
      svgNode('svg', { class: 'magnifier', 'aria-hidden': 'true' }, [
        svgNode('use', { href: `#${view.picture.id}` }),
      ]),
    );
  }

  /** Whether the finger has rested long enough. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Opens after the delay, unless it is closed before that. */
  openSoon(at: ScreenPoint): void {
    this.close();
    this.#timer = setTimeout(() => {
      this.#isOpen = true;
      this.#view.svg.after(this.#element);
      this.follow(at);
    }, OPEN_DELAY_MS);
  }

  /** Moves to the finger and shows what is under it. */
  follow(at: ScreenPoint): void {
    if (!this.#isOpen) return;
    const { x, y } = this.#view.unitsAt(at.clientX, at.clientY);
    const side = SIDE_PX / ZOOM / this.#view.scale;
    this.#element.setAttribute('viewBox', `${x - side / 2} ${y - side / 2} ${side} ${side}`);
    const board = this.#view.svg.getBoundingClientRect();
    this.#element.style.left = `${at.clientX - board.left - SIDE_PX / 2}px`;
    this.#element.style.top = `${at.clientY - board.top - OFFSET_PX - SIDE_PX / 2}px`;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#isOpen = false;
    this.#element.remove();
  }
}
