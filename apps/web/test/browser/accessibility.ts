import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Runs all axe rules on the page in its present state. */
export async function expectNoViolations(page: Page): Promise<void> {
  await expectNone(page, axeOf(page));
}

/** Checks only the contrast of text, which is all that a theme or a colour scheme can change. */
export async function expectEnoughContrast(page: Page): Promise<void> {
  await expectNone(page, axeOf(page).withRules(['color-contrast']));
}

/** Runs all rules on the page in the light scheme, checks the contrast in the dark scheme, and restores the light one. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expectEnoughContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
}

/** Creates the axe checker. Legacy mode suffices, because the pages have no frames from other origins. */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

async function expectNone(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => [page.url(), id, nodes.map((node) => node.html)]);
  expect(found).toEqual([]);
}
