import { expect, type LaunchOptions } from '@playwright/test';
import config from '../../../../playwright.config.ts';
import { test } from '../../../../test/browser/test.ts';
import { interleaveHalves, OTHER_PAGES, openByLink, PAGES_WITH_BOARD } from './pages.ts';
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
  // Loads only the first page; screens.spec.ts loads all of them.
  await page.goto('/about');
  for (const address of [...PAGES_WITH_BOARD, ...interleaveHalves(OTHER_PAGES)]) {
    await openByLink(page, address);
    for (const { width, height } of SCREENS) {
      await page.setViewportSize({ width, height });
      await expectNoOverflow(page);
      expect(await page.evaluate(findFaults), `${address}, ${width} × ${height}`).toEqual({
        fontSize: '32px',
        cutLabels: [],
        overlappingTexts: [],
      });
    }
  }
});

/** Returns the configured launch options with the given font size in place of 16 pixels. */
function withFontSize(pixels: number): LaunchOptions {
  const { launchOptions } = config.use ?? {};
  const font = `--blink-settings=defaultFontSize=${pixels}`;
  return { ...launchOptions, args: [...(launchOptions?.args ?? []), font] };
}

/** The size of a page's text, and what is wrong with the text. */
interface Faults {
  readonly fontSize: string;
  /** The titles and the labels of buttons, links and tabs that are partly hidden because they are too wide. */
  readonly cutLabels: readonly string[];
  /**
   * The pairs of lines of text that overlap by most of their height. Bars that stay in place while the page
   * scrolls do not count.
   */
  readonly overlappingTexts: readonly string[];
}

/** Inspects the text of a page. Playwright runs this function in the page. */
function findFaults(): Faults {
  const labels = document.querySelectorAll<HTMLElement>(
    'h1, h2, .tab, .btn, .chip, .game-tool, [role="tab"]',
  );
  const cutLabels = [...labels]
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent ?? '');

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
  lines.sort((one, other) => one.box.top - other.box.top);
  const overlappingTexts = lines.flatMap((one, index) => {
    const overlaps: string[] = [];
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      const isCovered = width > 2 && height > 0.6 * Math.min(one.box.height, other.box.height);
      if (isCovered && one.element !== other.element) overlaps.push(`${one.text} and ${other.text}`);
    }
    return overlaps;
  });
  const { fontSize } = getComputedStyle(document.documentElement);
  return { fontSize, cutLabels, overlappingTexts };
}
