import type { NodeResult, run } from 'axe-core';

export type Colours = readonly [theme: string, scheme: string];

/** A colour as axe represents it. */
interface Colour {
  alpha: number;
  parseString(css: string): this;
  toHexString(): string;
}

/** The parts of axe that `findLowContrast` uses. */
interface Axe {
  readonly run: typeof run;
  readonly commons: {
    readonly color: {
      readonly Color: new (red: number, green: number, blue: number, alpha: number) => Colour;
      flattenColors(front: Colour, back: Colour): Colour;
      hasValidContrastRatio(
        back: Colour,
        front: Colour,
        fontSize: number,
        isBold: boolean,
      ): { readonly contrastRatio: number; readonly expectedContrastRatio: number };
    };
  };
}

/** Texts that look the same. */
type Group = [first: Element, ...others: Element[]];

/**
 * Checks the contrast of text in the page's colours and in others, except in drawings, because axe cannot
 * tell what is behind their text. Playwright runs this function in a page that has loaded axe, so it can use
 * nothing outside itself.
 *
 * Among texts and fields that look the same, in elements that look the same, it checks only the first: a list
 * of a hundred games has only a few colours.
 *
 * Axe spends most of its time finding what is behind a text. That is the same in all colours, and nearly always
 * consists of the elements that contain the text; then the contrast is quick to calculate. So in other colours,
 * axe checks only the texts with too little contrast by this calculation, and those to which the calculation
 * does not apply: in the first colours, axe has found different colours, or there is an image behind the text.
 *
 * @param part a selector of the part of the page to check
 * @returns the elements with too little contrast, as HTML, in the page's colours and in each of the others
 */
export async function findLowContrast({
  part,
  others,
}: {
  readonly part: string;
  readonly others: readonly Colours[];
}): Promise<string[][]> {
  const { axe } = globalThis as unknown as { readonly axe: Axe };
  const { Color, flattenColors, hasValidContrastRatio } = axe.commons.color;

  const hasText = (element: Element): boolean =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
    );

  const findTexts = (): Group[] => {
    const looks = new Map<Element, string>();
    /** Returns the look of an element: the look of its parent, followed by its own properties. */
    const lookOf = (element: Element): string => {
      const cached = looks.get(element);
      if (cached !== undefined) return cached;
      const parentLook = element.parentElement === null ? '' : lookOf(element.parentElement);
      const style = getComputedStyle(element);
      const { color, backgroundColor, backgroundImage, fontSize, fontWeight, opacity } = style;
      const ownStyle = [color, backgroundColor, backgroundImage, fontSize, fontWeight, opacity].join('|');
      // Axe does not check disabled elements.
      const state = element.matches(':disabled, [aria-disabled="true"]') ? ':disabled' : '';
      const look = `${parentLook}/${element.tagName}.${element.className}${state}|${ownStyle}`;
      looks.set(element, look);
      return look;
    };
    const groups = new Map<string, Group>();
    for (const element of document.querySelectorAll(`${part}, ${part} *`)) {
      if (element.closest('halma-board, svg') !== null || !hasText(element) || !element.checkVisibility())
        continue;
      const look = lookOf(element);
      const group = groups.get(look);
      if (group === undefined) groups.set(look, [element]);
      else group.push(element);
    }
    return [...groups.values()];
  };

  /** Runs axe. Returns the elements with too little contrast, as HTML, and the results for all elements. */
  const check = async (
    elements: Element[],
  ): Promise<{ readonly low: string[]; readonly results: NodeResult[] }> => {
    if (elements.length === 0) return { low: [], results: [] };
    const { violations, passes, incomplete } = await axe.run(
      { include: elements, exclude: [['halma-board'], ['svg']] },
      { elementRef: true, resultTypes: ['violations', 'passes', 'incomplete'], runOnly: ['color-contrast'] },
    );
    return {
      low: violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
      results: [...violations, ...passes, ...incomplete].flatMap(({ nodes }) => nodes),
    };
  };

  const parsed = new Map<string, Colour>();
  const parse = (css: string): Colour => {
    const colour = parsed.get(css) ?? new Color(0, 0, 0, 0).parseString(css);
    parsed.set(css, colour);
    return colour;
  };

  /** Puts a colour in front of another, in a group with the given opacity. */
  const merge = (front: Colour, back: Colour, opacity = 1): Colour => {
    const merged = flattenColors(front, back);
    merged.alpha *= opacity;
    return merged;
  };

  /**
   * Calculates the colours of a text and of its background as if only the elements that contain the text were
   * behind it. Returns undefined if an image is behind it, or if the page has removed it in the meantime.
   */
  const coloursOf = (text: Element): { readonly front: Colour; readonly back: Colour } | undefined => {
    if (!text.isConnected) return undefined;
    let front = parse(getComputedStyle(text).webkitTextFillColor);
    let back = new Color(0, 0, 0, 0);
    for (let element: Element | null = text; element !== null; element = element.parentElement) {
      const { backgroundColor, backgroundImage, mixBlendMode, opacity } = getComputedStyle(element);
      if (mixBlendMode !== 'normal' || (backgroundImage !== 'none' && back.alpha < 1)) return undefined;
      front = merge(front, parse(backgroundColor), Number(opacity));
      back = merge(back, parse(backgroundColor), Number(opacity));
    }
    const white = new Color(255, 255, 255, 1);
    return { front: merge(front, white), back: merge(back, white) };
  };

  const hasEnoughContrast = (text: Element): boolean => {
    const colours = coloursOf(text);
    if (colours === undefined) return false;
    const { fontSize, fontWeight } = getComputedStyle(text);
    const isBold = Number(fontWeight) >= 700;
    const ratio = hasValidContrastRatio(colours.back, colours.front, Number.parseFloat(fontSize), isBold);
    // If the difference could come from rounding, axe decides.
    return ratio.contrastRatio > 1.02 * ratio.expectedContrastRatio;
  };

  /** Returns whether the calculation gives the colours that axe has found. */
  const agrees = ({ element, any: [result] }: NodeResult): boolean => {
    const colours = element && coloursOf(element as Element);
    return (
      colours !== undefined &&
      colours.front.toHexString() === result?.data?.fgColor &&
      colours.back.toHexString() === result?.data?.bgColor
    );
  };

  const groups = findTexts();
  const { low, results } = await check(groups.map(([first]) => first));
  const resultByElement = new Map(results.map((result) => [result.element as Element | undefined, result]));
  /** The texts that axe does not check, such as those of disabled buttons. */
  const exempt = new Set<Element>();
  /** The texts to which the calculation applies. */
  const calculable = new Set<Element>();
  for (const group of groups) {
    const result = resultByElement.get(group[0]);
    const texts = result === undefined ? exempt : agrees(result) ? calculable : undefined;
    for (const text of group) texts?.add(text);
  }

  const lowByColours = [low];
  const { dataset } = document.documentElement;
  const { theme: firstTheme, scheme: firstScheme } = dataset;
  for (const [theme, scheme] of others) {
    Object.assign(dataset, { theme, scheme });
    const doubtful = findTexts().flatMap(
      (group) =>
        group.find((text) => !exempt.has(text) && !(calculable.has(text) && hasEnoughContrast(text))) ?? [],
    );
    lowByColours.push((await check(doubtful)).low);
  }
  Object.assign(dataset, { theme: firstTheme, scheme: firstScheme });
  return lowByColours;
}
