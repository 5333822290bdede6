import { expect, type Page } from '@playwright/test';

/** Expects that the page is not wider than the window once the page's title is in the document. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await page.locator('main h1, .bar h1').first().waitFor({ state: 'attached' });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}

/**
 * If the tabs stay at an edge of the screen, expects that no part of the page except a dialog covers them.
 */
export async function expectTabsOnTop(page: Page): Promise<void> {
  const coveringElements = await page.evaluate(() => {
    const tabs = document.querySelector('.tabs');
    if (tabs === null || getComputedStyle(tabs).position !== 'fixed') return [];
    const { left, top, width, height } = tabs.getBoundingClientRect();
    const fractions = [0.05, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95];
    const points = fractions.flatMap((x) =>
      fractions.map((y) => [left + x * width, top + y * height] as const),
    );
    return points
      .map((point) => document.elementFromPoint(...point))
      .filter((element) => element !== null && !tabs.contains(element) && element.closest('dialog') === null)
      .map((element) => `${element?.tagName} ${element?.getAttribute('class')}`);
  });
  expect(coveringElements, `no element covers the tabs on ${page.url()}`).toEqual([]);
}

/** Returns the words that begin on one line and end on another. Playwright runs this function in the page. */
export function findDividedWords(elements: readonly Element[]): readonly string[] {
  return elements.flatMap(({ firstChild }) => {
    if (!(firstChild instanceof Text)) return [];
    const range = new Range();
    return [...firstChild.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(firstChild, index);
      range.setEnd(firstChild, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
}
