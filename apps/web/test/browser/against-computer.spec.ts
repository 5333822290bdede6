import { chooseMove } from '@halma/engine';
import { expect, type Page, test } from '@playwright/test';
import { ADDRESS, gameOnPage, makeMove, note, turnsPlayed } from './board.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the page opens on Halma for two, and a game against the computer is played to its end', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halma for two');
  await expect(note(page)).toContainText('Your move.');

  let session = await firstMove();
  while (session.present.outcome === null && session.present.ply < 600) {
    expect(session.present.toMove).toBe(1);
    const turns = session.turns.length;
    await makeMove(page, chooseMove(session.present, { milliseconds: 30, clock: Date.now }));
    await page.waitForFunction(
      ([before]) => {
        const [, , id] = location.pathname.split('/');
        const { turns: played } = JSON.parse(localStorage.getItem(`halma.game.${id}`) ?? '{"turns":[]}');
        return played.length >= before + 2 || document.querySelector('.result') !== null;
      },
      [turns] as const,
      { polling: 20 },
    );
    session = await gameOnPage(page);
  }

  const result = page.locator('.result');
  await expect(result.getByRole('heading')).toHaveText(/^(You are home|The computer is home|A draw)\.$/);
  await expect(result).toContainText(/first to finish|three times/i);
  await result.getByRole('button', { name: 'Rematch' }).click();
  await expect(result).toBeHidden();
  const again = await gameOnPage(page);
  expect(again.present.first).toBe(1);
  expect(again.players.get(3)).toBe('person');
  expect(complaints).toEqual([]);

  async function firstMove(): ReturnType<typeof gameOnPage> {
    await makeMove(page, { kind: 'walk', from: 3, to: 5 });
    await turnsPlayed(page, 2);
    return gameOnPage(page);
  }
});

/** Begins a game as Black against the computer at a level. */
async function beginAgainst(page: Page, level: string): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Yellow: how strong the computer plays').selectOption(level);
  await dialog.getByLabel('Who begins').selectOption('Black');
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
}

test('a level can be chosen, and answers', async ({ page }) => {
  await page.goto(ADDRESS);
  await beginAgainst(page, 'Level 10');
  await makeMove(page, { kind: 'walk', from: 3, to: 5 });
  await turnsPlayed(page, 2);
  await expect(page.locator('.plate').first()).toContainText('Computer, level 10');
});

test('taking back goes to your own turn', async ({ page }) => {
  await page.goto(ADDRESS);
  await makeMove(page, { kind: 'walk', from: 3, to: 5 });
  await turnsPlayed(page, 2);
  await page.getByRole('button', { name: 'Take back' }).click();
  await turnsPlayed(page, 0);
  await expect(note(page)).toContainText('Your move.');
});

test('a move taken back while the computer thinks gets no answer', async ({ page }) => {
  await page.goto('/play?think=1500');
  await beginAgainst(page, 'Level 10');
  await makeMove(page, { kind: 'walk', from: 3, to: 5 });
  await expect(note(page)).toContainText('The computer is thinking.');
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.waitForTimeout(2500);
  expect((await gameOnPage(page)).turns).toHaveLength(0);
});

test.describe('without the script of the computer', () => {
  // A service worker would have kept it.
  test.use({ serviceWorkers: 'block' });

  test('when the computer cannot be had, the page says so and the game goes on', async ({ page }) => {
    await page.route(/computer-worker/, (route) => route.abort());
    await page.goto(ADDRESS);
    await makeMove(page, { kind: 'walk', from: 3, to: 5 });
    await expect(note(page)).toContainText('The computer has stopped.');
    await page.getByRole('button', { name: 'Play its men here' }).click();
    await expect(note(page)).toContainText('Yellow to move.');
    const { rules } = await gameOnPage(page);
    await makeMove(page, {
      kind: 'walk',
      from: rules.board.numbers.get('p12') ?? -1,
      to: rules.board.numbers.get('p11') ?? -1,
    });
    await turnsPlayed(page, 2);
  });
});
