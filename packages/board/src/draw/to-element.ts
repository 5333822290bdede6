import type { Shape } from './shape.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Creates the SVG element of a shape. Sets no style attributes, which a page's content security policy may forbid. */
export function toElement({ tag, attributes, parts, text }: Shape): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== '') element.textContent = text;
  for (const part of parts) element.append(toElement(part));
  return element;
}
