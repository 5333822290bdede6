import { expect, type LaunchOptions } from '@playwright/test';
import config from '../../../../playwright.config.ts';
import { test } from '../../../../test/browser/test.ts';
import { OTHER_PAGES, PAGES_WITH_BOARD } from './pages.ts';
import { expectNoOverflow } from './screens.ts';

// German words are longer.
test.use({ launchOptions: withFontSize(32), locale: 'de-DE' });

const SCREENS = [
  { width: 360, height: 740 },
  { width: 667, height: 375 },
  { width: 1440, height: 900 },
] as const;

test('with text at twice the size, no page scrolls sideways, no label is cut off and no texts overlap', async ({
  page,
}) => {
  for (const address of [...PAGES_WITH_BOARD, ...OTHER_PAGES]) {
    await page.goto(address);
    for (const { width, height } of SCREENS) {
      await page.setViewportSize({ width, height });
      await expectNoOverflow(page);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      const screen = `${address}, ${width} × ${height}`;
      expect(await page.evaluate(cutLabels), `cut at ${screen}`).toEqual([]);
      expect(await page.evaluate(overlappingTexts), `overlapping at ${screen}`).toEqual([]);
    }
  }
});

/** Returns the configured launch options with the given font size in place of 16 pixels. */
function withFontSize(pixels: number): LaunchOptions {
  const { launchOptions } = config.use ?? {};
  const font = `--blink-settings=defaultFontSize=${pixels}`;
  return { ...launchOptions, args: [...(launchOptions?.args ?? []), font] };
}

/** Returns the titles and the labels of buttons, links and tabs that are partly hidden because they are too wide. */
function cutLabels(): string[] {
  const labels = document.querySelectorAll<HTMLElement>(
    'h1, h2, .tab, .btn, .chip, .game-tool, [role="tab"]',
  );
  return [...labels]
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent ?? '');
}

/**
 * Returns the pairs of lines of text that overlap by most of their height. Bars that stay in place while the
 * page scrolls do not count.
 */
function overlappingTexts(): string[] {
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const lines: { readonly text: string; readonly element: Element; readonly box: DOMRect }[] = [];
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
    element.closest('svg, halma-board, .vh, dialog, .game-tools, .step-bar') === null;
  // Text that an element replaces with an ellipsis cannot cover other text.
  const shownPart = (box: DOMRect, element: Element): DOMRect => {
    if (getComputedStyle(element).overflowX === 'visible') return box;
    const { left, right } = element.getBoundingClientRect();
    const begin = Math.max(left, box.left);
    return new DOMRect(begin, box.top, Math.max(0, Math.min(right, box.right) - begin), box.height);
  };
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const element = node.parentElement;
    if (element === null || node.textContent?.trim() === '' || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const whole of range.getClientRects()) {
      const box = shownPart(whole, element);
      if (box.width > 1 && box.height > 1) lines.push({ text: node.textContent ?? '', element, box });
    }
  }
  return lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other) => {
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const isCovered = width > 2 && height > 0.6 * Math.min(one.box.height, other.box.height);
      return isCovered && one.element !== other.element ? [`${one.text} and ${other.text}`] : [];
    }),
  );
}
