import { legalMoves } from '@halma/rules';
import { expect } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { ADDRESS, centreOf, gameOnPage, startLocalGame, waitForTurns } from './board.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// Visitors use the site with its service worker. When Playwright blocks it, Playwright writes to the console.
test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a dragged man follows the pointer, the note says to let go, and the browser logs no error', async ({
    page,
  }) => {
    const browserMessages: string[] = [];
    page.on('console', (message) => browserMessages.push(message.text()));
    page.on('pageerror', (error) => browserMessages.push(error.message));
    await page.goto(ADDRESS);
    const [from, to] = [await centreOf(page, 3), await centreOf(page, 5)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const offset of [30, 4]) {
      const pointer = { x: to.x + offset, y: to.y - offset };
      await page.mouse.move(pointer.x, pointer.y, { steps: 4 });
      const box = await page.locator('halma-board .carried').boundingBox();
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - pointer.x)).toBeLessThan(6);
      expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - pointer.y)).toBeLessThan(6);
    }
    await expect(page.locator('.note')).toContainText('Release to move.');
    await page.mouse.up();
    await waitForTurns(page, 2);
    expect(browserMessages).toEqual([]);
  });
});

test('a dragged man is not animated again, even when a jump is demanded', async ({ page }) => {
  await startLocalGame(page, 'cetro');
  const session = await gameOnPage(page);
  const move = legalMoves(session.present).find(({ kind }) => kind === 'normal');
  if (move?.kind !== 'normal') throw new Error('no move');
  await page.getByRole('button', { name: 'Demand a jump' }).click();
  const [from, to] = [await centreOf(page, move.from), await centreOf(page, move.to)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  // An animation after the release would show a carried man in the following frames.
  const carried = await page.evaluateHandle(() => ({
    afterwards: new Promise<boolean>((resolve) => {
      addEventListener('pointerup', () =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const board = document.querySelector('halma-board')?.shadowRoot;
            resolve(board?.querySelector('.carried') !== null);
          }),
        ),
      );
    }),
  }));
  await page.mouse.up();
  expect(await carried.evaluate(({ afterwards }) => afterwards)).toBe(false);
  await waitForTurns(page, 1);
});
