import { chooseMove } from '@halma/engine';
import { expect, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { gameOf } from '../game/setup.ts';
import { ADDRESS, gameOnPage, makeMove, note, openStoredGame, waitForTurns } from './board.ts';

/** Collects the page's console messages and errors. */
function collectMessages(page: Page): readonly string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}

// Visitors use the site with its service worker.
test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page opens on Halma for two, and the computer replies', async ({ page }) => {
    const messages = collectMessages(page);
    await page.goto('/play?think=20');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halma for two');
    await expect(note(page)).toContainText('Your move.');
    await makeMove(page, { kind: 'normal', from: 3, to: 5 });
    await waitForTurns(page, 2);
    await expect(note(page)).toContainText('Your move.');
    expect(messages).toEqual([]);
  });

  test('a game against the computer is played to its end, and a rematch can follow', async ({ page }) => {
    test.setTimeout(240_000);
    const messages = collectMessages(page);
    const start = gameOf('grasshopper-8', 'pc');
    await openStoredGame(page, start, '?think=20');

    for (let session = start; session.present.outcome === null && session.present.ply < 600; ) {
      expect(session.present.toMove).toBe(1);
      const turns = session.turns.length;
      await makeMove(page, chooseMove(session.present, { nodes: 1000, now: Date.now }));
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
    await expect(result.getByRole('heading')).toHaveText(/^(You won!|You lost\.|Draw\.)$/);
    await expect(result).toContainText(/first to finish|three times/i);
    await result.getByRole('button', { name: 'Rematch' }).click();
    await expect(result).toBeHidden();
    const nextGame = await gameOnPage(page);
    expect(nextGame.present.firstSeat).toBe(1);
    expect(nextGame.players.get(3)).toBe('person');
    expect(messages).toEqual([]);
  });
});

/** Starts a game as Black against the computer at a level. */
async function startGameAgainst(page: Page, level: string): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '2 Players' }).click();
  await dialog.getByLabel('Yellow: computer level').selectOption(level);
  await dialog.getByRole('button', { name: 'Next: rules' }).click();
  await dialog.getByRole('radio', { name: 'Black' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Start game' }).click();
}

test('the computer moves at the chosen level', async ({ page }) => {
  await page.goto(ADDRESS);
  await startGameAgainst(page, '10 · Strongest');
  await makeMove(page, { kind: 'normal', from: 3, to: 5 });
  await waitForTurns(page, 2);
  await expect(page.locator('.plate').first()).toContainText('Computer, level 10');
});

test("a takeback returns to the player's turn", async ({ page }) => {
  await page.goto(ADDRESS);
  await makeMove(page, { kind: 'normal', from: 3, to: 5 });
  await waitForTurns(page, 2);
  await page.getByRole('button', { name: 'Take back' }).click();
  await waitForTurns(page, 0);
  await expect(note(page)).toContainText('Your move.');
});

test('the computer does not reply to a move taken back during its search', async ({ page }) => {
  // Low levels wait before they reply. The highest level may reply immediately from the opening book.
  await page.goto('/play');
  await startGameAgainst(page, '1 · Beginner');
  await makeMove(page, { kind: 'normal', from: 3, to: 5 });
  await expect(note(page)).toContainText('The computer is thinking.');
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.waitForTimeout(2500);
  expect((await gameOnPage(page)).turns).toHaveLength(0);
});

test('if the engine cannot load, the page reports this and the game can continue', async ({ page }) => {
  await page.route(/computer-worker/, (route) => route.abort());
  await page.goto(ADDRESS);
  await makeMove(page, { kind: 'normal', from: 3, to: 5 });
  await expect(note(page)).toContainText('The computer has stopped.');
  await page.getByRole('button', { name: 'Make its moves myself' }).click();
  await expect(note(page)).toContainText('Yellow to move.');
  const { rules } = await gameOnPage(page);
  await makeMove(page, {
    kind: 'normal',
    from: rules.board.cellByName.get('p12') ?? -1,
    to: rules.board.cellByName.get('p11') ?? -1,
  });
  await waitForTurns(page, 2);
});
