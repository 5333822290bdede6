import { expect, type LaunchOptions, test } from '@playwright/test';
import config from '../../../../playwright.config.ts';
import { OTHER_PAGES, PAGES_WITH_BOARD } from './pages.ts';
import { expectNoOverflow } from './screens.ts';

test.use({ launchOptions: withFontSize(32) });

const SCREENS = [
  { width: 360, height: 740 },
  { width: 667, height: 375 },
  { width: 1440, height: 900 },
] as const;

test('with text of twice the size no page scrolls sideways, and no label is cut', async ({ page }) => {
  for (const address of [...PAGES_WITH_BOARD, ...OTHER_PAGES]) {
    await page.goto(address);
    for (const { width, height } of SCREENS) {
      await page.setViewportSize({ width, height });
      await expectNoOverflow(page);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await page.evaluate(cutLabels), `cut at ${address}, ${width} × ${height}`).toEqual([]);
    }
  }
});

/** Returns how the configuration starts the browser, with another font size than 16 pixels. */
function withFontSize(pixels: number): LaunchOptions {
  const { launchOptions } = config.use ?? {};
  const font = `--blink-settings=defaultFontSize=${pixels}`;
  return { ...launchOptions, args: [...(launchOptions?.args ?? []), font] };
}

/** Returns the titles and the labels of buttons, links and tabs that are wider than their room, so that a part of them is hidden. */
function cutLabels(): string[] {
  const labels = document.querySelectorAll<HTMLElement>(
    'h1, h2, .tab, .btn, .chip, .game-tool, [role="tab"]',
  );
  return [...labels]
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent ?? '');
}
