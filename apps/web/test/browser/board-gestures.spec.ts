import type { HalmaBoard } from '@halma/board';
import { BOARDS } from '@halma/rules';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from '../../../../test/browser/accessibility.ts';
import { test } from '../../../../test/browser/test.ts';
import { ADDRESS, centreOf, note } from './board.ts';

const cell = (name: string): number => BOARDS.H16.cellByName.get(name) ?? -1;

/** Returns the user's drawings, as `from to colour`. */
function drawingsOn(page: Page): Promise<readonly string[]> {
  return page
    .locator('halma-board')
    .evaluate((board: HalmaBoard) =>
      board.drawings.map(({ from, to, colour }) =>
        [board.position?.rules.board.names[from], board.position?.rules.board.names[to], colour].join(' '),
      ),
    );
}

/** Presses a mouse button on a cell and releases it on another. */
async function drag(page: Page, from: string, to: string, button: 'left' | 'right'): Promise<void> {
  const [start, end] = [await centreOf(page, cell(from)), await centreOf(page, cell(to))];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up({ button });
}

async function click(page: Page, name: string): Promise<void> {
  const { x, y } = await centreOf(page, cell(name));
  await page.mouse.click(x, y);
}

test('the right button draws arrows and circles, and the arrow keys and the wheel step through the game', async ({
  page,
}) => {
  await page.goto('/analysis');
  await drag(page, 'f8', 'i11', 'right');
  await page.keyboard.down('Shift');
  await drag(page, 'c3', 'c3', 'right');
  await page.keyboard.up('Shift');
  await page.keyboard.down('Alt');
  await drag(page, 'c3', 'e5', 'right');
  await page.keyboard.up('Alt');
  expect(await drawingsOn(page)).toEqual(['f8 i11 green', 'c3 c3 red', 'c3 e5 blue']);
  await expectNoViolations(page);
  // Drawing the same shape again removes it.
  await drag(page, 'f8', 'i11', 'right');
  expect(await drawingsOn(page)).toEqual(['c3 c3 red', 'c3 e5 blue']);
  await page.keyboard.press('Escape');
  expect(await drawingsOn(page)).toEqual([]);
  await page.keyboard.down('Control');
  await drag(page, 'f8', 'h8', 'left');
  await page.keyboard.up('Control');
  expect(await drawingsOn(page)).toEqual(['f8 h8 green']);
  await click(page, 'd1');
  expect(await drawingsOn(page)).toEqual([]);

  // Drawing keeps the man selected, and a move clears the drawings.
  await drag(page, 'f8', 'h8', 'right');
  await click(page, 'f1');
  const plies = (): Promise<number | undefined> =>
    page.locator('halma-board').evaluate((board: HalmaBoard) => board.position?.ply);
  await expect.poll(plies).toBe(1);
  expect(await drawingsOn(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  expect(await plies()).toBe(0);
  await page.keyboard.press('End');
  expect(await plies()).toBe(1);
  const { x, y } = await centreOf(page, cell('h8'));
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -100);
  await expect.poll(plies).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Once the board has focus, the arrow keys move it from cell to cell and no longer step through the game.
  await page.locator('halma-board').getByRole('grid').press('n');
  await page.keyboard.press('ArrowRight');
  expect(await plies()).toBe(0);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a finger drags a man, which is drawn above the fingertip, draws in drawing mode, and swipes through the moves', async ({
    page,
  }) => {
    await page.goto(ADDRESS);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: string, x = 0, y = 0): Promise<unknown> =>
      finger.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    const board = page.locator('halma-board');
    const [d1, f1] = [await centreOf(page, cell('d1')), await centreOf(page, cell('f1'))];
    await touch('touchStart', d1.x, d1.y);
    for (const share of [0.3, 0.7, 1]) {
      await touch('touchMove', d1.x + (f1.x - d1.x) * share, d1.y + 48 * share);
    }
    // This is longer than the magnifier takes to open.
    await page.waitForTimeout(400);
    const man = (): ReturnType<Locator['boundingBox']> => board.locator('.carried').boundingBox();
    const centreY = async (): Promise<number> => {
      const box = await man();
      return box === null ? Number.NaN : box.y + box.height / 2;
    };
    await expect.poll(centreY).toBeCloseTo(f1.y, -1);
    expect((await man())?.width).toBeGreaterThan(40);
    await touch('touchEnd');
    const plies = (): Promise<number | undefined> =>
      board.evaluate((element: HalmaBoard) => element.position?.ply);
    await expect.poll(plies).toBe(2);

    const h8 = await centreOf(page, cell('h8'));
    const swipe = async (distance: number): Promise<void> => {
      await touch('touchStart', h8.x, h8.y);
      for (const share of [0.3, 0.7, 1]) await touch('touchMove', h8.x + distance * share, h8.y + 3 * share);
      await touch('touchEnd');
    };
    await swipe(80);
    await expect.poll(plies).toBe(1);
    await swipe(-80);
    await expect.poll(plies).toBe(2);
    await expect(note(page)).toContainText('Your move.');

    await board.evaluate((element: HalmaBoard) => {
      element.isDrawing = true;
    });
    await swipe(80);
    expect(await drawingsOn(page)).toHaveLength(1);
    expect(await plies()).toBe(2);
  });
});
