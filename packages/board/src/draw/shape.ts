/** An SVG element as plain data, so that drawing needs no document and tests can compare drawings. */
export interface Shape {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parts: readonly Shape[];
  readonly text: string;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Creates a shape. Leaves out undefined attributes and rounds numbers to a tenth of a unit. */
export function shape(tag: string, attributes: Attributes, parts: readonly Shape[] = [], text = ''): Shape {
  const defined: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) defined[name] = typeof value === 'number' ? String(rounded(value)) : value;
  }
  return { tag, attributes: defined, parts, text };
}

/** Returns a group of shapes, translated to a point and scaled. */
export function placed(
  { x, y }: { readonly x: number; readonly y: number },
  parts: readonly Shape[],
  scale = 1,
): Shape {
  const scaling = scale === 1 ? '' : ` scale(${scale})`;
  return shape('g', { transform: `translate(${rounded(x)} ${rounded(y)})${scaling}` }, parts);
}

/** Rounds a number to a tenth of a unit. Never returns −0. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/** Returns a point as SVG path text. */
export function pair({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${rounded(x)} ${rounded(y)}`;
}

/** Returns the SVG path through points. */
export function pathThrough(points: readonly { readonly x: number; readonly y: number }[]): string {
  return `M${points.map(pair).join('L')}`;
}

/** Returns a shape as SVG text. Equal texts mean equal drawings. */
export function shapeText({ tag, attributes, parts, text }: Shape): string {
  const attributeTexts = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${attributeTexts.join('')}>${parts.map(shapeText).join('')}${escaped(text)}</${tag}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
