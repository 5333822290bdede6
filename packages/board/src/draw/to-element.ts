import type { Shape } from './shape.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Makes the elements of a shape. Attributes only: a page's policy may forbid style attributes. */
export function toElement({ tag, attributes, parts, text }: Shape): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== '') element.textContent = text;
  for (const part of parts) element.append(toElement(part));
  return element;
}
