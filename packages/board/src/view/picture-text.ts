const TOKEN = /var\(--([\w-]+), ([^()]*(?:\([^)]*\))?[^()]*)\)/g;

/**
 * A drawn board as the text of an SVG file: without the cells for screen readers, and with the colours it has now in place
 * of the tokens, which a file of its own does not know.
 */
export function pictureText(
  svg: SVGSVGElement,
  style: Pick<CSSStyleDeclaration, 'getPropertyValue'>,
): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.querySelector('.cells')?.remove();
  for (const name of ['role', 'tabindex', 'aria-activedescendant', 'class']) copy.removeAttribute(name);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const [x = '0', y = '0', width = '0', height = '0'] = (svg.getAttribute('viewBox') ?? '').split(' ');
  copy.setAttribute('width', width);
  copy.setAttribute('height', height);
  const paper = style.getPropertyValue('--paper') || '#ffffff';
  const ground = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${paper}"/>`;
  return copy.outerHTML
    .replace('>', `>${ground}`)
    .replaceAll(TOKEN, (_, token: string, usual: string) =>
      fontless(style.getPropertyValue(`--${token}`).trim() || usual),
    );
}

/** Names of fonts stand in quotes, which would end the attribute they are written into. */
function fontless(value: string): string {
  return value.replaceAll('"', "'");
}
