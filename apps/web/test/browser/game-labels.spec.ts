import { expect, type Page, test } from '@playwright/test';
import { newDeviceGame, toStoredGame } from '../../src/game/device-game.ts';
import { startGame } from '../../src/game/new-game.ts';
import { NO_LABELS } from '../../src/game/seat-labels.ts';
import { type Session, withTurn } from '../../src/game/session.ts';
import { valueOrFail } from '../game/setup.ts';

const SCREENS = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
] as const;

/** Returns a game on one device in which all players but the last have resigned. */
function resignedGame(game: 'halma-2' | 'halma-4' | 'star-6'): Session {
  let session = valueOrFail(
    startGame({ rules: { game }, players: new Map(), labels: NO_LABELS, first: 1, clock: null }),
  );
  while (session.present.outcome === null) {
    session = valueOrFail(withTurn(session, { kind: 'resignation', seat: session.present.toMove }));
  }
  return session;
}

/** Opens the page of a game stored on the device. */
async function open(page: Page, session: Session): Promise<void> {
  const saved = JSON.stringify(toStoredGame(newDeviceGame('over', session, null), Date.now()));
  await page.addInitScript((game) => localStorage.setItem('halma.game.over', game), saved);
  await page.goto('/play/over');
  await expect(page.locator('.result .btn').first()).toBeVisible();
  await expect(page.locator('.game-tool').first()).toBeVisible();
}

/** Returns the words that the elements break between two lines, and the texts that they cut off. */
function brokenLabels(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const words = [...(element.textContent ?? '').matchAll(/\S+/g)];
      const text = element.firstChild;
      const broken = words.filter((word) => {
        if (text === null) return false;
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length > 1;
      });
      const isCut =
        element.scrollWidth > element.clientWidth && getComputedStyle(element).display !== 'inline';
      return [...broken.map(([word]) => word), ...(isCut ? [element.textContent ?? ''] : [])];
    }),
  );
}

/** Returns the pairs of elements that lie on top of one another. */
function overlaps(page: Page, selector: string): Promise<string[]> {
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

test.use({ locale: 'de-DE', hasTouch: true, isMobile: true });

for (const game of ['halma-2', 'halma-4', 'star-6'] as const) {
  for (const viewport of SCREENS) {
    test.describe(`${game}, ${viewport.width} × ${viewport.height}`, () => {
      test.use({ viewport });

      test('shows every name, place and tool in full after the game, in German', async ({ page }) => {
        await open(page, resignedGame(game));
        await expect(page.locator('.rank').first()).toBeVisible();
        expect(await brokenLabels(page, '.plate .name > span:first-child, .plate .rank')).toEqual([]);
        expect(await brokenLabels(page, '.game-tool > span')).toEqual([]);
        const isSideways = viewport.width > viewport.height;
        // On a phone in portrait the page scrolls below its tools.
        if (isSideways)
          expect(await overlaps(page, '.plate, .rail > .list, .move-strip, .result, .game-tools')).toEqual(
            [],
          );
      });
    });
  }
}
