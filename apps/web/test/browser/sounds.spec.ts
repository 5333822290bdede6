import { legalMoves, type Move } from '@halma/rules';
import { expect, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { gameOnPage, makeMove, startLocalGame, waitForTurns } from './board.ts';
import { BLACK_FIRST, expectMoveCount, newGuest, openAs, sendMoveOf, startGame } from './people/people.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Makes the page count the tones that it plays. */
async function countTones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { tones: 0 });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      (globalThis as unknown as { tones: number }).tones += 1;
      start.call(this, when);
    };
  });
}

/** Makes the page record the state of its audio output in an attribute on the document. */
async function recordOutput(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { AudioContext } = globalThis;
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super();
        this.addEventListener('statechange', () => {
          document.documentElement.dataset.output = this.state;
        });
      }
    };
  });
}

/** Returns the number of tones since the last call. */
function tonesSinceLastCall(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scope = globalThis as unknown as { tones: number };
    const { tones } = scope;
    scope.tones = 0;
    return tones;
  });
}

test('moves make sounds unless the player turns them off, and the page shows the effect of the S key', async ({
  page,
}) => {
  await countTones(page);
  await startLocalGame(page, 'grasshopper-8');
  const grid = page.locator('halma-board').getByRole('grid');
  /** Plays the first hop that the side to move can make. */
  const hop = async (): Promise<void> => {
    const { present, turns } = await gameOnPage(page);
    const { board } = present.rules;
    const isHop = (move: Move): boolean => move.kind === 'normal' && board.distance(move.from, move.to) > 1;
    const move = legalMoves(present).find(isHop);
    if (move === undefined) throw new Error('no man can hop');
    await makeMove(page, move);
    await waitForTurns(page, turns.length + 1);
    await expect(page.locator('halma-board .carried')).toHaveCount(0);
  };
  const board = page.locator('halma-board');
  await hop();
  expect(await tonesSinceLastCall(page)).toBeGreaterThan(0);
  await grid.press('s');
  await expect(board.locator('.toast')).toHaveText('Sound off');
  await expect(board.getByRole('status')).toHaveText('Sound off');
  await hop();
  expect(await tonesSinceLastCall(page)).toBe(0);
  await page.reload();
  await expect(page.locator('.move')).toHaveCount(2);
  await hop();
  expect(await tonesSinceLastCall(page)).toBe(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const sound = page.getByRole('switch', { name: /Sound.*Press S on a board/ });
  await expect(sound).not.toBeChecked();
  await page.keyboard.press('Escape');
  await grid.press('S');
  await expect(board.locator('.toast')).toHaveText('Sound on');
  await hop();
  expect(await tonesSinceLastCall(page)).toBeGreaterThan(0);
});

test('moves can be made in a browser without audio output', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'AudioContext'));
  await startLocalGame(page, 'grasshopper-8');
  for (const count of [1, 2]) {
    const move = legalMoves((await gameOnPage(page)).present)[0];
    if (move === undefined) throw new Error('no man can move');
    await makeMove(page, move);
    await waitForTurns(page, count);
    await expect(page.locator('halma-board .carried')).toHaveCount(0);
  }
});

test('the audio output is open only while moves make sounds', async ({ page }) => {
  await recordOutput(page);
  await startLocalGame(page, 'grasshopper-8');
  const expectOutput = (state: string) => expect(page.locator('html')).toHaveAttribute('data-output', state);
  for (const turn of [1, 2]) {
    const [move] = legalMoves((await gameOnPage(page)).present);
    if (move === undefined) throw new Error('no man can move');
    await makeMove(page, move);
    await waitForTurns(page, turn);
    await expectOutput('running');
    await expectOutput('suspended');
  }
});

test('only the tab that the player looked at last plays the sounds of an online game', async ({
  browser,
}) => {
  const [black, yellow] = [await newGuest(browser), await newGuest(browser)];
  const address = await startGame(black, yellow, BLACK_FIRST);
  const first = await openAs(black, address);
  const tabs = [first, await black.newPage()] as const;
  for (const tab of tabs) {
    await countTones(tab);
    await tab.goto(address);
    // Browsers play no sound before the first press.
    await tab.locator('halma-board').getByRole('grid').press('Escape');
  }
  const steps = [
    { look: async () => undefined, sounding: 1, silent: first },
    { look: () => first.evaluate(() => dispatchEvent(new Event('focus'))), sounding: 0, silent: tabs[1] },
    { look: () => first.goto('/healthz'), sounding: 1, silent: null },
  ] as const;
  for (const [ply, { look, sounding, silent }] of steps.entries()) {
    await look();
    const [player, colour] = ply % 2 === 0 ? ([black, 'Black'] as const) : ([yellow, 'Yellow'] as const);
    await sendMoveOf(player, address, colour, Math.floor(ply / 2), ply);
    await expect.poll(() => tonesSinceLastCall(tabs[sounding]), `after ply ${ply}`).toBeGreaterThan(0);
    await expect(tabs[sounding].locator('halma-board .carried')).toHaveCount(0);
    await tonesSinceLastCall(tabs[sounding]);
    if (silent === null) continue;
    await expectMoveCount(silent, ply + 1);
    await expect(silent.locator('halma-board .carried')).toHaveCount(0);
    expect(await tonesSinceLastCall(silent), `after ply ${ply}`).toBe(0);
  }
  await tabs[1].close();
});
