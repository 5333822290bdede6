import { type Cell, type Man, type Position, seatOf, VACANT } from '@halma/rules';
import { appearanceOf, manShapes } from '../draw/man-shapes.ts';
import { rounded, svgNode } from '../draw/svg-node.ts';
import { toElement } from '../draw/to-element.ts';
import { type Point, pointOf } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import type { ManTransform } from '../motion/move-animation.ts';
import { seatsInTarget } from '../queries/camp-occupancy.ts';
import type { RestrictedTurn } from '../queries/restricted-turn.ts';
import { ChangeDetector } from './change-detector.ts';

/** The height by which the selected man is lifted, in units. */
const SELECTED_LIFT = 1.5;

interface ManElement {
  readonly man: Man;
  readonly element: SVGElement;
}

/** The men to draw, and how to draw them. */
export interface MenState {
  readonly position: Position;
  readonly layout: Layout;
  readonly selectedMan: Cell | null;
  /** Which men may move, if only those in the camp may. The layer fades the other men of that side. */
  readonly restrictedTurn: RestrictedTurn | null;
}

/** Draws the men. Each man keeps its element for as long as it stays on its cell. */
export class MenLayer {
  readonly element: SVGElement;
  readonly #elements = new Map<Cell, ManElement>();
  /** The cell of the man that is being moved and is therefore drawn elsewhere. */
  #carriedFrom: Cell | null = null;
  readonly #change = new ChangeDetector();

  constructor(parent: Element) {
    this.element = toElement(svgNode('g', { class: 'men' }));
    parent.append(this.element);
  }

  /** Removes all men, so that the next `show` redraws them. */
  clear(): void {
    this.#elements.clear();
    this.#carriedFrom = null;
    this.#change.reset();
    this.element.replaceChildren();
  }

  /**
   * Draws the men of a position, and updates only those that changed. The men of a side that fills its target
   * are drawn flat.
   */
  show({ position, layout, selectedMan, restrictedTurn }: MenState): void {
    if (!this.#change.hasChanged(position, layout, selectedMan, restrictedTurn, this.#carriedFrom)) return;
    const { rules, men, toMove } = position;
    const seatsHome = seatsInTarget(position);
    const isFaded = (cell: Cell, man: Man): boolean =>
      restrictedTurn !== null && seatOf(man) === toMove && !restrictedTurn.men.has(cell);
    for (let cell = 0; cell < rules.board.cellCount; cell += 1) {
      const man = men[cell] ?? VACANT;
      let entry = this.#elements.get(cell);
      if (entry !== undefined && entry.man !== man) {
        entry.element.remove();
        this.#elements.delete(cell);
        if (this.#carriedFrom === cell) this.#carriedFrom = null;
        entry = undefined;
      }
      if (man === VACANT) continue;
      if (entry === undefined) {
        // The inner group can shake without changing the outer transform.
        const body = svgNode('g', { class: 'body' }, manShapes(appearanceOf(rules, man, layout.colours)));
        entry = { man, element: toElement(svgNode('g', {}, [body])) };
        this.#elements.set(cell, entry);
        this.element.append(entry.element);
      }
      entry.element.classList.toggle('faded', isFaded(cell, man));
      entry.element.classList.toggle('flat', seatsHome.includes(seatOf(man)));
      if (cell === this.#carriedFrom) continue;
      const isSelected = cell === selectedMan;
      const { x, y } = pointOf(layout.geometry, cell);
      setTransform(entry.element, { x, y: y - (isSelected ? SELECTED_LIFT : 0), scale: 1 });
      entry.element.classList.toggle('lifted', isSelected);
    }
  }

  /** Draws the man on a cell at a different point, above all other men, until `putDown` is called. */
  carry(cell: Cell, { x, y, scale }: ManTransform): void {
    const element = this.#elements.get(cell)?.element;
    if (element === undefined) return;
    this.#carriedFrom = cell;
    this.#change.reset();
    if (element !== this.element.lastElementChild) this.element.append(element);
    element.classList.add('lifted', 'carried');
    setTransform(element, { x, y, scale });
  }

  /** Ends `carry`: the next `show` draws the man on its cell. */
  putDown(): void {
    if (this.#carriedFrom === null) return;
    this.#elements.get(this.#carriedFrom)?.element.classList.remove('carried');
    this.#carriedFrom = null;
  }

  /**
   * Shakes the man on a cell by four pixels, three times.
   *
   * @param scale the number of CSS pixels per unit
   */
  shake(cell: Cell, scale: number): void {
    const swing = 4 / scale;
    const at = (x: number): Keyframe => ({ transform: `translateX(${rounded(x)}px)` });
    this.#elements
      .get(cell)
      ?.element.firstElementChild?.animate(
        [at(0), at(-swing), at(swing), at(-swing), at(swing), at(-swing), at(0)],
        220,
      );
  }
}

function setTransform(element: SVGElement, { x, y, scale }: Point & { readonly scale: number }): void {
  const scaling = scale === 1 ? '' : ` scale(${scale.toFixed(3)})`;
  const transform = `translate(${rounded(x)} ${rounded(y)})${scaling}`;
  if (element.getAttribute('transform') !== transform) element.setAttribute('transform', transform);
}
