import type { GameId, Move } from '@halma/rules';
import { expect, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { newDeviceGame, toStoredGame } from '../../src/game/device-game.ts';
import { startGame } from '../../src/game/new-game.ts';
import { NO_LABELS } from '../../src/game/seat-labels.ts';
import type { Session } from '../../src/game/session.ts';
import { valueOrFail } from '../game/setup.ts';
import { gameOnPage, waitForTurns } from './board.ts';
import { movesToTheEnd } from './moves-to-the-end.ts';

// With the keyboard, a whole game takes about two thousand key presses, which take minutes on a slow machine.
test.describe.configure({ timeout: 400_000 });

/** Returns a new game for two people on one device, and the moves that the engine plays for both. */
function wholeGame(id: GameId): { readonly start: Session; readonly moves: readonly Move[] } {
  const start = valueOrFail(
    startGame({ rules: { game: id }, players: new Map(), labels: NO_LABELS, first: 1, clock: null }),
  );
  return { start, moves: movesToTheEnd(start.present, NODES) };
}

/** The number of nodes that the engine searches for each move. A shallower search would play longer games. */
const NODES = 3000;

/** Stores a game that has no moves yet on the device and opens its page. */
async function openGame(page: Page, start: Session): Promise<void> {
  const savedGame = toStoredGame(newDeviceGame('whole', start, null), Date.now());
  await page.addInitScript((game) => {
    localStorage.setItem('halma.game.whole', localStorage.getItem('halma.game.whole') ?? game);
  }, JSON.stringify(savedGame));
  await page.goto('/play/whole');
  await expect(page.locator('.game-tool').first()).toBeVisible();
}

/** Returns the centres of all cells on the screen. The board does not move during a game. */
async function centresOf(page: Page): Promise<ReadonlyMap<number, Point>> {
  const cells = page.locator('halma-board [id^="cell-"]');
  await expect(cells.first()).toBeVisible();
  const centres = await cells.evaluateAll((elements) =>
    elements.map((element): [number, { readonly x: number; readonly y: number }] => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [Number(element.id.replace('cell-', '')), { x: left + width / 2, y: top + height / 2 }];
    }),
  );
  return new Map(centres);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Focuses the board and returns the id of its active cell. Locating the board by role would compute the roles
 * of all cells, which takes as long as a key press.
 */
function focusBoard(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const grid = document
      .querySelector('halma-board')
      ?.shadowRoot?.querySelector<SVGElement>('[role="grid"]');
    grid?.focus();
    return grid?.getAttribute('aria-activedescendant');
  });
}

/** Selects a man or its destination. */
type Select = (page: Page, cell: number, centre: Point) => Promise<void>;

const INPUT_METHODS: Readonly<Record<'keyboard' | 'mouse' | 'touch', Select>> = {
  keyboard: async (page, cell) => {
    // N selects the next movable man, and then the next destination of the selected man.
    for (let presses = 0; presses < 200; presses += 1) {
      if ((await focusBoard(page)) === `cell-${cell}`) break;
      await page.keyboard.press('n');
    }
    await page.keyboard.press('Enter');
  },
  mouse: (page, _, { x, y }) => page.mouse.click(x, y),
  touch: (page, _, { x, y }) => page.touchscreen.tap(x, y),
};

/** A square board, a star and a rhombus. */
for (const game of ['grasshopper-8', 'star-2', 'rhombus-5'] as const) {
  const { start, moves } = wholeGame(game);
  for (const [input, select] of Object.entries(INPUT_METHODS)) {
    test.describe(`${game} with ${input} only`, () => {
      test.use({ hasTouch: input === 'touch' });

      test(`is played from its first move to its end, across a reload, in ${moves.length} moves`, async ({
        page,
      }) => {
        await openGame(page, start);
        let centres = await centresOf(page);
        for (const [index, move] of moves.entries()) {
          if (move.kind !== 'normal') throw new Error('a game with camps has only steps and hops');
          for (const cell of [move.from, move.to]) {
            const centre = centres.get(cell);
            if (centre === undefined) throw new Error(`cell ${cell} is not drawn`);
            await select(page, cell, centre);
          }
          await waitForTurns(page, index + 1);
          if (index === moves.length >> 1) {
            await page.reload();
            await expect(page.locator('.game-tool').first()).toBeVisible();
            centres = await centresOf(page);
          }
        }
        await expect(page.locator('.result')).toContainText('First to finish.');
        const { present, turns } = await gameOnPage(page);
        expect(turns).toHaveLength(moves.length);
        expect(present.outcome?.termination).toBe('win');
      });
    });
  }
}
