import { BOARDS } from '@halma/rules';
import { expect, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { endOfKnownCrossing, lineText } from '../../src/solitaires/crossing.ts';
import { FIGURES, KEY_DIRECTIONS, LEAFLETS } from '../../src/solitaires/key-names.ts';
import { makeMove } from './board.ts';
import { findDividedWords } from './screens.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Returns the names of the occupied squares, read from the squares' labels for screen readers. */
async function menOnBoard(page: Page): Promise<readonly string[]> {
  const cells = page.getByRole('region', { name: 'Board' }).getByRole('gridcell', { name: / man/ });
  // The board creates its cells for screen readers once the page is idle.
  await cells.first().waitFor({ state: 'attached' });
  return (await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''))).map(
    (label) => label.split(',')[0] ?? '',
  );
}

const leafletNames = { parker: 'Parker, 1885', eckha: 'Eckha, 1889' } as const;
const directionNames = { yard: 'Into the camp', 'bring-out': 'Out of the camp' } as const;

test('a key can be stepped through', async ({ page }) => {
  await page.goto('/solitaires/figures/a');
  await page.getByText(leafletNames.parker).click();
  const start = await menOnBoard(page);
  for (let move = 1; move <= 19; move += 1) {
    await button(page, 'Next move').click();
    await expect(page.locator('.count')).toHaveText(`${move} of 19 moves of the key`);
  }
  await expect(button(page, 'Next move')).toHaveAttribute('aria-disabled', 'true');
  expect(await menOnBoard(page)).not.toEqual(start);
});

for (const figure of FIGURES) {
  test(`the keys of each leaflet lead into the camp and out of it, in figure ${figure}`, async ({ page }) => {
    await page.goto(`/solitaires/figures/${figure}`);
    for (const leaflet of LEAFLETS) {
      await page.getByText(leafletNames[leaflet]).click();
      const stages: (readonly string[])[] = [];
      for (const direction of KEY_DIRECTIONS) {
        await page.getByText(directionNames[direction]).click();
        const start = await menOnBoard(page);
        await button(page, 'To the end').click();
        await expect(page.locator('.count')).toHaveText('19 of 19 moves of the key');
        stages.push(start, await menOnBoard(page));
      }
      const [inCamp, out, outAgain, inCampAgain] = stages;
      expect(out, leaflet).toEqual(outAgain);
      expect(inCamp, leaflet).toEqual(inCampAgain);
      expect(inCamp, leaflet).not.toEqual(out);
    }
  });
}

test('Solitaire I: the stored arrangement has 61 jumps, and its link restores it', async ({ page }) => {
  await page.goto('/solitaires/long-hop');
  await expect(page.getByText('No hop reaches o15.')).toBeVisible();
  await button(page, 'Show a solution').click();
  const verdict = page.getByText('The shortest hop to o15 takes 61 jumps.');
  await expect(verdict).toBeVisible();
  await expect(page.getByText('Solved.')).toBeVisible();
  await page.goto(page.url());
  await expect(verdict).toBeVisible();
  const square = page.getByRole('button', { name: 'b2', exact: true });
  await expect(square).toHaveAttribute('aria-pressed', 'true');
  await square.click();
  await expect(square).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('No hop reaches o15.')).toBeVisible();
});

test('Solitaire I: men can be placed with only the keyboard', async ({ page }) => {
  await page.goto('/solitaires/long-hop');
  await page.getByRole('button', { name: 'a1, the hopping man' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'b2', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.count')).toHaveText('1 of 37 men placed');
});

test('Solitaire II: the page refuses an illegal line, reports an incomplete one and replays the stored line', async ({
  page,
}) => {
  await page.goto('/solitaires/crossing');
  const desk = page.getByRole('region', { name: 'Record' });
  await desk.getByLabel('Enter a line').fill('d3-e4 d1>d3>f6');
  await desk.getByRole('button', { name: 'Check and submit' }).click();
  await expect(desk.getByRole('status')).toContainText('Move 2 is not legal.');
  await desk.getByLabel('Enter a line').fill('d3-e4 d1>d3>f5');
  await desk.getByRole('button', { name: 'Check and submit' }).click();
  await expect(desk.getByRole('status')).toContainText(
    'All 2 moves are legal, but only 0 of 19 men are across',
  );
  await desk.getByLabel('Enter a line').fill('II,3 to IV,5');
  await desk.getByRole('button', { name: 'Check and submit' }).click();
  await expect(desk.getByRole('status')).toContainText('The move is legal, but only 0 of 19 men are across');
  await desk.getByRole('button', { name: 'Show the stored line' }).click();
  await expect(page.getByText('Across in 43 moves.')).toBeVisible();
  await expect(desk).toContainText('You have not completed a crossing on this device yet.');
});

test('a custom figure is checked and gets a key or a proof that it is impossible', async ({ page }) => {
  await page.goto('/solitaires/own-figure');
  await button(page, 'Fig. C').click();
  await expect(page.getByText('Nineteen squares, symmetric.')).toBeVisible();
  await button(page, 'Ask the solver').click();
  await expect(page.getByText('It can be done. Here is a key.')).toBeVisible();
  await button(page, 'To the end').click();
  await expect(page.locator('.count')).toHaveText('19 of 19 moves of the key');
  await button(page, 'Change the figure').click();
  // Moves one of the figure's men to the far corner, which no man can reach in one move.
  await button(page, 'e5').click();
  await expect(page.getByText('A figure has nineteen squares.')).toBeVisible();
  await button(page, 'p16').click();
  await button(page, 'Ask the solver').click();
  await expect(page.getByText('Proved impossible')).toBeVisible();
});

test('the packing exercise: the solver solves the position in the link', async ({ page }) => {
  await page.goto('/solitaires/packing?seed=7&spread=near');
  await expect(page.getByText('Position number 7')).toBeVisible();
  const before = await menOnBoard(page);
  expect(before).toHaveLength(19);
  await button(page, 'Ask the solver').click();
  await expect(page.getByText(/Best so far: \d+ moves\./)).toBeVisible({ timeout: 20_000 });
  await button(page, 'Show the solution').click();
  await expect(page.getByText(/Home in \d+ moves\./)).toBeVisible();
  await button(page, 'Start again').click();
  expect(await menOnBoard(page)).toEqual(before);
});

test('an unknown address under /solitaires links to the solitaires', async ({ page }) => {
  await page.goto('/solitaires/nowhere');
  await page.getByRole('link', { name: 'All solitaires' }).click();
  await page.getByRole('link', { name: /The army crosses alone/ }).click();
  await expect(page).toHaveURL(/crossing$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solitaires');
});

test('Solitaire II: a stored line is not compared as if it were the player’s', async ({ page }) => {
  await page.goto('/solitaires/crossing');
  const desk = page.getByRole('region', { name: 'Record' });
  // Two moves longer than the stored line.
  await desk.getByLabel('Enter a line').fill(`e1-f1 f1-e1 ${lineText(endOfKnownCrossing())}`);
  await desk.getByRole('button', { name: 'Check and submit' }).click();
  const result = page.locator('.status-note').filter({ hasText: /^Across in/ });
  await expect(result).toHaveText('Across in 45 moves. Your best on this device so far.');
  await desk.getByRole('button', { name: 'Show the stored line' }).click();
  await expect(result).toHaveText('Across in 43 moves.');
});

test('right hand against left: a position that occurs for the third time is a draw', async ({ page }) => {
  await page.goto('/solitaires/both-hands');
  const { cellByName } = BOARDS.H16;
  for (let times = 0; times < 2; times += 1) {
    for (const squares of ['c1 e3', 'o12 p11', 'e3 c1', 'p11 o12']) {
      const [from = -1, to = -1] = squares.split(' ').map((name) => cellByName.get(name));
      await makeMove(page, { kind: 'normal', from, to });
    }
  }
  await expect(page.getByText('The game is a draw.')).toBeVisible();
});

// German words are longer.
test.describe('in German on the smallest phone', () => {
  test.use({ locale: 'de-DE', viewport: { width: 320, height: 640 } });

  test('the titles of the solitaires are not divided within a word', async ({ page }) => {
    await page.goto('/solitaires');
    const titles = page.locator('.board-card strong');
    await expect(titles.first()).toBeVisible();
    expect(await titles.evaluateAll(findDividedWords)).toEqual([]);
  });
});
