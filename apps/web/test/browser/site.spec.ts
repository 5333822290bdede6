import { expect, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { ADDRESS, makeMove, note, waitForTurns } from './board.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test('tabs open pages and focus the title, and the back button returns', async ({ page }) => {
  await page.goto('/');
  await tab(page, 'Analysis').click();
  await expect(page).toHaveURL('/analysis');
  await expect(page).toHaveTitle('Analysis · Halma');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(tab(page, 'Analysis')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Get every\s+man across\./);
});

/** Activates the skip link, which is the first link on every page, with the keyboard. */
async function skipToContent(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
}

test('the skip link moves the focus to the page without reloading it', async ({ page }) => {
  await page.goto('/analysis');
  await expect(page.getByRole('region', { name: 'Best lines' })).toBeVisible();
  await skipToContent(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Best lines' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the Analysis tab opens a new study on the page of another one', async ({ page }) => {
  await page.goto('/analysis?game=star-2');
  const analysis = page.locator('.analysis');
  await expect(analysis).toHaveAttribute('data-surface', 'holes');
  await page.getByRole('navigation').getByRole('link', { name: 'Analysis' }).click();
  await expect(page).toHaveURL('/analysis');
  await expect(analysis).toHaveAttribute('data-surface', 'squares');
  await page.goBack();
  await expect(analysis).toHaveAttribute('data-surface', 'holes');
});

test('the skip link and the back button keep the variations of a study', async ({ page }) => {
  await page.goto(ADDRESS);
  await makeMove(page, { kind: 'normal', from: 3, to: 5 });
  await waitForTurns(page, 2);
  await page.goto(new URL(page.url()).pathname.replace('/play/', '/analysis/'));
  await page.getByRole('button', { name: 'To the start' }).click();
  await makeMove(page, { kind: 'normal', from: 4, to: 5 });
  const variations = page.getByRole('region', { name: 'Moves' }).locator('.variation');
  await expect(variations).toHaveCount(1);
  await skipToContent(page);
  await expect(variations).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/analysis\/\w+$/);
  await expect(variations).toHaveCount(1);
});

test("a game's buttons and picture open the game, and closing the dialog returns to the board", async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Grasshopper' }).click();
  await expect(page).toHaveURL('/games/grasshopper');
  await page.goto('/');
  await page.getByRole('link', { name: /^Friends on this device Two/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/play/new/grasshopper-8');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '1 Game' }).click();
  await expect(dialog.getByLabel('Board', { exact: true })).toHaveValue('grasshopper-8');
  await dialog.getByRole('button', { name: '3 Rules' }).click();
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grasshopper 8 × 8');
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page).toHaveURL('/play/new');
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('the home page lists games, which can be continued, deleted and restored', async ({ page }) => {
  await page.goto(ADDRESS);
  await makeMove(page, { kind: 'normal', from: 3, to: 5 });
  await waitForTurns(page, 2);
  const game = new URL(page.url()).pathname;
  await page.goto('/');
  const row = page.getByRole('listitem').filter({ hasText: 'Halma for two' });
  await expect(row).toContainText('Your move');
  await expect(row).toContainText('1 move · Today');
  await page.getByRole('button', { name: 'Delete Halma for two' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.getByRole('link').click();
  await expect(page).toHaveURL(game);
  await expect(note(page)).toContainText('Your move.');
});

test('the home page shows a hundred games, restores those in view, and keeps their cards after a deletion', async ({
  page,
}) => {
  await page.goto('/healthz');
  await page.evaluate(() => {
    const rules = { game: 'halma-2', preset: 'standard', options: {} };
    const players = { A: 'person', C: 4 };
    for (let changed = 1; changed <= 100; changed += 1) {
      const id = `g${changed}`;
      const game = { id, changed, rules, players, first: 'A', turns: ['d1-f1'], isOver: false };
      localStorage.setItem(`halma.game.${id}`, JSON.stringify(game));
    }
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'All 100' }).click();
  const cards = page.locator('.your-games > li');
  await expect(cards).toHaveCount(100);
  await expect(cards.first()).toContainText('1 move ·');
  await expect(cards.last()).not.toContainText('1 move ·');
  const lastCard = await cards.last().elementHandle();
  await cards.first().getByRole('button', { name: 'Delete Halma for two' }).click();
  await expect(cards).toHaveCount(99);
  expect(await lastCard?.evaluate((card) => card.isConnected)).toBe(true);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.last()).toContainText('1 move ·');
});

test('the home page shows games as another tab has left them, and undoing a deletion keeps its moves', async ({
  page,
  context,
}) => {
  await page.goto(ADDRESS);
  await makeMove(page, { kind: 'normal', from: 3, to: 5 });
  await waitForTurns(page, 2);
  const home = await context.newPage();
  await home.goto('/');
  const row = home.getByRole('listitem').filter({ hasText: 'Halma for two' });
  await expect(row).toContainText('1 move ·');
  await makeMove(page, { kind: 'normal', from: 5, to: 6 });
  await waitForTurns(page, 4);
  await expect(row).toContainText('2 moves ·');
  await home.getByRole('button', { name: 'Delete Halma for two' }).click();
  await home.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('2 moves ·');
  await home.getByRole('button', { name: 'Delete Halma for two' }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(row).toContainText('1 move ·');
  await expect(home.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await home.close();
});

// A damaged number must not stop the page.
for (const stored of ['10', '1e400']) {
  test(`while online games load, the home page keeps space for three although the device has stored ${stored}`, async ({
    page,
  }) => {
    await page.route('**/assets/online-game-cards-*.js', (route) => route.abort());
    await page.goto('/learn');
    await page.evaluate((text) => localStorage.setItem('halma.online.running', text), stored);
    await page.goto('/');
    await expect(page.locator('.your-games > .your-game')).toHaveCount(3);
  });
}

test('damaged games do not affect the home page', async ({ page }) => {
  await page.goto(ADDRESS);
  await makeMove(page, { kind: 'normal', from: 3, to: 5 });
  await waitForTurns(page, 2);
  await page.evaluate(() => {
    const whole = JSON.parse(localStorage.getItem(`halma.game.${location.pathname.split('/')[2]}`) ?? '');
    const { turns: _turns, ...turnless } = whole;
    const damaged = [
      turnless,
      { ...whole, turns: null },
      { ...whole, rules: null },
      { ...whole, rules: {} },
      { ...whole, changed: 'yesterday' },
      { ...whole, changed: 1e300 },
      { id: null, changed: null, rules: null },
    ];
    for (const [index, game] of damaged.entries())
      localStorage.setItem(`halma.game.d${index}`, JSON.stringify({ ...game, id: `d${index}` }));
    localStorage.setItem('halma.game.d7', JSON.stringify({ ...whole, id: 'd8' }));
    localStorage.setItem(
      'halma.game.unplayable',
      JSON.stringify({ ...whole, id: 'unplayable', turns: ['zz'] }),
    );
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Your move Halma for two/ })).toBeVisible();
  const remove = page.getByRole('button', { name: 'Delete Halma for two' });
  await expect(remove).toHaveCount(2);
  await remove.last().click();
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(page.getByText('Halma for two deleted.')).toBeVisible();
});

test('a new language applies to the whole page and is stored', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Deutsch').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(note(page)).toContainText('Du bist am Zug.');
  await expect(
    page.locator('halma-board').getByRole('gridcell', { name: /^e2, schwarzer Stein, \d Züge$/ }),
  ).toBeAttached();
  await expect(page.getByRole('grid', { name: 'Halma zu zweit' })).toBeAttached();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halma zu zweit');
  await expect(page.getByRole('grid', { name: 'Halma zu zweit' })).toBeAttached();
});

test('a hint names a man and its destination', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(note(page)).toContainText(/Hint: [a-p]\d+ to [a-p]\d+/);
});

test('a player whose clock runs out loses the game', async ({ page }) => {
  await page.goto(ADDRESS);
  await makeMove(page, { kind: 'normal', from: 3, to: 5 });
  await waitForTurns(page, 2);
  await page.evaluate(() => {
    const name = `halma.game.${location.pathname.split('/')[2]}`;
    const game = JSON.parse(localStorage.getItem(name) ?? '');
    const clock = { main: 60_000, increment: 0, left: { A: 700, C: 60_000 } };
    addEventListener('pagehide', () => localStorage.setItem(name, JSON.stringify({ ...game, clock })));
  });
  await page.reload();
  await expect(page.locator('.result')).toContainText('You ran out of time.');
});

test('an error in a page shows a message with a link', async ({ page }) => {
  await page.route(/assets\/page-/, (route) => route.abort());
  await page.goto('/analysis');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
});

test('an address under /people opens the corresponding page under /online', async ({ page }) => {
  await page.goto('/people/account');
  await expect(page).toHaveURL(/\/online\/account$/);
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
});

test('an unknown address shows that the page was not found and links to other pages', async ({ page }) => {
  const links = page.getByRole('main').getByRole('link');
  for (const [address, status] of [
    ['/online/leaderboard', 200],
    ['/people/leaderboard', 200],
    ['/games/xyz', 404],
    ['/nowhere', 404],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(links).toHaveText(['Go to the home page', 'Games', 'Online', 'Learn']);
  }
  await links.first().click();
  await expect(page).toHaveURL('/');
});

test("an unknown player's page shows only a note that there is no such player", async ({ page }) => {
  await page.goto('/online/of/nobody');
  await expect(page.getByRole('alert')).toHaveText(['There is no account with this name.']);
  await expect(page.getByRole('main').getByRole('heading')).toHaveText(['nobody']);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('the analysis page reports that a game is not stored on this device', async ({ page }) => {
  await page.goto('/analysis/zzzzzz');
  await expect(page.getByRole('alert')).toContainText('This game is not stored on this device.');
});

test('a link to a page has a title and a picture for messaging apps, and the page has the same title', async ({
  page,
  request,
}) => {
  await request.post('/api/session');
  const plan = {
    rules: { game: 'star-2', preset: 'standard', options: {} },
    clock: { kind: 'none' },
    listed: false,
    spectatorsBehind: 0,
    seats: { A: { kind: 'me' }, D: { kind: 'open' } },
  };
  const id = `preview-${Date.now()}`;
  const { game } = await (await request.post('/api/games', { data: { id, plan } })).json();
  for (const [path, title] of [
    [`/online/game/${game}`, 'Join a game of Chinese checkers for two'],
    ['/', 'Halma, the board game from 1885, and its family'],
    ['/games/star-6', 'Chinese checkers for six · Halma'],
    ['/learn/hop', 'The hop · Halma'],
    ['/solitaires/long-hop', 'One hop of sixty-one jumps · Halma'],
    ['/analysis?game=star-2&position=nonsense', 'Analysis · Halma'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<title>${title}</title>`);
    const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const picture = await (await request.get(address)).body();
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    if (path.startsWith('/online/')) continue;
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
  for (const address of ['', '/nowhere', '//halma.example/', '/learn'.padEnd(2000, '/')]) {
    const query = new URLSearchParams({ page: address });
    expect((await request.get(`/link-preview.png?${query}`)).status()).toBe(404);
  }
});

test('a press on the scrollbar of a dialog keeps it open, and a press outside closes it', async ({
  page,
}) => {
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  const { x, y, width, height } = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // Chromium hides scrollbars in tests. A press on one has the dialog as its target.
  await dialog.dispatchEvent('mousedown', { clientX: x + width - 6, clientY: y + height / 2 });
  await expect(dialog).toBeVisible();
  await page.mouse.click(x / 2, y + height / 2);
  await expect(dialog).toBeHidden();
});

test('a double click on a button opens its dialog, and does not close it again', async ({ page }) => {
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // The mouse is still where the button is, which is outside the dialog.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(dialog).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(dialog).toBeHidden();
});

test('the back button leaves a page whose link was pressed twice', async ({ page }) => {
  await page.goto('/learn');
  const link = page.getByRole('banner').getByRole('link', { name: 'Games', exact: true });
  await link.click();
  await expect(page).toHaveURL('/games');
  await link.click();
  await page.goBack();
  await expect(page).toHaveURL('/learn');
});

test('a link to a section scrolls to it, even from the page that contains it', async ({ page }) => {
  await page.goto('/about');
  for (const name of ['Privacy', 'Source code']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
  }
  await page.goto('/learn');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Privacy' })).toBeInViewport();
});

test('settings that are changed in one tab apply in another, and its next change keeps them', async ({
  page,
  context,
}) => {
  await page.goto(ADDRESS);
  const other = await context.newPage();
  await other.goto('/learn');
  // Without this, the other tab might not yet listen for changes.
  await other.waitForLoadState('networkidle');
  await other.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  const [settings, otherSettings] = [page, other].map((tab) => tab.getByRole('dialog', { name: 'Settings' }));
  if (settings === undefined || otherSettings === undefined) throw new Error('there are two tabs');
  await settings.getByText('Contrast', { exact: true }).click();
  await settings.getByText('Dark', { exact: true }).click();
  await settings.getByRole('switch', { name: 'Sound' }).press('Space');
  const root = other.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'contrast');
  await expect(root).toHaveAttribute('data-scheme', 'dark');
  await expect(otherSettings.getByRole('radio', { name: 'Contrast' })).toBeChecked();
  await expect(otherSettings.getByRole('switch', { name: 'Sound' })).not.toBeChecked();
  await otherSettings.getByRole('switch', { name: 'Confirm moves' }).press('Space');
  await expect(settings.getByRole('switch', { name: 'Confirm moves' })).toBeChecked();
  await expect(settings.getByRole('switch', { name: 'Sound' })).not.toBeChecked();
  await settings.getByText('Deutsch').click();
  await expect(root).toHaveAttribute('lang', 'de');
  await other.close();
});
