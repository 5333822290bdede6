import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, run } from 'axe-core';

type Colours = readonly [theme: string, scheme: string];
type Violations = AxeResults['violations'];

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The colours in which the tests open pages, and all other colours. */
const FIRST_COLOURS: Colours = ['paper', 'light'];
const DARK: Colours = ['paper', 'dark'];
const OTHER_COLOURS: readonly Colours[] = [
  DARK,
  ['quiet', 'light'],
  ['quiet', 'dark'],
  ['contrast', 'light'],
  ['contrast', 'dark'],
];

/** Runs all axe rules on the current state of the page. */
export async function expectNoViolations(page: Page, within = 'html'): Promise<void> {
  expectNone(page, 'as opened', await findViolations(page, within));
}

/** Checks only the contrast of text, which is all that a theme or a colour scheme can change. */
export async function expectEnoughContrast(page: Page): Promise<void> {
  expectNone(page, 'as opened', await findLowContrast(page, 'html'));
}

/**
 * Runs all rules on the page as it opened, in the light scheme, and checks the contrast of text in the dark
 * scheme. Restores the first colours.
 *
 * @param within a selector of the part to check, such as a dialog over a page that has been checked
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await expectAccessibleIn([DARK], page, within);
}

/**
 * Like `expectAccessible`, but checks the contrast of text in all other themes and schemes, because they
 * change nothing else.
 */
export async function expectAccessibleInAllThemes(page: Page, within = 'html'): Promise<void> {
  await expectAccessibleIn(OTHER_COLOURS, page, within);
}

async function expectAccessibleIn(others: readonly Colours[], page: Page, within: string): Promise<void> {
  await expectNoViolations(page, within);
  for (const colours of others) {
    await setColours(page, colours);
    expectNone(page, colours.join(', '), await findLowContrast(page, within));
  }
  await setColours(page, FIRST_COLOURS);
}

/**
 * Sets colours as the settings do, but without opening the settings dialog, because the test may be checking
 * another dialog.
 */
async function setColours(page: Page, colours: Colours): Promise<void> {
  await page.evaluate(([theme, scheme]) => {
    Object.assign(document.documentElement.dataset, { theme, scheme });
  }, colours);
}

/**
 * Checks contrast outside of drawings, because the checker cannot tell what is behind their text. Among texts
 * and fields that look the same, in elements that look the same, it checks only the first: a list of a
 * hundred games has only a few colours.
 */
async function findLowContrast(page: Page, within: string): Promise<Violations> {
  await loadAxe(page);
  return await page.evaluate(async (part) => {
    const looks = new Map<Element, string>();
    /** Returns the look of an element: the look of its parent, followed by its own properties. */
    const lookOf = (element: Element): string => {
      const cached = looks.get(element);
      if (cached !== undefined) return cached;
      const parentLook = element.parentElement === null ? '' : lookOf(element.parentElement);
      const style = getComputedStyle(element);
      const { color, backgroundColor, backgroundImage, fontSize, fontWeight, opacity } = style;
      const ownStyle = [color, backgroundColor, backgroundImage, fontSize, fontWeight, opacity].join('|');
      const look = `${parentLook}/${element.tagName}.${element.className}|${ownStyle}`;
      looks.set(element, look);
      return look;
    };
    const hasText = (element: Element): boolean =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      );
    const firstOfLook = new Map<string, Element>();
    for (const element of document.querySelectorAll(`${part}, ${part} *`)) {
      if (element.closest('halma-board, svg') !== null || !hasText(element) || !element.checkVisibility())
        continue;
      const look = lookOf(element);
      if (!firstOfLook.has(look)) firstOfLook.set(look, element);
    }
    if (firstOfLook.size === 0) return [];
    const { axe } = globalThis as unknown as { readonly axe: { readonly run: typeof run } };
    const context = { include: [...firstOfLook.values()], exclude: [['halma-board'], ['svg']] };
    return (await axe.run(context, { resultTypes: ['violations'], runOnly: ['color-contrast'] })).violations;
  }, within);
}

/**
 * Runs all axe rules on a part of the page. Checks contrast as in the other themes, which takes half as long.
 */
async function findViolations(page: Page, within: string): Promise<Violations> {
  await loadAxe(page);
  const violations = await page.evaluate(async (part) => {
    const { axe } = globalThis as unknown as { readonly axe: { readonly run: typeof run } };
    const rules = { 'color-contrast': { enabled: false } };
    return (await axe.run({ include: [[part]] }, { resultTypes: ['violations'], rules })).violations;
  }, within);
  return [...violations, ...(await findLowContrast(page, within))];
}

/** Loads axe into a page unless it is already loaded. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_SOURCE);
}

function expectNone(page: Page, colours: string, violations: Violations): void {
  const found = violations.map(({ id, nodes }) => [page.url(), colours, id, nodes.map((node) => node.html)]);
  expect(found).toEqual([]);
}
