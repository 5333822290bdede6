import { BOARDS, formatMove, legalMoves, type Move, seatLetter } from '@halma/rules';
import { expect, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import type { Session } from '../../src/game/session.ts';
import { after, afterMoves, gameOf } from '../game/setup.ts';
import {
  ADDRESS,
  centreOf,
  gameOnPage,
  makeMove,
  note,
  openStoredGame,
  startLocalGame,
  waitForTurns,
} from './board.ts';

/** Returns a move in Halma for two between the cells with the given names. */
function normalMove(from: string, to: string): Move {
  const { cellByName } = BOARDS.H16;
  return { kind: 'normal', from: cellByName.get(from) ?? -1, to: cellByName.get(to) ?? -1 };
}

/** A game for two people on one device after two turns. */
const AFTER_TWO_TURNS = afterMoves(gameOf('halma-2', 'pp'), 'd1-f1', 'm16-k16');

test('a man can be dragged to its destination', async ({ page }) => {
  await page.goto(ADDRESS);
  const from = await centreOf(page, 3);
  const to = await centreOf(page, 5);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await waitForTurns(page, 2);
  const { turns, rules } = await gameOnPage(page);
  const [first] = turns;
  expect(first?.kind === 'move' && formatMove(rules.board, first.move)).toBe('d1-f1');
});

test('the page shows why a move is refused until the man is pressed', async ({ page }) => {
  await page.goto(ADDRESS);
  const from = await centreOf(page, 3);
  const to = await centreOf(page, 100);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await expect(note(page)).toContainText('That move is not legal.');
  await page.mouse.click(from.x, from.y);
  await expect(note(page)).toContainText('Your move.');
});

test('a reload restores the game', async ({ page }) => {
  await startLocalGame(page, 'halma-2');
  for (const turn of [1, 2]) {
    const { present } = await gameOnPage(page);
    await makeMove(page, present.toMove === 1 ? normalMove('d1', 'f1') : normalMove('m16', 'k16'));
    await waitForTurns(page, turn);
  }
  const before = await gameOnPage(page);
  await page.reload();
  await expect(page.locator('.move')).toHaveCount(2);
  expect((await gameOnPage(page)).turns).toEqual(before.turns);
  await expect(note(page)).toContainText(/ to move\./);
});

test('a damaged game is ignored, and its address shows that the game is missing', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.evaluate(() => localStorage.setItem('halma.game.torn', '{"turns":["zz"]'));
  await page.reload();
  await expect(note(page)).toContainText('Your move.');
  await page.goto('/play/torn');
  await expect(page.getByRole('heading', { name: 'Game not found' })).toBeVisible();
});

test('a click on a move shows its position, and the player can return to the last one', async ({ page }) => {
  await openStoredGame(page, AFTER_TWO_TURNS);
  await page.locator('.move').first().click();
  await expect(note(page)).toContainText('Move 1: ');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(note(page)).toContainText(/ to move\./);
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(note(page)).toContainText('The start of the game.');
  await page.getByRole('button', { name: 'Latest move', exact: true }).click();
  await expect(note(page)).toContainText(/ to move\./);
});

test('screen readers announce a position that no move on the board has led to', async ({ page }) => {
  await openStoredGame(page, AFTER_TWO_TURNS);
  const status = note(page).getByRole('status');
  // The board itself announces moves.
  await expect(status).toHaveAttribute('aria-live', 'off');
  await page.getByRole('button', { name: 'Previous move' }).click();
  await expect(status).toContainText('Move 1: ');
  await expect(status).toHaveAttribute('aria-live', 'polite');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(status).toHaveAttribute('aria-live', 'off');
  await page.getByRole('button', { name: 'Take back' }).click();
  await waitForTurns(page, 1);
  await expect(status).toHaveAttribute('aria-live', 'polite');
});

test('a takeback on one device takes back one move', async ({ page }) => {
  await openStoredGame(page, AFTER_TWO_TURNS);
  await page.getByRole('button', { name: 'Take back' }).click();
  await waitForTurns(page, 1);
  await expect(page.locator('.move')).toHaveCount(1);
});

test('resigning asks for confirmation, with the focus on the safe answer', async ({ page }) => {
  await page.goto(ADDRESS);
  const resign = page.getByRole('button', { name: 'Resign' });
  await resign.click();
  await expect(page.getByRole('button', { name: 'Play on' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(resign).toBeFocused();
  await resign.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.locator('.result')).toContainText('You lost.');
  await expect(page.locator('.result')).toContainText('You resigned.');
  await expect(page.locator('.plate').filter({ hasText: 'Computer' })).toContainText('Won');
});

test('the dialog for resigning says whether the other players play on', async ({ page }) => {
  await startLocalGame(page, 'star-3');
  const dialog = page.getByRole('dialog');
  for (const text of ['; the others play on.', ', and the game ends.']) {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await dialog.getByRole('button', { name: 'Resign' }).click();
    await expect(dialog).toContainText(`takes the lowest remaining place${text}`);
    await dialog.getByRole('button', { name: 'Resign' }).click();
  }
  await expect(page.locator('.result')).toContainText('resigned.');
});

test('players on one device can agree on a draw', async ({ page }) => {
  await openStoredGame(page, AFTER_TWO_TURNS);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Draw' }).click();
  await page.getByRole('button', { name: 'Agree to a draw' }).click();
  await expect(page.locator('.result')).toContainText('The players agreed.');
});

test('the record and the position can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStoredGame(page, AFTER_TWO_TURNS);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Copy the record' }).click();
  await expect(page.getByText('Record copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('[Game "halma-2"]');
  await page.getByRole('button', { name: 'Copy the position' }).click();
  await expect(page.getByText('Position copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^H16:/);
});

test('the list of moves describes each move in words', async ({ page }) => {
  await page.goto(ADDRESS);
  await makeMove(page, { kind: 'normal', from: 3, to: 5 });
  await expect(page.getByRole('button', { name: 'd1–f1 a jump' })).toBeVisible();
});

test('the Tab key stops at one move in the list, and the step keys move the focus', async ({ page }) => {
  await page.goto(ADDRESS);
  await makeMove(page, { kind: 'normal', from: 3, to: 5 });
  await waitForTurns(page, 2);
  const moves = page.locator('.moves .move');
  await expect(moves).toHaveCount(2);
  await moves.last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(moves.first()).toBeFocused();
  await expect(page.locator('.moves .move[tabindex="0"]')).toHaveCount(1);
});

test('a click on a man that cannot move shows the reason', async ({ page }) => {
  await page.goto(ADDRESS);
  const clickCell = async (cell: number): Promise<void> => {
    const { x, y } = await centreOf(page, cell);
    await page.mouse.click(x, y);
  };
  await clickCell(0);
  await expect(note(page)).toContainText('The man on a1 cannot move now.');
  await clickCell(255);
  await expect(note(page)).toContainText('The man on p16 is not yours.');
});

test('a hint takes the place of a refusal', async ({ page }) => {
  await page.goto(ADDRESS);
  const centreOfCell = (name: string) => centreOf(page, BOARDS.H16.cellByName.get(name) ?? -1);
  const [from, to] = [await centreOfCell('d1'), await centreOfCell('j9')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(note(page)).toContainText('No chain of jumps leads from d1 to j9.');
  const cross = page.locator('halma-board path[d="M-8-8 8 8M8-8-8 8"]');
  await expect(cross).toHaveCount(1);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(note(page)).toContainText('Hint: ', { timeout: 30_000 });
  await expect(note(page)).not.toContainText('No chain of jumps');
  await expect(cross).toHaveCount(0);
});

/** Plays the next turn of `AFTER_TWO_TURNS`: the third or the fourth. */
async function playNextTurn(page: Page): Promise<void> {
  const { present } = await gameOnPage(page);
  await makeMove(page, present.toMove === 1 ? normalMove('e1', 'g1') : normalMove('l16', 'j16'));
}

test('a game that another tab has continued is offered and not overwritten', async ({ page, context }) => {
  await openStoredGame(page, AFTER_TWO_TURNS);
  const other = await context.newPage();
  await other.goto(ADDRESS);
  await expect(other.locator('.move')).toHaveCount(2);
  await playNextTurn(other);
  await waitForTurns(other, 3);
  await expect(note(page)).toContainText('This game was continued in another tab.');
  await expect(page.locator('.move')).toHaveCount(2);
  await page.getByRole('button', { name: 'Show the other version' }).click();
  await expect(page.locator('.move')).toHaveCount(3);
  await playNextTurn(page);
  await waitForTurns(page, 4);
  await expect(note(other)).toContainText('This game was continued in another tab.');
  await other.getByRole('button', { name: 'Keep this version' }).click();
  await expect(note(other)).toContainText(/ to move\./);
  await waitForTurns(other, 3);
  await expect(note(page)).toContainText('This game was continued in another tab.');
});

test('a game that the back button returns to does not overwrite moves that were stored in the meantime', async ({
  page,
}) => {
  await openStoredGame(page, AFTER_TWO_TURNS);
  await playNextTurn(page);
  await waitForTurns(page, 3);
  const { name, text } = await page.evaluate(() => {
    const key = `halma.game.${location.pathname.split('/')[2]}`;
    return { name: key, text: localStorage.getItem(key) ?? '' };
  });
  await page.getByRole('button', { name: 'Take back' }).click();
  await waitForTurns(page, 2);
  // Acts like Chromium's cache for the back button, which tests switch off: no event reports the stored moves.
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    (stored) => {
      localStorage.setItem(stored.name, stored.text);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    { name, text },
  );
  await expect(note(page)).toContainText('This game was continued in another tab.');
  await page.getByRole('button', { name: 'Show the other version' }).click();
  await expect(page.locator('.move')).toHaveCount(3);
});

test('the clock of a tab pauses when another tab continues the game, and its time is not stored', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await openStoredGame(page, AFTER_TWO_TURNS);
  const left = { A: 3_600_000, C: 3_600_000, [seatLetter(AFTER_TWO_TURNS.present.toMove)]: 120_000 };
  await page.evaluate(
    (clock) => {
      const name = `halma.game.${location.pathname.split('/')[2]}`;
      const game = JSON.parse(localStorage.getItem(name) ?? '');
      addEventListener('pagehide', () => localStorage.setItem(name, JSON.stringify({ ...game, clock })));
    },
    { main: 3_600_000, increment: 0, left },
  );
  await page.reload();
  const clocks = page.locator('.plate .clock');
  await expect(clocks).toHaveCount(2);
  const other = await context.newPage();
  await other.goto(new URL(page.url()).pathname);
  await playNextTurn(other);
  await waitForTurns(other, 3);
  await expect(note(page)).toContainText('This game was continued in another tab.');
  // This is more time than the seat to move has left in the older tab.
  await context.clock.fastForward(600_000);
  await expect(note(page)).toContainText('This game was continued in another tab.');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Analysis', exact: true }).click();
  await expect(page).toHaveURL('/analysis');
  await page.goBack();
  await expect(page.locator('.move')).toHaveCount(3);
  expect((await gameOnPage(page)).turns.map(({ kind }) => kind)).toEqual(['move', 'move', 'move']);
  await expect(page.locator('.result')).toBeHidden();
});

for (const [state, breakStorage] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'blocked',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
  ],
] as const) {
  test(`with ${state} storage, new games and rematches start, and the pages say once that nothing is saved`, async ({
    page,
  }) => {
    await page.addInitScript(breakStorage);
    await startLocalGame(page, 'halma-2');
    await expect(note(page)).toContainText(/ to move\./);
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await expect(page.locator('.result')).toContainText('Moves are not saved');
    await page.getByRole('button', { name: 'Rematch' }).click();
    await expect(page.locator('.result')).toBeHidden();
    await page.locator('halma-board').getByRole('grid').focus();
    for (const key of ['n', 'Enter', 'n', 'Enter']) await page.keyboard.press(key);
    await expect(page.locator('.move')).toHaveCount(1);
    await expect(note(page)).toContainText('Moves are not saved');
    await page.keyboard.press('s');
    const siteNote = page.getByRole('status').filter({ hasText: 'Nothing is saved for your next visit' });
    await expect(siteNote).toBeHidden();
    await page.getByRole('link', { name: 'Leave this game' }).click();
    await siteNote.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').getByRole('switch', { name: 'Sound' }).press('Space');
    await expect(siteNote).toBeHidden();
  });
}

test('without a service worker, all parts of a local game work after the connection is lost', async ({
  page,
  context,
}) => {
  await page.goto(ADDRESS);
  const hasRequestedParts = (): Promise<boolean> =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('new-game-dialog')),
    );
  await expect.poll(hasRequestedParts).toBe(true);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(page.locator('.rules-summary')).toBeVisible();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.locator('.result')).toContainText('You lost.');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New game' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: '2 Players' })).toBeVisible();
});

/** Returns one of the legal moves. */
function someMove({ present }: Session): Move {
  const moves = legalMoves(present);
  const move = moves[(present.ply * 13 + 5) % moves.length];
  if (move === undefined) throw new Error('no move');
  return move;
}

test('the list of moves scrolls to the current move', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  let game = gameOf('halma-2', 'pc');
  for (let turn = 0; turn < 22; turn += 1) game = after(game, { kind: 'move', move: someMove(game) });
  await openStoredGame(page, game, '?think=50');
  await makeMove(page, someMove(game));
  await waitForTurns(page, 24);
  await expect(page.locator('.move')).toHaveCount(24);
  await expect(page.locator('.move').last()).toBeInViewport();
  // On a phone in landscape, the list has room for one row and a half.
  await page.setViewportSize({ width: 844, height: 376 });
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('ArrowLeft');
    await page.waitForTimeout(100);
    await expectCurrentMoveInView(page);
  }
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.locator('.result')).toBeVisible();
  await page.waitForTimeout(100);
  await expectCurrentMoveInView(page);
});

/** Checks that the list of moves shows the current move in full, and not behind its sticky header. */
async function expectCurrentMoveInView(page: Page): Promise<void> {
  const [list, head, current] = await Promise.all(
    ['.moves-scroller', '.moves thead', '.move[aria-current]'].map((selector) =>
      page.locator(selector).boundingBox(),
    ),
  );
  if (!list || !head || !current) throw new Error('the page shows no list of moves');
  expect(current.y).toBeGreaterThanOrEqual(list.y + head.height - 1);
  expect(current.y + current.height).toBeLessThanOrEqual(list.y + list.height + 1);
}
