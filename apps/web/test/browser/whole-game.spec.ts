import type { Move } from '@halma/rules';
import { expect, type Page, test } from '@playwright/test';
import { newDeviceGame, toStoredGame } from '../../src/game/device-game.ts';
import { startGame } from '../../src/game/new-game.ts';
import { NO_LABELS } from '../../src/game/seat-labels.ts';
import { type Session, withTurn } from '../../src/game/session.ts';
import { centreOf, gameOnPage, waitForTurns } from './board.ts';
import { movesToTheEnd } from './moves-to-the-end.ts';

/** The number of turns that the test plays on the page. The earlier turns are already stored on the device. */
const REMAINING_TURNS = 3;

/** Returns a game on one device shortly before its end, and the remaining moves. */
function nearEnd(id: string): { readonly stored: Session; readonly moves: readonly Move[] } {
  const start = startGame({
    rules: { game: id },
    players: new Map(),
    labels: NO_LABELS,
    first: 1,
    clock: null,
  });
  if (!start.ok) throw new Error(start.refusal.code);
  const begun = start.value;
  const moves = movesToTheEnd(begun.present);
  return {
    stored: moves.slice(0, -REMAINING_TURNS).reduce(after, begun),
    moves: moves.slice(-REMAINING_TURNS),
  };
}

function after(session: Session, move: Move): Session {
  const next = withTurn(session, { kind: 'move', move });
  if (!next.ok) throw new Error(next.refusal.code);
  return next.value;
}

/** Opens the page of a game stored on the device. */
async function open(page: Page, session: Session): Promise<void> {
  const saved = toStoredGame(newDeviceGame('almost', session, null), Date.now());
  await page.addInitScript((game) => {
    localStorage.setItem('halma.game.almost', localStorage.getItem('halma.game.almost') ?? game);
  }, JSON.stringify(saved));
  await page.goto('/play/almost');
}

type InputMethod = (page: Page, from: number, to: number) => Promise<void>;

const INPUT_METHODS: Readonly<Record<'keyboard' | 'mouse' | 'touch', InputMethod>> = {
  keyboard: async (page, from, to) => {
    const grid = page.locator('halma-board').getByRole('grid');
    await grid.focus();
    for (const cell of [from, to]) {
      // N selects the next movable man, and then the next destination of the selected man
      for (let presses = 0; presses < 200; presses += 1) {
        if ((await grid.getAttribute('aria-activedescendant')) === `cell-${cell}`) break;
        await page.keyboard.press('n');
      }
      await page.keyboard.press('Enter');
    }
  },
  mouse: async (page, from, to) => {
    for (const cell of [from, to]) {
      const { x, y } = await centreOf(page, cell);
      await page.mouse.click(x, y);
    }
  },
  touch: async (page, from, to) => {
    for (const cell of [from, to]) {
      const { x, y } = await centreOf(page, cell);
      await page.touchscreen.tap(x, y);
    }
  },
};

for (const game of ['grasshopper-8', 'star-2', 'rhombus-5']) {
  const { stored, moves } = nearEnd(game);
  for (const [input, makeMove] of Object.entries(INPUT_METHODS)) {
    test.describe(`${game} with ${input} only`, () => {
      test.use({ hasTouch: input === 'touch' });

      test('is played to its end, across a reload', async ({ page }) => {
        await open(page, stored);
        for (const [index, move] of moves.entries()) {
          if (move.kind !== 'normal') throw new Error('a game with camps has only steps and hops');
          await makeMove(page, move.from, move.to);
          await waitForTurns(page, stored.turns.length + index + 1);
          if (index === 0) await page.reload();
        }
        await expect(page.locator('.result')).toContainText('First to finish.');
        expect((await gameOnPage(page)).present.outcome?.termination).toBe('win');
      });
    });
  }
}
