import { shape } from '../draw/shape.ts';
import { toElement } from '../draw/to-element.ts';
import type { BoardView } from './board-view.ts';

/** How long a finger rests before the loupe opens, in milliseconds. */
const HOLD = 350;

/** The loupe's side and how far above the finger its middle is, in CSS pixels, and how much larger it shows the board. */
const SIDE = 120;
const ABOVE = 96;
const ZOOM = 2;

/** Where a finger is on the screen. */
type Spot = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** A picture of the board about the finger that covers it, twice as large, above the finger. It is there for the eye only. */
export class Loupe {
  readonly #view: Pick<BoardView, 'svg' | 'picture' | 'scale' | 'unitsAt'>;
  readonly #glass: SVGElement;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;

  constructor(view: Pick<BoardView, 'svg' | 'picture' | 'scale' | 'unitsAt'>) {
    this.#view = view;
    this.#glass = toElement(
      shape('svg', { class: 'loupe', 'aria-hidden': 'true' }, [
        shape('use', { href: `#${view.picture.id}` }),
      ]),
    );
  }

  /** Opens once the finger has rested. */
  openSoon(at: Spot): void {
    this.close();
    this.#timer = setTimeout(() => {
      this.#isOpen = true;
      this.#view.svg.after(this.#glass);
      this.follow(at);
    }, HOLD);
  }

  /** Shows what is under the finger now. */
  follow(at: Spot): void {
    if (!this.#isOpen) return;
    const { x, y } = this.#view.unitsAt(at.clientX, at.clientY);
    const side = SIDE / ZOOM / this.#view.scale;
    this.#glass.setAttribute('viewBox', `${x - side / 2} ${y - side / 2} ${side} ${side}`);
    const board = this.#view.svg.getBoundingClientRect();
    this.#glass.style.left = `${at.clientX - board.left - SIDE / 2}px`;
    this.#glass.style.top = `${at.clientY - board.top - ABOVE - SIDE / 2}px`;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#isOpen = false;
    this.#glass.remove();
  }
}
