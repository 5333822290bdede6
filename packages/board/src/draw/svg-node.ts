/** An SVG element as plain data, so that drawing needs no document and tests can compare drawings. */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgNode[];
  readonly text: string;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Creates an SVG node. Leaves out undefined attributes and rounds numbers to a tenth of a unit. */
export function svgNode(
  tag: string,
  attributes: Attributes,
  children: readonly SvgNode[] = [],
  text = '',
): SvgNode {
  const defined: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) defined[name] = typeof value === 'number' ? String(rounded(value)) : value;
  }
  return { tag, attributes: defined, children, text };
}

/** Returns a group of nodes, translated to a point and scaled. */
export function placed(
  { x, y }: { readonly x: number; readonly y: number },
  children: readonly SvgNode[],
  scale = 1,
): SvgNode {
  const scaling = scale === 1 ? '' : ` scale(${scale})`;
  return svgNode('g', { transform: `translate(${rounded(x)} ${rounded(y)})${scaling}` }, children);
}

/** Rounds a number to a tenth of a unit. Never returns −0. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/** Returns a point as SVG path data. */
export function pointText({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${rounded(x)} ${rounded(y)}`;
}

/** Returns the SVG path data of the lines through points. */
export function pathThrough(points: readonly { readonly x: number; readonly y: number }[]): string {
  return `M${points.map(pointText).join('L')}`;
}

/** Returns a node as SVG markup. Equal strings mean equal drawings. */
export function serializeNode({ tag, attributes, children, text }: SvgNode): string {
  const attributeMarkup = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${attributeMarkup.join('')}>${children.map(serializeNode).join('')}${escaped(text)}</${tag}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
