import { AxeBuilder } from '@axe-core/playwright';
import type { HalmaBoard } from '@halma/board';
import { expect, type Page, test } from '@playwright/test';

/** A few cells of the 16 × 16 board by their numbers, and what lies between them at the start of Halma for two. */
const C3 = 34;
const D3 = 35;
const E3 = 36;
const E4 = 52;
const H9 = 135;

/**
 * Opens the site's board at the start of Halma for two. What the element tells is written down and kept from the page,
 * so that the element is tested alone.
 */
async function openBoard(page: Page): Promise<void> {
  await page.goto('/play');
  await page.locator('halma-board #cell-0').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const name of ['halma-move', 'halma-select', 'halma-refuse']) {
      const hear = (event: Event): void => {
        const { move, refusal, from, to, jumps } = (event as CustomEvent).detail ?? {};
        heard.push(
          move
            ? `${move.from}-${move.to}`
            : (refusal?.code ?? (from === undefined ? 'none' : `${from} ${to} ${jumps}`)),
        );
        event.stopImmediatePropagation();
      };
      document.addEventListener(name, hear, { capture: true });
    }
  });
}

/** What the element has told since it was last asked. */
function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));
}

async function middleOf(page: Page, cell: number): Promise<readonly [number, number]> {
  const box = await page.locator(`halma-board #cell-${cell}`).boundingBox();
  return box === null ? [0, 0] : [box.x + box.width / 2, box.y + box.height / 2];
}

test.describe('with a mouse', () => {
  test('a man is taken, shown his way, and moved', async ({ page }) => {
    await openBoard(page);
    await page.mouse.click(...(await middleOf(page, C3)));
    await page.mouse.move(...(await middleOf(page, E3)));
    await page.mouse.click(...(await middleOf(page, E3)));
    expect(await heard(page)).toEqual([`${C3} null 0`, `${C3} ${E3} 1`, 'none', `${C3}-${E3}`]);
  });

  test('a press on empty paper puts the man back', async ({ page }) => {
    await openBoard(page);
    await page.mouse.click(...(await middleOf(page, C3)));
    await page.mouse.click(...(await middleOf(page, H9)));
    expect(await heard(page)).toEqual([`${C3} null 0`, 'none']);
  });

  test('a man is dragged, and one who is dropped elsewhere is refused', async ({ page }) => {
    await openBoard(page);
    for (const to of [H9, E4]) {
      await page.mouse.move(...(await middleOf(page, D3)));
      await page.mouse.down();
      await page.mouse.move(...(await middleOf(page, to)), { steps: 5 });
      await page.mouse.up();
    }
    expect((await heard(page)).filter((said) => !/ |none/.test(said))).toEqual([
      'no-man-to-jump',
      `${D3}-${E4}`,
    ]);
  });
});

test.describe('with a finger, on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the first press shows the way and the second plays, though squares are small', async ({ page }) => {
    await openBoard(page);
    const presses: readonly (readonly [number, number])[] = [
      [D3, 7],
      [E4, -7],
      [E4, 7],
    ];
    for (const [cell, aside] of presses) {
      const [x, y] = await middleOf(page, cell);
      await page.touchscreen.tap(x + aside, y + aside / 2);
    }
    expect(await heard(page)).toEqual([`${D3} null 0`, `${D3} ${E4} 0`, 'none', `${D3}-${E4}`]);
  });

  test('a finger that rests sees what it covers in a loupe above it', async ({ page }) => {
    await openBoard(page);
    const [x, y] = await middleOf(page, C3);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number): Promise<unknown> =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }],
      });
    const loupe = page.locator('halma-board .loupe');
    await touch('touchStart', x);
    await expect(loupe).toBeVisible();
    const box = (await loupe.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(box.y + box.height).toBeLessThan(y);
    expect(Math.abs(box.x + box.width / 2 - x)).toBeLessThan(4);
    // twice as large: it shows half its own side of the board
    const [, , side = 0] = ((await loupe.getAttribute('viewBox')) ?? '').split(' ').map(Number);
    const cell = await page.locator(`halma-board #cell-${C3}`).boundingBox();
    expect(((cell?.width ?? 0) / 40) * side).toBeCloseTo(60, 0);
    await touch('touchMove', x + 4);
    await expect.poll(async () => (await loupe.boundingBox())?.x).toBeCloseTo(box.x + 4, 0);
    await touch('touchEnd', x + 4);
    await expect(loupe).toHaveCount(0);
    expect(await heard(page)).toEqual([`${C3} null 0`]);
  });

  test('the button of the page plays what is shown', async ({ page }) => {
    await openBoard(page);
    for (const cell of [D3, E4]) await page.touchscreen.tap(...(await middleOf(page, cell)));
    await page.locator('halma-board').evaluate((board) => (board as HalmaBoard).confirm());
    expect((await heard(page)).at(-1)).toBe(`${D3}-${E4}`);
  });
});

test('with the keyboard alone a man is found, taken and moved', async ({ page }) => {
  await openBoard(page);
  const grid = page.locator('halma-board').getByRole('grid');
  await grid.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  const told = await heard(page);
  expect(told).toHaveLength(4);
  expect(told[3]).toMatch(/^\d+-\d+$/);
});

test('another size draws nothing anew while the squares stay large', async ({ page }) => {
  await openBoard(page);
  const cell = page.locator(`halma-board #cell-${C3}`);
  const kept = await cell.elementHandle();
  const before = await cell.boundingBox();
  await page.setViewportSize({ width: 1200, height: 680 });
  await expect.poll(async () => (await cell.boundingBox())?.width).not.toBe(before?.width);
  expect(await kept?.evaluate((element) => element.isConnected)).toBe(true);
});

test('a reader of the screen finds every cell, and nothing amiss', async ({ page }) => {
  await openBoard(page);
  await expect(page.locator('halma-board').getByRole('gridcell')).toHaveCount(256);
  await expect(page.locator(`halma-board #cell-${C3}`)).toHaveAttribute(
    'aria-label',
    /^c3, black man, \d moves?$/,
  );
  const { violations } = await new AxeBuilder({ page }).include('halma-board').analyze();
  expect(violations).toEqual([]);
});

test.describe('where several ways lead', () => {
  /** Grasshopper: the man on a1 comes to c3 by c1 and by a3. */
  const POSITION = 'H8:5CCC/6CC/7C/8/8/1A6/A1A5/AA6 A - 10 6';
  const [A1, A3, C3_SMALL] = [0, 16, 18];

  /** Shows that position, in which a seat may be moved, and writes the routes of moves down. */
  async function openRound(page: Page): Promise<void> {
    await page.goto(`/analysis?game=grasshopper-8&position=${encodeURIComponent(POSITION)}`);
    await page.locator('halma-board #cell-63').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      const hear = (event: Event): void => {
        const { move } = (event as CustomEvent).detail;
        heard.push([move.from, ...(move.route ?? []).slice(1, -1), move.to].join(' '));
        event.stopImmediatePropagation();
      };
      document.addEventListener('halma-move', hear, { capture: true });
    });
  }

  test('a button beside the target goes through them, and a press plays the one shown', async ({ page }) => {
    await openRound(page);
    await page.mouse.click(...(await middleOf(page, A1)));
    await page.mouse.move(...(await middleOf(page, C3_SMALL)), { steps: 4 });
    const button = page.locator('halma-board').getByRole('button', { name: 'way 1 of 2' });
    await button.click();
    await expect(page.locator('halma-board').getByRole('button', { name: 'way 2 of 2' })).toBeVisible();
    await expect(page.locator('halma-board').getByRole('status')).toHaveText(
      'a1 to c3, hop of 2 jumps, way 2 of 2, by a3',
    );
    await page.mouse.click(...(await middleOf(page, C3_SMALL)));
    expect(await heard(page)).toEqual([`${A1} ${A3} ${C3_SMALL}`]);
  });

  test('the button is gone while the man is on his way', async ({ page }) => {
    await page.goto(`/analysis?game=grasshopper-8&position=${encodeURIComponent(POSITION)}`);
    await page.locator('halma-board #cell-63').waitFor({ state: 'attached' });
    await page.mouse.click(...(await middleOf(page, A1)));
    await page.mouse.move(...(await middleOf(page, C3_SMALL)), { steps: 4 });
    await expect(page.locator('halma-board').getByRole('button', { name: 'way 1 of 2' })).toBeVisible();
    const flight = page.waitForFunction(() => {
      const board = document.querySelector('halma-board')?.shadowRoot;
      const button = board?.querySelector<HTMLElement>('.ways');
      return board?.querySelector('.carried') == null ? null : { isGone: button?.hidden };
    });
    await page.mouse.click(...(await middleOf(page, C3_SMALL)));
    expect(await (await flight).jsonValue()).toEqual({ isGone: true });
  });

  test('the key R does so too, and a plain press plays the shortest', async ({ page }) => {
    await openRound(page);
    for (const keys of [['r'], []]) {
      await page.mouse.click(...(await middleOf(page, A1)));
      await page.mouse.move(...(await middleOf(page, C3_SMALL)), { steps: 4 });
      for (const key of keys) await page.keyboard.press(key);
      await page.mouse.click(...(await middleOf(page, C3_SMALL)));
    }
    expect(await heard(page)).toEqual([`${A1} ${A3} ${C3_SMALL}`, `${A1} ${C3_SMALL}`]);
  });

  test('with Shift a man is walked jump by jump', async ({ page }) => {
    await openRound(page);
    await page.mouse.click(...(await middleOf(page, A1)));
    await page.keyboard.down('Shift');
    await page.mouse.click(...(await middleOf(page, A3)));
    await page.keyboard.up('Shift');
    expect(await heard(page)).toEqual([]);
    await page.mouse.click(...(await middleOf(page, C3_SMALL)));
    expect(await heard(page)).toEqual([`${A1} ${A3} ${C3_SMALL}`]);
  });

  test.describe('with a finger', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('one landing after another is pressed, and the last again', async ({ page }) => {
      await openRound(page);
      for (const cell of [A1, A3, C3_SMALL, C3_SMALL]) {
        await page.touchscreen.tap(...(await middleOf(page, cell)));
      }
      expect(await heard(page)).toEqual([`${A1} ${A3} ${C3_SMALL}`]);
    });
  });
});
