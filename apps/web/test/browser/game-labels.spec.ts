import { expect, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { newClock } from '../../src/game/clock.ts';
import { type DeviceGame, newDeviceGame, toStoredGame } from '../../src/game/device-game.ts';
import { startGame } from '../../src/game/new-game.ts';
import { NO_LABELS } from '../../src/game/seat-labels.ts';
import { type Session, withTurn } from '../../src/game/session.ts';
import { valueOrFail } from '../game/setup.ts';
import { openByLink } from './pages.ts';

const SCREENS = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 667, height: 375 },
  { width: 640, height: 360 },
  { width: 568, height: 320 },
] as const;

const GAMES = ['halma-2', 'halma-4', 'star-2', 'star-3', 'star-6', 'rhombus-9'] as const;

const THREE_QUARTERS_OF_AN_HOUR = { main: 2_700_000, increment: 5000 };

/** Returns a game on one device in which people play every seat. */
function newGame(game: (typeof GAMES)[number]): Session {
  return valueOrFail(
    startGame({ rules: { game }, players: new Map(), labels: NO_LABELS, first: 1, clock: null }),
  );
}

/** Returns a game on one device in which all players but the last have resigned. */
function resignedGame(game: (typeof GAMES)[number]): Session {
  let session = newGame(game);
  while (session.present.outcome === null) {
    session = valueOrFail(withTurn(session, { kind: 'resignation', seat: session.present.toMove }));
  }
  return session;
}

/** Stores a game with clocks on the device and opens its page from another page of the site. */
async function openGame(page: Page, session: Session, more: Partial<DeviceGame> = {}): Promise<void> {
  const id = session.present.outcome === null ? 'unfinished' : 'finished';
  const game = { ...newDeviceGame(id, session, THREE_QUARTERS_OF_AN_HOUR), ...more };
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    `halma.game.${id}`,
    JSON.stringify(toStoredGame(game, Date.now())),
  ] as const);
  await openByLink(page, `/play/${id}`);
  await expect(page.locator('.game-tool').first()).toBeVisible();
  await expect(page.locator('.rail > .list, .move-strip').first()).toBeVisible();
}

/** Returns the words that are broken across lines in the elements, and the texts that are cut off. */
function brokenLabels(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const words = [...(element.textContent ?? '').matchAll(/\S+/g)];
      const text = element.firstChild;
      const brokenWords = words.filter((word) => {
        if (text === null) return false;
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length > 1;
      });
      const isCut =
        element.scrollWidth > element.clientWidth && getComputedStyle(element).display !== 'inline';
      return [...brokenWords.map(([word]) => word), ...(isCut ? [element.textContent ?? ''] : [])];
    }),
  );
}

/** Returns the pairs of elements that overlap. */
function overlappingElements(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) => {
    const boxes = elements.map((element) => ({
      name: element.className,
      box: element.getBoundingClientRect(),
    }));
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box }) =>
            Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
            Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1,
        )
        .map(({ name }) => `${one.name} and ${name}`),
    );
  });
}

/** Returns the elements that are partly outside the window, or smaller than their content. */
function clippedElements(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const isOutside = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        const isOverflowing =
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        return isOutside || isOverflowing;
      })
      .map(({ className, textContent }) => `${className}: ${textContent}`),
  );
}

test.use({ locale: 'de-DE', hasTouch: true, isMobile: true });

test('a clock that shows an hour and a score leave room for a name of nine letters', async ({ page }) => {
  const session = {
    ...newGame('halma-4'),
    labels: { ...NO_LABELS, names: new Map([[2, 'Christian']] as const) },
  };
  await page.goto('/about');
  await openGame(page, session, {
    clock: newClock({ main: 3_600_000, increment: 0 }, session.rules.seats),
    score: new Map([[2, 2]]),
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('.plate').filter({ hasText: 'Christian' }).locator('.clock')).toContainText(
    '1:00:00',
  );
  expect(await brokenLabels(page, '.plate .name > span:first-child')).toEqual([]);
});

test('every name, clock, rank, tool and link is shown in full during and after each game, in German', async ({
  page,
}) => {
  await page.goto('/about');
  for (const game of GAMES) {
    await openGame(page, newGame(game));
    for (const viewport of SCREENS) await expectInFull(page, game, viewport, '.note');
    await openGame(page, resignedGame(game));
    await expect(page.locator('.result .btn').first()).toBeVisible();
    await expect(page.locator('.rank').first()).toBeVisible();
    for (const viewport of SCREENS) await expectInFull(page, game, viewport, '.result, .result .btn');
  }
});

/**
 * Expects that nothing beside the board is cut off, broken or covered.
 *
 * @param messageSelector selects the note or the result
 */
async function expectInFull(
  page: Page,
  game: (typeof GAMES)[number],
  viewport: (typeof SCREENS)[number],
  messageSelector: string,
): Promise<void> {
  const screen = `${game}, ${viewport.width} × ${viewport.height}`;
  await page.setViewportSize(viewport);
  // The tools and the list of moves are rearranged in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await brokenLabels(page, '.plate .name > span:first-child, .plate .rank'), screen).toEqual([]);
  expect(await brokenLabels(page, '.game-tool > span, .result .btn > span'), screen).toEqual([]);
  // On a phone in portrait, the page scrolls below its tools.
  if (viewport.width < viewport.height) return;
  expect(await clippedElements(page, `.plate, .clock, .game-tool, ${messageSelector}`), screen).toEqual([]);
  const parts = '.plate, .rail > .list, .move-strip, .rail > .note, .result, .game-tools, halma-board';
  expect(await overlappingElements(page, parts), screen).toEqual([]);
}
