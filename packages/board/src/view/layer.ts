import { type Shape, shapeText } from '../draw/shape.ts';
import { toElement } from '../draw/to-element.ts';

/** A layer of the drawing. It reuses the elements of unchanged shapes. */
export class Layer {
  readonly element: SVGElement;
  #shown = new Map<string, SVGElement>();

  constructor(name: string, parent: Element) {
    this.element = toElement({ tag: 'g', attributes: { class: name }, parts: [], text: '' });
    parent.append(this.element);
  }

  /** Shows exactly these shapes, in this order. */
  show(shapes: readonly Shape[]): void {
    const next = new Map<string, SVGElement>();
    for (const shape of shapes) {
      const text = shapeText(shape);
      next.set(text, this.#shown.get(text) ?? toElement(shape));
    }
    if (next.size === 0) this.element.replaceChildren();
    else for (const [text, element] of this.#shown) if (!next.has(text)) element.remove();
    let successor = this.element.firstElementChild;
    for (const element of next.values()) {
      if (element === successor) successor = successor.nextElementSibling;
      else this.element.insertBefore(element, successor);
    }
    this.#shown = next;
  }
}
