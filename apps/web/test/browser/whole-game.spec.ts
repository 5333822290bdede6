import type { Move } from '@halma/rules';
import { expect, type Page, test } from '@playwright/test';
import { atThisTable, startGame } from '../../src/game/new-game.ts';
import { newSession, type Session, withTurn } from '../../src/game/session.ts';
import { keepTableGame, newTableGame } from '../../src/game/table-game.ts';
import { gameOnPage, placeOf, turnsPlayed } from './board.ts';
import { movesToTheEnd } from './moves-to-the-end.ts';

/** The last turns of a game are made on the page; what comes before them is kept on the device already. */
const LEFT = 3;

/** A game for all at this table that is won in a few turns, and the moves that are left. */
function nearEnd(id: string): { readonly kept: Session; readonly moves: readonly Move[] } {
  const start = startGame({ rules: { game: id }, players: new Map(), first: 1, clock: null });
  if (!start.ok) throw new Error(start.refusal.code);
  const players = atThisTable(start.value.rules.seats);
  const begun = newSession(start.value.present, players);
  const moves = movesToTheEnd(begun.present);
  return { kept: moves.slice(0, -LEFT).reduce(after, begun), moves: moves.slice(-LEFT) };
}

function after(session: Session, move: Move): Session {
  const next = withTurn(session, { kind: 'move', move });
  if (!next.ok) throw new Error(next.refusal.code);
  return next.value;
}

/** Opens the page of a game that is kept on the device. */
async function open(page: Page, session: Session): Promise<void> {
  const kept = keepTableGame(newTableGame('almost', session, null), Date.now());
  await page.addInitScript((game) => {
    localStorage.setItem('halma.game.almost', localStorage.getItem('halma.game.almost') ?? game);
  }, JSON.stringify(kept));
  await page.goto('/play/almost');
}

type Hands = (page: Page, from: number, to: number) => Promise<void>;

const HANDS: Readonly<Record<'keyboard' | 'mouse' | 'touch', Hands>> = {
  keyboard: async (page, from, to) => {
    const grid = page.locator('halma-board').getByRole('grid');
    await grid.focus();
    for (const cell of [from, to]) {
      // N goes through the men that can move, and then through where the chosen one can go
      for (let presses = 0; presses < 200; presses += 1) {
        if ((await grid.getAttribute('aria-activedescendant')) === `cell-${cell}`) break;
        await page.keyboard.press('n');
      }
      await page.keyboard.press('Enter');
    }
  },
  mouse: async (page, from, to) => {
    for (const cell of [from, to]) {
      const { x, y } = await placeOf(page, cell);
      await page.mouse.click(x, y);
    }
  },
  touch: async (page, from, to) => {
    // the first tap on a square shows the way, the second plays it
    for (const cell of [from, to, to]) {
      const { x, y } = await placeOf(page, cell);
      await page.touchscreen.tap(x, y);
    }
  },
};

for (const game of ['grasshopper-8', 'star-2']) {
  const { kept, moves } = nearEnd(game);
  for (const [hands, make] of Object.entries(HANDS)) {
    test.describe(`${game} by ${hands} only`, () => {
      test.use({ hasTouch: hands === 'touch', contextOptions: { reducedMotion: 'reduce' } });

      test('is brought to its end, across a reload', async ({ page }) => {
        await open(page, kept);
        for (const [index, move] of moves.entries()) {
          if (move.kind !== 'walk') throw new Error('a game of camps has steps and hops only');
          await make(page, move.from, move.to);
          await turnsPlayed(page, kept.turns.length + index + 1);
          if (index === 0) await page.reload();
        }
        await expect(page.locator('.result')).toContainText('First to finish.');
        expect((await gameOnPage(page)).present.outcome?.termination).toBe('win');
      });
    });
  }
}
