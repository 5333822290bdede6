import { type Cell, type Man, type Position, seatOf, VACANT } from '@halma/rules';
import { lookOf, manShapes } from '../draw/men.ts';
import { rounded, shape } from '../draw/shape.ts';
import { toElement } from '../draw/to-element.ts';
import { type Geometry, type Point, placeOf } from '../geometry/geometry.ts';
import type { Moment } from '../motion/flight.ts';
import { seatsAtHome } from '../reading/at-home.ts';
import type { Duty } from '../reading/duty.ts';
import { LastSeen } from './last-seen.ts';

/** A chosen man is lifted by this much. */
const LIFT = 1.5;

interface Figure {
  readonly man: Man;
  readonly element: SVGElement;
}

/** How the men of a position are to look. */
export interface MenState {
  readonly position: Position;
  readonly geometry: Geometry;
  readonly chosen: Cell | null;
  /** On a turn of duty the men of the side to move who may not move are pale. */
  readonly duty: Duty | null;
}

/** The men, each one element as long as he stands where he stands. */
export class MenLayer {
  readonly element: SVGElement;
  readonly #figures = new Map<Cell, Figure>();
  /** The cell of a man who is shown elsewhere. */
  #carried: Cell | null = null;
  readonly #seen = new LastSeen();

  constructor(parent: Element) {
    this.element = toElement(shape('g', { class: 'men' }));
    parent.append(this.element);
  }

  /** Forgets all men, because they are to be drawn with other looks. */
  clear(): void {
    this.#figures.clear();
    this.#carried = null;
    this.#seen.forget();
    this.element.replaceChildren();
  }

  /** Brings the men up to a position: only those that came, went or changed are touched. Those at home lie flat. */
  show({ position, geometry, chosen, duty }: MenState): void {
    if (!this.#seen.differs(position, geometry, chosen, duty, this.#carried)) return;
    const { rules, men, toMove } = position;
    const home = seatsAtHome(position);
    const isFaded = (cell: Cell, man: Man): boolean =>
      duty !== null && seatOf(man) === toMove && !duty.men.has(cell);
    for (let cell = 0; cell < rules.board.cells; cell += 1) {
      const man = men[cell] ?? VACANT;
      let figure = this.#figures.get(cell);
      if (figure !== undefined && figure.man !== man) {
        figure.element.remove();
        this.#figures.delete(cell);
        if (this.#carried === cell) this.#carried = null;
        figure = undefined;
      }
      if (man === VACANT) continue;
      if (figure === undefined) {
        // a group inside the placed one, so that a man can shake where he stands
        const body = shape('g', { class: 'body' }, manShapes(lookOf(rules, man)));
        figure = { man, element: toElement(shape('g', {}, [body])) };
        this.#figures.set(cell, figure);
        this.element.append(figure.element);
      }
      figure.element.classList.toggle('faded', isFaded(cell, man));
      figure.element.classList.toggle('flat', home.includes(seatOf(man)));
      if (cell === this.#carried) continue;
      const lifted = cell === chosen;
      const { x, y } = placeOf(geometry, cell);
      put(figure.element, { x, y: y - (lifted ? LIFT : 0), scale: 1 });
      figure.element.classList.toggle('lifted', lifted);
    }
  }

  /** Shows the man of a cell elsewhere, above all others, until he is laid down. */
  carry(cell: Cell, { x, y, scale }: Moment): void {
    const element = this.#figures.get(cell)?.element;
    if (element === undefined) return;
    this.#carried = cell;
    this.#seen.forget();
    if (element !== this.element.lastElementChild) this.element.append(element);
    element.classList.add('lifted', 'carried');
    put(element, { x, y, scale });
  }

  /** Ends the carrying: the next `show` puts the man where he stands. */
  lay(): void {
    if (this.#carried === null) return;
    this.#figures.get(this.#carried)?.element.classList.remove('carried');
    this.#carried = null;
  }

  /** Shakes the man of a cell: four pixels each way, three swings. @param scale CSS pixels for a unit */
  shake(cell: Cell, scale: number): void {
    const swing = 4 / scale;
    const at = (x: number): Keyframe => ({ transform: `translateX(${rounded(x)}px)` });
    this.#figures
      .get(cell)
      ?.element.firstElementChild?.animate(
        [at(0), at(-swing), at(swing), at(-swing), at(swing), at(-swing), at(0)],
        220,
      );
  }
}

function put(element: SVGElement, { x, y, scale }: Point & { readonly scale: number }): void {
  const grown = scale === 1 ? '' : ` scale(${scale.toFixed(3)})`;
  const transform = `translate(${rounded(x)} ${rounded(y)})${grown}`;
  if (element.getAttribute('transform') !== transform) element.setAttribute('transform', transform);
}
