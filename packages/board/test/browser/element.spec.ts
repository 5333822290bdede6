import type { HalmaBoard } from '@halma/board';
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../../../../test/browser/accessibility.ts';
import { test } from '../../../../test/browser/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * Cells of the 16 × 16 board. At the start of Halma for two, a man on C3 can jump to E3, and one on D3 can step to E4.
 */
const C3 = 34;
const D3 = 35;
const E3 = 36;
const E4 = 52;
const H9 = 135;

/**
 * Opens the site's board at the start of Halma for two. Records the element's events and stops them before they reach
 * the page, so that the tests see the element alone.
 */
async function openBoard(page: Page): Promise<void> {
  await page.goto('/play');
  await page.locator('halma-board #cell-0').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const events: string[] = [];
    Object.assign(globalThis, { events });
    for (const name of ['halma-move', 'halma-select', 'halma-refuse']) {
      const record = (event: Event): void => {
        const { move, refusal, from, to, jumps } = (event as CustomEvent).detail ?? {};
        const selection = from === undefined ? 'none' : `${from} ${to} ${jumps}`;
        // A refusal has a move, too.
        events.push(refusal?.code ?? (move ? `${move.from}-${move.to}` : selection));
        event.stopImmediatePropagation();
      };
      document.addEventListener(name, record, { capture: true });
    }
  });
}

/** Returns the events since the last call. */
function takeEvents(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { events: string[] }).events.splice(0));
}

async function centreOf(page: Page, cell: number): Promise<readonly [number, number]> {
  const box = await page.locator(`halma-board #cell-${cell}`).boundingBox();
  return box === null ? [0, 0] : [box.x + box.width / 2, box.y + box.height / 2];
}

test.describe('with a mouse', () => {
  test('clicks select a man and play the previewed hop', async ({ page }) => {
    await openBoard(page);
    await page.mouse.click(...(await centreOf(page, C3)));
    await page.mouse.move(...(await centreOf(page, E3)));
    await page.mouse.click(...(await centreOf(page, E3)));
    expect(await takeEvents(page)).toEqual([`${C3} null 0`, `${C3} ${E3} 1`, 'none', `${C3}-${E3}`]);
  });

  test('a click on a cell out of reach is refused, and a second click on the man clears the selection', async ({
    page,
  }) => {
    await openBoard(page);
    for (const cell of [C3, H9, C3]) await page.mouse.click(...(await centreOf(page, cell)));
    expect(await takeEvents(page)).toEqual([`${C3} null 0`, 'not-adjacent', 'none']);
  });

  test('a drag plays the move if it ends on a target, and is refused elsewhere', async ({ page }) => {
    await openBoard(page);
    for (const to of [H9, E4]) {
      await page.mouse.move(...(await centreOf(page, D3)));
      await page.mouse.down();
      await page.mouse.move(...(await centreOf(page, to)), { steps: 5 });
      await page.mouse.up();
    }
    expect((await takeEvents(page)).filter((event) => !/ |none/.test(event))).toEqual([
      'no-man-to-jump',
      `${D3}-${E4}`,
    ]);
  });

  for (const { title, keys, moves } of [
    { title: 'a drag continues after the page has set the position again', keys: [], moves: 1 },
    {
      title: 'a drag ended by Escape does not continue when the position changes',
      keys: ['Escape'],
      moves: 0,
    },
  ]) {
    test(title, async ({ page }) => {
      await openBoard(page);
      await page.mouse.move(...(await centreOf(page, D3)));
      await page.mouse.down();
      await page.mouse.move(...(await centreOf(page, H9)), { steps: 2 });
      for (const key of keys) await page.keyboard.press(key);
      await page.locator('halma-board').evaluate((element) => {
        const board = element as HalmaBoard;
        const { position } = board;
        board.position = null;
        board.position = position;
      });
      await page.mouse.move(...(await centreOf(page, E4)), { steps: 2 });
      await page.mouse.up();
      const otherEvents = (await takeEvents(page)).filter((event) => !/ |none/.test(event));
      expect(otherEvents).toEqual([`${D3}-${E4}`].slice(0, moves));
    });
  }
});

test.describe('on a small touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('two taps play a move, even off the centre of small cells', async ({ page }) => {
    await openBoard(page);
    const presses: readonly (readonly [number, number])[] = [
      [D3, 7],
      [E4, -7],
    ];
    for (const [cell, offset] of presses) {
      const [x, y] = await centreOf(page, cell);
      await page.touchscreen.tap(x + offset, y + offset / 2);
    }
    expect(await takeEvents(page)).toEqual([`${D3} null 0`, `${D3} ${E4} 0`, 'none', `${D3}-${E4}`]);
  });

  test('a resting finger opens a magnifier above it', async ({ page }) => {
    await openBoard(page);
    const [x, y] = await centreOf(page, C3);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number): Promise<unknown> =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }],
      });
    const magnifier = page.locator('halma-board .magnifier');
    await touch('touchStart', x);
    await expect(magnifier).toBeVisible();
    const box = (await magnifier.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(box.y + box.height).toBeLessThan(y);
    expect(Math.abs(box.x + box.width / 2 - x)).toBeLessThan(4);
    // At scale 2, the magnifier’s 120 pixels show 60 pixels of the board.
    const [, , side = 0] = ((await magnifier.getAttribute('viewBox')) ?? '').split(' ').map(Number);
    const cell = await page.locator(`halma-board #cell-${C3}`).boundingBox();
    expect(((cell?.width ?? 0) / 40) * side).toBeCloseTo(60, 0);
    await touch('touchMove', x + 4);
    await expect.poll(async () => (await magnifier.boundingBox())?.x).toBeCloseTo(box.x + 4, 0);
    await touch('touchEnd', x + 4);
    await expect(magnifier).toHaveCount(0);
    expect(await takeEvents(page)).toEqual([`${C3} null 0`]);
  });

  test('a second finger does not end the drag of the first', async ({ page }) => {
    await openBoard(page);
    const cdp = await page.context().newCDPSession(page);
    const fingerOn = async (id: number, cell: number): Promise<{ id: number; x: number; y: number }> => {
      const [x, y] = await centreOf(page, cell);
      return { id, x, y };
    };
    const [first, firstDragged, second] = [
      await fingerOn(0, D3),
      await fingerOn(0, H9),
      await fingerOn(1, E4),
    ];
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: (typeof first)[]
    ): Promise<unknown> => cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
    const takeMoves = async (): Promise<string[]> =>
      (await takeEvents(page)).filter((event) => !/ |none$/.test(event));
    const carriedMan = page.locator('halma-board .carried');
    await touch('touchStart', first);
    await touch('touchMove', firstDragged);
    await touch('touchStart', firstDragged, second);
    await touch('touchEnd', second);
    await expect(carriedMan).toHaveCount(1);
    expect(await takeMoves()).toEqual([]);
    await touch('touchEnd');
    await expect(carriedMan).toHaveCount(0);
    expect(await takeMoves()).toEqual(['no-man-to-jump']);
  });

  test('if one-press moves are off, a tap on a target previews the move, and confirm() plays it', async ({
    page,
  }) => {
    await openBoard(page);
    await page.locator('halma-board').evaluate((board) => {
      (board as HalmaBoard).onePress = false;
    });
    for (const cell of [D3, E4]) await page.touchscreen.tap(...(await centreOf(page, cell)));
    await page.locator('halma-board').evaluate((board) => (board as HalmaBoard).confirm());
    expect((await takeEvents(page)).at(-1)).toBe(`${D3}-${E4}`);
  });
});

test('the keyboard alone selects a man and plays a move', async ({ page }) => {
  await openBoard(page);
  const grid = page.locator('halma-board').getByRole('grid');
  await grid.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  const received = await takeEvents(page);
  expect(received).toHaveLength(4);
  expect(received[3]).toMatch(/^\d+-\d+$/);
});

test('a resize keeps the elements while the cells stay large', async ({ page }) => {
  await openBoard(page);
  const cell = page.locator(`halma-board #cell-${C3}`);
  const handle = await cell.elementHandle();
  const before = await cell.boundingBox();
  await page.setViewportSize({ width: 1200, height: 680 });
  await expect.poll(async () => (await cell.boundingBox())?.width).not.toBe(before?.width);
  expect(await handle?.evaluate((element) => element.isConnected)).toBe(true);
});

test('screen readers get a label for each cell, and axe finds no violations', async ({ page }) => {
  await openBoard(page);
  await expect(page.locator('halma-board').getByRole('gridcell')).toHaveCount(256);
  await expect(page.locator(`halma-board #cell-${C3}`)).toHaveAttribute(
    'aria-label',
    /^c3, black man, \d moves?$/,
  );
  await expectNoViolations(page, 'halma-board');
});

test.describe('with several routes to a target', () => {
  /** Grasshopper: the man on a1 can hop to c3 via c1 and via a3. */
  const TWO_ROUTES = 'H8:5CCC/6CC/7C/8/8/1A6/A1A5/AA6 A - 10 6';
  const [A1, A3, C3_SMALL] = [0, 16, 18];

  /** Opens the `TWO_ROUTES` position on the analysis board and records the routes of moves. */
  async function openTwoRoutes(page: Page): Promise<void> {
    await page.goto(`/analysis?game=grasshopper-8&position=${encodeURIComponent(TWO_ROUTES)}`);
    await page.locator('halma-board #cell-63').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const events: string[] = [];
      Object.assign(globalThis, { events });
      const record = (event: Event): void => {
        const { move } = (event as CustomEvent).detail;
        events.push([move.from, ...(move.route ?? []).slice(1, -1), move.to].join(' '));
        event.stopImmediatePropagation();
      };
      document.addEventListener('halma-move', record, { capture: true });
    });
  }

  test('a button beside the target cycles through them, and a click plays the one shown', async ({
    page,
  }) => {
    await openTwoRoutes(page);
    await page.mouse.click(...(await centreOf(page, A1)));
    await page.mouse.move(...(await centreOf(page, C3_SMALL)), { steps: 4 });
    const button = page.locator('halma-board').getByRole('button', { name: 'route 1 of 2' });
    await button.click();
    await expect(page.locator('halma-board').getByRole('button', { name: 'route 2 of 2' })).toBeVisible();
    await expect(page.locator('halma-board').getByRole('status')).toHaveText(
      'a1 to c3, hop of 2 jumps, route 2 of 2, via a3',
    );
    await page.mouse.click(...(await centreOf(page, C3_SMALL)));
    expect(await takeEvents(page)).toEqual([`${A1} ${A3} ${C3_SMALL}`]);
  });

  test('the button is hidden during the animation', async ({ page }) => {
    await page.goto(`/analysis?game=grasshopper-8&position=${encodeURIComponent(TWO_ROUTES)}`);
    await page.locator('halma-board #cell-63').waitFor({ state: 'attached' });
    await page.mouse.click(...(await centreOf(page, A1)));
    await page.mouse.move(...(await centreOf(page, C3_SMALL)), { steps: 4 });
    await expect(page.locator('halma-board').getByRole('button', { name: 'route 1 of 2' })).toBeVisible();
    const animation = page.waitForFunction(() => {
      const board = document.querySelector('halma-board')?.shadowRoot;
      const button = board?.querySelector<HTMLElement>('.route-button');
      return board?.querySelector('.carried') == null ? null : { isHidden: button?.hidden };
    });
    await page.mouse.click(...(await centreOf(page, C3_SMALL)));
    expect(await (await animation).jsonValue()).toEqual({ isHidden: true });
  });

  test('the R key cycles through them too, and a plain click plays the shortest', async ({ page }) => {
    await openTwoRoutes(page);
    for (const keys of [['r'], []]) {
      await page.mouse.click(...(await centreOf(page, A1)));
      await page.mouse.move(...(await centreOf(page, C3_SMALL)), { steps: 4 });
      for (const key of keys) await page.keyboard.press(key);
      await page.mouse.click(...(await centreOf(page, C3_SMALL)));
    }
    expect(await takeEvents(page)).toEqual([`${A1} ${A3} ${C3_SMALL}`, `${A1} ${C3_SMALL}`]);
  });

  test('Shift+click chooses the route jump by jump', async ({ page }) => {
    await openTwoRoutes(page);
    await page.mouse.click(...(await centreOf(page, A1)));
    await page.keyboard.down('Shift');
    await page.mouse.click(...(await centreOf(page, A3)));
    await page.keyboard.up('Shift');
    expect(await takeEvents(page)).toEqual([]);
    await page.mouse.click(...(await centreOf(page, C3_SMALL)));
    expect(await takeEvents(page)).toEqual([`${A1} ${A3} ${C3_SMALL}`]);
  });

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('a finger held on a landing chooses the route, and a tap on the next landing plays it', async ({
      page,
    }) => {
      await openTwoRoutes(page);
      await page.touchscreen.tap(...(await centreOf(page, A1)));
      const [x, y] = await centreOf(page, A3);
      const finger = await page.context().newCDPSession(page);
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await expect(page.locator('halma-board .magnifier')).toBeVisible();
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      expect(await takeEvents(page)).toEqual([]);
      await page.touchscreen.tap(...(await centreOf(page, C3_SMALL)));
      expect(await takeEvents(page)).toEqual([`${A1} ${A3} ${C3_SMALL}`]);
    });
  });
});
