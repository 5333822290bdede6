/** A piece of a drawing as plain data, so that drawing needs no document and can be compared in tests. */
export interface Shape {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parts: readonly Shape[];
  readonly text: string;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A shape of SVG. Attributes that are undefined are left out; numbers are rounded to a tenth of a unit. */
export function shape(tag: string, attributes: Attributes, parts: readonly Shape[] = [], text = ''): Shape {
  const stated: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) stated[name] = typeof value === 'number' ? String(rounded(value)) : value;
  }
  return { tag, attributes: stated, parts, text };
}

/** Shapes drawn together, moved to a point and scaled there. */
export function placed(
  { x, y }: { readonly x: number; readonly y: number },
  parts: readonly Shape[],
  scale = 1,
): Shape {
  const grown = scale === 1 ? '' : ` scale(${scale})`;
  return shape('g', { transform: `translate(${rounded(x)} ${rounded(y)})${grown}` }, parts);
}

/** A number as drawings write it: to a tenth of a unit, never as −0. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/** A point as paths write it. */
export function pair({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${rounded(x)} ${rounded(y)}`;
}

/** A path from point to point. */
export function pathThrough(points: readonly { readonly x: number; readonly y: number }[]): string {
  return `M${points.map(pair).join('L')}`;
}

/** The shape as SVG text. Equal text means an equal picture. */
export function shapeText({ tag, attributes, parts, text }: Shape): string {
  const stated = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${stated.join('')}>${parts.map(shapeText).join('')}${escaped(text)}</${tag}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
