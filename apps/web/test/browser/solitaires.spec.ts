import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { FIGURES, LEAFLETS, WAYS } from '../../src/solitaires/key-names.ts';
import { PROBLEMS } from '../../src/solitaires/problems.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Squares with men on them, as a screen reader tells them from the board. */
async function menOnBoard(page: Page): Promise<readonly string[]> {
  const cells = page.getByRole('region', { name: 'Board' }).getByRole('gridcell', { name: / man/ });
  return (await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''))).map(
    (label) => label.split(',')[0] ?? '',
  );
}

for (const leaflet of LEAFLETS) {
  for (const figure of FIGURES) {
    test(`the keys of ${leaflet} to figure ${figure} are played through, both ways`, async ({ page }) => {
      await page.goto(`/solitaires/figures/${figure}`);
      await page.getByText(leaflet === 'parker' ? 'Parker, 1885' : 'Eckha, 1889').click();
      const ends: (readonly string[])[] = [];
      for (const way of WAYS) {
        await page.getByText(way === 'yard' ? 'Into the yard' : 'Out of the yard').click();
        const start = await menOnBoard(page);
        for (let move = 1; move <= 19; move += 1) {
          await button(page, 'One move on').click();
          await expect(page.locator('.count')).toHaveText(`${move} of 19 moves of the key`);
        }
        await expect(button(page, 'One move on')).toHaveAttribute('aria-disabled', 'true');
        ends.push(start, await menOnBoard(page));
      }
      const [yard, out, outAgain, yardAgain] = ends;
      expect(out).toEqual(outAgain);
      expect(yard).toEqual(yardAgain);
      expect(yard).not.toEqual(out);
    });
  }
}

test('Solitaire I: the stored arrangement checks as 61 jumps, and its link brings it back', async ({
  page,
}) => {
  await page.goto('/solitaires/long-hop');
  await expect(page.getByText('He cannot reach o15 by any hop.')).toBeVisible();
  await button(page, 'Show an answer').click();
  const verdict = page.getByText('His shortest hop to o15 takes 61 jumps.');
  await expect(verdict).toBeVisible();
  await expect(page.getByText('Solved.')).toBeVisible();
  await page.goto(page.url());
  await expect(verdict).toBeVisible();
  const square = page.getByRole('button', { name: 'b2', exact: true });
  await expect(square).toHaveAttribute('aria-pressed', 'true');
  await square.click();
  await expect(square).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('He cannot reach o15 by any hop.')).toBeVisible();
});

test('Solitaire I: men are placed by keyboard alone', async ({ page }) => {
  await page.goto('/solitaires/long-hop');
  await page.getByRole('button', { name: 'a1, the man who hops' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'b2', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.count')).toHaveText('1 of 37 men placed');
});

test('Solitaire II: the desk replays a line, keeps the best, and refuses a doctored one', async ({
  page,
}) => {
  await page.goto('/solitaires/crossing');
  const desk = page.getByRole('region', { name: 'Record desk' });
  await desk.getByLabel('Enter a line').fill('d3-e4 d1>d3>f6');
  await desk.getByRole('button', { name: 'Replay and enter' }).click();
  await expect(desk.getByRole('status')).toContainText('Refused at move 2.');
  await desk.getByLabel('Enter a line').fill('d3-e4 d1>d3>f5');
  await desk.getByRole('button', { name: 'Replay and enter' }).click();
  await expect(desk.getByRole('status')).toContainText('0 of 19 men are across');
  await desk.getByRole('button', { name: 'Show the stored line' }).click();
  await expect(page.getByText('Across in 43 moves.')).toBeVisible();
  await expect(desk).toContainText('No line has come across on this device yet.');
});

test('a figure of one’s own is tested, proven impossible, or given a key', async ({ page }) => {
  await page.goto('/solitaires/own-figure');
  await button(page, 'Fig. C').click();
  await expect(page.getByText('Nineteen squares, symmetric.')).toBeVisible();
  await button(page, 'Ask the solver').click();
  await expect(page.getByText('It can be done. Here is a key.')).toBeVisible();
  await button(page, 'To the end').click();
  await expect(page.locator('.count')).toHaveText('19 of 19 moves of the key');
  await button(page, 'Change the figure').click();
  // one man of the figure goes to the far corner, where nobody comes in a move
  await button(page, 'e5').click();
  await expect(page.getByText('A figure has nineteen squares.')).toBeVisible();
  await button(page, 'p16').click();
  await button(page, 'Ask the solver').click();
  await expect(page.getByText('Proven impossible')).toBeVisible();
});

test('the packing exercise: the solver finds a way for the spread of the link', async ({ page }) => {
  await page.goto('/solitaires/packing?seed=7&spread=near');
  await expect(page.getByText('Spread number 7')).toBeVisible();
  const before = await menOnBoard(page);
  expect(before).toHaveLength(19);
  await button(page, 'Ask the solver').click();
  await expect(page.getByText(/It has found \d+ moves\./)).toBeVisible({ timeout: 20_000 });
  await button(page, 'Show its way').click();
  await expect(page.getByText(/Home in \d+ moves\./)).toBeVisible();
  await button(page, 'Start again').click();
  expect(await menOnBoard(page)).toEqual(before);
});

test('an address below the solitaires that leads nowhere shows a way on', async ({ page }) => {
  await page.goto('/solitaires/nowhere');
  await page.getByRole('link', { name: 'All solitaires' }).click();
  await page.getByRole('link', { name: /The army crosses alone/ }).click();
  await expect(page).toHaveURL(/crossing$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solitaires');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const address of ['/solitaires', ...PROBLEMS.map((problem) => `/solitaires/${problem}`)]) {
      test(`${address} is accessible`, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      });
    }
  });
}
