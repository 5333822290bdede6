import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { HalmaBoard } from '@halma/board';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';

const guide = readFileSync(new URL('../../../../docs/guides/embed-the-board.md', import.meta.url), 'utf8');

/** What the guide says to write into a page, block by block. */
const blocks = [...guide.matchAll(/```html\n([^`]*)```/g)].map(([, html = '']) => html);

/** The one script the guide says to build. */
async function boardScript(): Promise<string> {
  const configFile = new URL('../../embed/vite.config.js', import.meta.url).pathname;
  const built = await build({ configFile, logLevel: 'silent', build: { write: false } });
  const [one] = Array.isArray(built) ? built : [built];
  const file = one !== undefined && 'output' in one ? one.output[0] : undefined;
  if (file === undefined) throw new Error('nothing was built');
  return file.code;
}

/** Writes a page with the one script beside it. @returns the page's address on the disk */
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

/** Plays the first man who can move to the first place he can go to. */
async function playFirst(page: Page): Promise<void> {
  await page.locator('halma-board').getByRole('grid').focus();
  for (const key of ['n', 'Enter', 'n', 'Enter']) await page.keyboard.press(key);
}

test('the page of the guide plays from the disk, with one script and no server', async ({ page }, info) => {
  expect(blocks).toHaveLength(2);
  const address = await writePage(info.outputPath('page'), blocks.join(''));
  const [told, complaints]: [string[], string[]] = [[], []];
  page.on('console', (message) => told.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));

  await page.goto(address);
  const board = page.locator('halma-board');
  await expect(board.getByRole('grid', { name: /Chinese checkers/ })).toBeVisible();
  await expect(board.getByRole('gridcell')).toHaveCount(121);
  await playFirst(page);
  await expect.poll(() => told).toHaveLength(1);
  expect(told[0]).toMatch(/^S121:\S+ D - \d+ \d+ false$/);
  expect(complaints).toEqual([]);
});

/** What an attribute is changed to after the first move of seat A, and how the board then stands. */
const CHANGES = [
  { name: 'seat', value: 'C', moves: 1, bottom: 3, movable: [1, 3] },
  { name: 'plays', value: 'C', moves: 1, bottom: 1, movable: [3] },
  { name: 'plays', value: '', moves: 1, bottom: 1, movable: [] },
  { name: 'game', value: 'grasshopper-8', moves: 0, bottom: 1, movable: [1, 3] },
] as const;

for (const { name, value, ...stands } of CHANGES) {
  test(`${name}="${value}" after a move ${stands.moves === 0 ? 'sets the board up anew' : 'keeps the game'}`, async ({
    page,
  }, info) => {
    const html = '<script src="/halma-board.js"></script><halma-board plays="all"></halma-board>';
    await page.goto(await writePage(info.outputPath('page'), html));
    await playFirst(page);
    const board = page.locator('halma-board');
    const moved = (): Promise<number> =>
      board.evaluate((element: HalmaBoard) => (element.position?.lastMove === null ? 0 : 1));
    await expect.poll(moved).toBe(1);
    await board.evaluate((element, [name, value]) => element.setAttribute(name, value), [
      name,
      value,
    ] as const);
    expect(await moved()).toBe(stands.moves);
    expect(await board.evaluate((element: HalmaBoard) => element.orientation)).toBe(stands.bottom);
    expect(await board.evaluate((element: HalmaBoard) => element.movable)).toEqual(stands.movable);
  });
}
