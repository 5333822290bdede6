import { type SvgNode, serializeNode } from '../draw/svg-node.ts';
import { toElement } from '../draw/to-element.ts';

/** A layer of the drawing. It reuses the elements of unchanged nodes. */
export class Layer {
  readonly element: SVGElement;
  #elements = new Map<string, SVGElement>();

  constructor(name: string, parent: Element) {
    this.element = toElement({ tag: 'g', attributes: { class: name }, children: [], text: '' });
    parent.append(this.element);
  }

  /** Shows exactly these nodes, in this order. */
  show(nodes: readonly SvgNode[]): void {
    const next = new Map<string, SVGElement>();
    for (const node of nodes) {
      const markup = serializeNode(node);
      next.set(markup, this.#elements.get(markup) ?? toElement(node));
    }
    if (next.size === 0) this.element.replaceChildren();
    else for (const [markup, element] of this.#elements) if (!next.has(markup)) element.remove();
    let successor = this.element.firstElementChild;
    for (const element of next.values()) {
      if (element === successor) successor = successor.nextElementSibling;
      else this.element.insertBefore(element, successor);
    }
    this.#elements = next;
  }
}
