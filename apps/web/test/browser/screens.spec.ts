import { expect } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { PROBLEMS, problemAddress } from '../../src/solitaires/problems.ts';
import { OTHER_PAGES, openByLink, PAGES_WITH_BOARD } from './pages.ts';
import { expectNoOverflow, expectTabsOnTop } from './screens.ts';

/**
 * Widths and heights of screens, and the minimum width of the board on each, in CSS pixels. A page is opened
 * once and then resized, because a phone can be rotated at any time, and opening a page takes much longer.
 */
const SCREENS = [
  { name: 'a small phone', width: 320, height: 640, board: 260 },
  { name: 'a phone in landscape', width: 844, height: 390, board: 320 },
  { name: 'a small phone in landscape', width: 667, height: 375, board: 300 },
  { name: 'the smallest phone in landscape', width: 568, height: 320, board: 250 },
  { name: 'a tablet in landscape', width: 1180, height: 820, board: 520 },
  { name: 'a projector', width: 1920, height: 1080, board: 700 },
] as const;

for (const address of PAGES_WITH_BOARD) {
  test(`${address} never scrolls sideways, and its board is large and entirely visible`, async ({ page }) => {
    await page.goto(address);
    for (const { name, width, height, board } of SCREENS) {
      await page.setViewportSize({ width, height });
      await expectNoOverflow(page);
      const grid = page.locator('halma-board').first();
      await expect(grid).toBeVisible();
      // The board gets its new size in the next frame.
      await expect(async () => {
        const box = await grid.boundingBox();
        if (box === null) throw new Error(`${address} shows no board`);
        expect(box.width, `the board on ${name}`).toBeGreaterThanOrEqual(board);
        expect(box.x, `the board on ${name}`).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, `the board on ${name}`).toBeLessThanOrEqual(width);
        expect(box.y + Math.min(box.height, box.width), `the board on ${name}`).toBeLessThanOrEqual(height);
      }).toPass({ timeout: 5000 });
    }
  });
}

test('on a phone in landscape, a solitaire shows its whole board with the buttons beside it', async ({
  page,
}) => {
  await page.goto('/solitaires');
  for (const problem of PROBLEMS) {
    await openByLink(page, problemAddress(problem));
    for (const { width, height } of [
      { width: 844, height: 390 },
      { width: 667, height: 375 },
    ]) {
      await page.setViewportSize({ width, height });
      // The board gets its new size in the next frame.
      for (let frame = 0; frame < 2; frame += 1)
        await page.evaluate(() => new Promise(requestAnimationFrame));
      const board = page.locator('.leaf .boardbox, .leaf .squares-frame').first();
      await expect(board).toBeInViewport({ ratio: 0.99 });
      expect((await board.boundingBox())?.width, problem).toBeGreaterThanOrEqual(290);
      const tools = page.locator('.leaf-board .leaf-tools .btn');
      for (const tool of await tools.all()) await expect(tool, problem).toBeInViewport({ ratio: 0.99 });
    }
  }
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE', viewport: { width: 320, height: 640 } });

  test('the pages with the longest words do not scroll sideways on a small phone or at a zoom of 400 %', async ({
    page,
  }) => {
    await page.goto('/about');
    for (const address of [
      '/analysis',
      '/online',
      '/games/chinese-checkers',
      '/solitaires/crossing',
      '/solved',
    ]) {
      await openByLink(page, address);
      for (const height of [640, 256]) {
        await page.setViewportSize({ width: 320, height });
        await expectNoOverflow(page);
      }
    }
  });

  test('with wider text spacing, the sign-in button is shown in full, and the name of the site in full or not at all', async ({
    page,
  }) => {
    await page.goto('/online/account');
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, TEXT_SPACING);
    for (const width of [320, 330, 340, 360, 400]) {
      await page.setViewportSize({ width, height: 640 });
      const cutWidth = await page
        .locator('.account-link')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      const nameIsCut = await page.locator('.bar .mark').evaluate((mark) => {
        const [box, name] = [mark, mark.querySelector('span') ?? mark].map((part) =>
          part.getBoundingClientRect(),
        );
        return (
          box === undefined || name === undefined || (name.top < box.bottom - 1 && name.right > box.right + 1)
        );
      });
      expect({ width, cutWidth, nameIsCut }).toEqual({ width, cutWidth: 0, nameIsCut: false });
    }
  });
});

/** The spacing that readers must be able to set (WCAG 2.2, success criterion 1.4.12). */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

/** Few enough pages for one test on a slow machine. */
const PAGES_PER_TEST = 11;

for (let first = 0; first < OTHER_PAGES.length; first += PAGES_PER_TEST) {
  const pages = OTHER_PAGES.slice(first, first + PAGES_PER_TEST);
  test(`from ${pages[0]} to ${pages.at(-1)}, no page scrolls sideways or covers the tabs`, async ({
    page,
  }) => {
    for (const address of pages) {
      await page.goto(address);
      for (const { width, height } of SCREENS) {
        await page.setViewportSize({ width, height });
        await expectNoOverflow(page);
        await expectTabsOnTop(page);
      }
    }
  });
}
