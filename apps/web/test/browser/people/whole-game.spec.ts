import type { GameView } from '@halma/protocol';
import { formatMove, makeRules, startPosition } from '@halma/rules';
import { expect, type Page } from '@playwright/test';
import { test } from '../../../../../test/browser/test.ts';
import { makeMove } from '../board.ts';
import { movesToTheEnd } from '../moves-to-the-end.ts';
import { createGameByLink, expectMoveCount, gameNote, openAsNewUser, openGameForm } from './people.ts';

// Allows for several browsers on a slow machine, but still stops a test that hangs.
test.describe.configure({ timeout: 180_000 });

/**
 * The number of turns at the start and at the end of the game that are made on the board. The turns in
 * between are sent as the players’ requests.
 */
const TURNS_ON_BOARD = 3;

const GAME = 'rhombus-5-three';

test('two players play a game by link to the end while a spectator watches', async ({ browser }) => {
  const one = await openAsNewUser(browser, '/online');
  await openGameForm(one, GAME);
  const other = await openAsNewUser(browser, await createGameByLink(one));
  await other.getByRole('button', { name: 'Join as Yellow' }).click();
  await expect(gameNote(other)).toContainText(/to move\.|Your move\./);
  const spectator = await openAsNewUser(browser, one.url());
  const game = one.url().split('/').at(-1) ?? '';
  const view: GameView = await (await one.request.get(`/api/games/${game}`)).json();

  const rules = makeRules({ game: GAME });
  const start = rules.ok ? startPosition(rules.value, view.standing.first) : rules;
  if (!start.ok) throw new Error(start.refusal.code);
  const moves = movesToTheEnd(start.value);
  const players = view.standing.first === 'A' ? [one, other] : [other, one];
  for (const [ply, nextMove] of moves.entries()) {
    const page = players[ply % 2] as Page;
    if (ply < TURNS_ON_BOARD || ply >= moves.length - TURNS_ON_BOARD) {
      await expect(gameNote(page)).toContainText('Your move.');
      await makeMove(page, nextMove);
      for (const viewer of [one, other, spectator]) await expectMoveCount(viewer, ply + 1);
    } else {
      const command = { do: 'move', ply, move: formatMove(start.value.rules.board, nextMove) };
      const response = await page.request.post(`/api/games/${game}/commands`, {
        data: { id: `move-${ply}-of-it`, command },
      });
      expect(await response.json()).toEqual({ seq: expect.any(Number) });
    }
  }
  for (const page of [one, other, spectator]) {
    await expect(page.locator('.result')).toContainText('First to finish.');
    await expectMoveCount(page, moves.length);
  }
  const winner = players[(moves.length - 1) % 2] as Page;
  await expect(winner.locator('.result')).toContainText('You won!');
});
