import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { HalmaBoard } from '@halma/board';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';

const guide = readFileSync(new URL('../../../../docs/guides/embed-the-board.md', import.meta.url), 'utf8');

/** The HTML blocks of the guide, in order. */
const blocks = [...guide.matchAll(/```html\n([^`]*)```/g)].map(([, html = '']) => html);

/** Builds the single-file script of the guide. */
async function boardScript(): Promise<string> {
  const configFile = new URL('../../embed/vite.config.js', import.meta.url).pathname;
  const built = await build({ configFile, logLevel: 'silent', build: { write: false } });
  const [one] = Array.isArray(built) ? built : [built];
  const file = one !== undefined && 'output' in one ? one.output[0] : undefined;
  if (file === undefined) throw new Error('nothing was built');
  return file.code;
}

/** Writes a page with the script next to it. @returns the URL of the file */
async function writePage(folder: string, html: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/halma-board.js`, await boardScript());
  const local = html.replace('src="/halma-board.js"', 'src="halma-board.js"');
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><meta charset="utf-8"><title>A board</title>${local}`,
  );
  return pathToFileURL(`${folder}/index.html`).href;
}

/** Plays the first target of the first man that can move. */
async function playFirst(page: Page): Promise<void> {
  await page.locator('halma-board').getByRole('grid').focus();
  for (const key of ['n', 'Enter', 'n', 'Enter']) await page.keyboard.press(key);
}

test('the page of the guide works from a file, with one script and no server', async ({ page }, info) => {
  expect(blocks).toHaveLength(2);
  const address = await writePage(info.outputPath('page'), blocks.join(''));
  const [messages, errors]: [string[], string[]] = [[], []];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));

  await page.goto(address);
  const board = page.locator('halma-board');
  await expect(board.getByRole('grid', { name: /Chinese checkers/ })).toBeVisible();
  await expect(board.getByRole('gridcell')).toHaveCount(121);
  await playFirst(page);
  await expect.poll(() => messages).toHaveLength(1);
  expect(messages[0]).toMatch(/^S121:\S+ D - \d+ \d+ false$/);
  expect(errors).toEqual([]);
});

/** A change of an attribute after the first move of seat A, and the state of the board that it leads to. */
const CHANGES = [
  { name: 'seat', value: 'C', moves: 1, bottom: 3, movable: [1, 3] },
  { name: 'plays', value: 'C', moves: 1, bottom: 1, movable: [3] },
  { name: 'plays', value: '', moves: 1, bottom: 1, movable: [] },
  { name: 'game', value: 'grasshopper-8', moves: 0, bottom: 1, movable: [1, 3] },
] as const;

for (const { name, value, ...expected } of CHANGES) {
  test(`${name}="${value}" after a move ${expected.moves === 0 ? 'starts a new game' : 'keeps the game'}`, async ({
    page,
  }, info) => {
    const html = '<script src="/halma-board.js"></script><halma-board plays="all"></halma-board>';
    await page.goto(await writePage(info.outputPath('page'), html));
    await playFirst(page);
    const board = page.locator('halma-board');
    const movesPlayed = (): Promise<number> =>
      board.evaluate((element: HalmaBoard) => (element.position?.lastMove === null ? 0 : 1));
    await expect.poll(movesPlayed).toBe(1);
    await board.evaluate((element, [name, value]) => element.setAttribute(name, value), [
      name,
      value,
    ] as const);
    expect(await movesPlayed()).toBe(expected.moves);
    expect(await board.evaluate((element: HalmaBoard) => element.orientation)).toBe(expected.bottom);
    expect(await board.evaluate((element: HalmaBoard) => element.movable)).toEqual(expected.movable);
  });
}
