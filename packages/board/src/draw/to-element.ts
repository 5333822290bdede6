import type { SvgNode } from './svg-node.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Creates an SVG element from its plain data. Sets no style attributes, which a page's content security policy may
 * forbid.
 */
export function toElement({ tag, attributes, children, text }: SvgNode): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== '') element.textContent = text;
  for (const child of children) element.append(toElement(child));
  return element;
}
