import { galleryStrings } from '@halma/locales/gallery';
import { guideStrings } from '@halma/locales/guide';
import { GAME_GROUPS, type GameGroup, gamesInGroup, parseMove } from '@halma/rules';
import { expect, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { setUp, unwrap } from '../../src/board/set-up.ts';
import { GUIDES } from '../../src/guide/guides.ts';
import { openByLink } from './pages.ts';
import { findDividedWords } from './screens.ts';

/** Makes the first move of the exercise with the mouse. Returns whether that move solves the exercise. */
async function makeFirstMove(page: Page, group: GameGroup): Promise<boolean> {
  const { exercise } = GUIDES[group];
  const [text = ''] = exercise.solution;
  const { board } = setUp(exercise.rules, exercise.position).rules;
  const move = unwrap(parseMove(board, text));
  if (move.kind !== 'normal') return false;
  for (const cell of [move.from, move.to]) {
    const box = await page.locator(`.try halma-board #cell-${cell}`).boundingBox();
    if (box === null) throw new Error(`cell ${cell} is not drawn`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  await expect(page.locator('.try').getByRole('button').first()).toHaveAttribute('aria-disabled', 'false');
  return exercise.minMoves === 1;
}

/** Expects that the open page is the page of a group in a language and that its exercise can be played. */
async function expectGroupPage(page: Page, group: GameGroup, language: 'en' | 'de'): Promise<void> {
  const { groups } = await galleryStrings.in(language);
  const guide = await guideStrings.in(language);
  const { name } = groups[group];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(`${name} · Halma`);
  const [first] = gamesInGroup(group);
  const start = page.getByRole('link', { name: guide.actions.computer });
  await expect(start).toHaveAttribute('href', `/play/new/${first?.id}`);
  await expect(page.locator('.rule-figures svg')).toHaveCount(4);
  if (await makeFirstMove(page, group))
    await expect(page.locator('.try').getByRole('status').first()).toContainText(guide.exercises[group].done);
}

/** Large enough for a page's position to be entirely visible. */
const TALL_WINDOW = { width: 1280, height: 1400 };

test('each game has a card that opens a page with a title, links, four figures and a position to try', async ({
  page,
}) => {
  await page.setViewportSize(TALL_WINDOW);
  const { groups, title } = await galleryStrings.in('en');
  await page.goto('/games');
  for (const group of GAME_GROUPS) {
    await page
      .locator('.group-card')
      .filter({ has: page.getByText(groups[group].name, { exact: true }) })
      .click();
    await expectGroupPage(page, group, 'en');
    await page.getByRole('article').getByRole('link', { name: title, exact: true }).click();
  }
});

/** Opens the gallery, and expects that no card on a phone cuts off the name of its game or divides a word in it. */
async function expectNamesFit(page: Page): Promise<void> {
  await page.goto('/games');
  await expect(page.locator('.group-card').first()).toBeVisible();
  for (const [width, height] of [
    [667, 375],
    [844, 390],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const cutNames = await page
      .locator('.group-card')
      .evaluateAll((cards) =>
        cards
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((card) => card.querySelector('strong')?.textContent),
      );
    expect(cutNames, `at a width of ${width} pixels`).toEqual([]);
  }
  for (const width of [320, 600]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.locator('.group-card strong').evaluateAll(findDividedWords)).toEqual([]);
  }
}

test('the names of all games fit on their cards on phones', ({ page }) => expectNamesFit(page));

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the names of all games fit on their cards on phones, and each game has a page in German', async ({
    page,
  }) => {
    await expectNamesFit(page);
    const { groups } = await galleryStrings.in('de');
    const names = await page.locator('.group-card strong').allTextContents();
    expect(names.toSorted()).toEqual(GAME_GROUPS.map((group) => groups[group].name).toSorted());
    await page.setViewportSize(TALL_WINDOW);
    for (const group of GAME_GROUPS) {
      // Returning to the gallery, which draws many boards, would take longer.
      await openByLink(page, `/games/${group}`);
      await expectGroupPage(page, group, 'de');
    }
  });
});

test('the gallery filters by the number of players and by length, with the mouse or the keyboard', async ({
  page,
}) => {
  await page.goto('/games');
  const cards = page.locator('.group-card');
  await expect(cards).toHaveCount(GAME_GROUPS.length);
  await page.getByRole('button', { name: 'For six' }).click();
  await expect(cards).toHaveText([/Chinese checkers/]);
  await expect(page.getByRole('status').filter({ hasText: '1 game' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('No games match both filters')).toBeVisible();
  await page.getByRole('button', { name: 'For two' }).press('Enter');
  await expect(cards).toHaveText([/Grasshopper/, /Rhombus/]);
  await page.getByRole('button', { name: 'Under 15 min' }).press('Space');
  await expect(cards).not.toHaveCount(2);
});

test("a game's id opens its group's page, and the page's buttons start that game", async ({ page }) => {
  await page.goto('/games/star-6');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chinese checkers');
  await expect(page.getByRole('link', { name: 'Chinese checkers for six' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('link', { name: 'Play the computer' }).click();
  await expect(page).toHaveURL(/\/play\/new\/star-6$/);
});

test("the rules beside a board stay open while a phone is turned, are the game's rules and link to the game's page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/play');
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('tabpanel')).toHaveCount(0);
  await page.setViewportSize({ width: 844, height: 390 });
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('Be the first to have all 19 of your men in the camp opposite.');
  await panel.getByRole('link', { name: 'The rules with pictures' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halma');
});

test("without a connection to the server, a game's page reports this and remains usable", async ({
  page,
}) => {
  await page.route('**/api/lobby', (route) => route.abort());
  await page.goto('/games/cetro');
  await expect(page.getByText('could not be loaded')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play the computer' })).toBeVisible();
});
