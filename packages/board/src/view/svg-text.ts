import { withoutReferences } from '../draw/token-references.ts';

/**
 * Returns a drawn board as the source of a standalone SVG file, without the cells for screen readers and with the
 * current colours instead of the tokens.
 */
export function svgText(svg: SVGSVGElement, style: Pick<CSSStyleDeclaration, 'getPropertyValue'>): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.querySelector('.cells')?.remove();
  for (const name of ['role', 'tabindex', 'aria-activedescendant', 'class']) copy.removeAttribute(name);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const [x = '0', y = '0', width = '0', height = '0'] = (svg.getAttribute('viewBox') ?? '').split(' ');
  copy.setAttribute('width', width);
  copy.setAttribute('height', height);
  const paper = style.getPropertyValue('--paper') || '#ffffff';
  const ground = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${paper}"/>`;
  return withoutReferences(copy.outerHTML.replace('>', `>${ground}`), (token) =>
    withSingleQuotes(style.getPropertyValue(`--${token}`).trim()),
  );
}

/** Replaces the double quotes of font names, which would end the attribute. */
function withSingleQuotes(value: string): string {
  return value.replaceAll('"', "'");
}
