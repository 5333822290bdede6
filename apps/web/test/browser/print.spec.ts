import { expect, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';

/** Returns the sizes of the printed pages, in points. */
async function printedPageSizes(page: Page): Promise<readonly string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return Array.from(
    pdf.toString('latin1').matchAll(/MediaBox\s*\[\s*0 0 (\d+)[\d.]* (\d+)/g),
    ([, width, height]) => `${width} × ${height}`,
  );
}

const A4 = '594 × 841';
const A4_LANDSCAPE = '841 × 594';
const LETTER = '612 × 792';

test('a board prints to scale, on as many sheets as it needs and no empty ones', async ({ page }) => {
  await page.goto('/print');
  await expect(page.getByText('Board measures 18.2 × 18.2 cm. One sheet.')).toBeVisible();
  expect(await printedPageSizes(page)).toEqual([A4]);
  await page.getByLabel('Size of a square').selectOption('20 mm');
  await expect(page.getByText('4 sheets: cut them at the marks and join them.')).toBeVisible();
  expect(await printedPageSizes(page)).toEqual([A4, A4, A4, A4]);
  await page.emulateMedia({ media: 'print' });
  const sheet = await page.getByRole('img', { name: 'Sheet 1 of 4: column 1, row 1' }).boundingBox();
  expect(sheet?.width).toBeCloseTo((210 / 25.4) * 96, 0);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('a different paper size and a different board can be chosen', async ({ page }) => {
  await page.goto('/print');
  await page.getByText('Letter').click();
  await page.getByLabel('Board', { exact: true }).selectOption('Chinese checkers, 121 holes');
  await page.getByLabel('From hole to hole').selectOption('10 mm');
  await expect(page.getByText('One sheet.')).toBeVisible();
  expect(await printedPageSizes(page)).toEqual([LETTER]);
});

test('the rules print on both sides of a sheet', async ({ page }) => {
  await page.goto('/print');
  await page.getByText('The rules', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Inside of the leaflet' })).toContainText('The hop');
  expect(await printedPageSizes(page)).toEqual([A4_LANDSCAPE, A4_LANDSCAPE]);
});
