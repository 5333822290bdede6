import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { HalmaBoard } from '@halma/board';
import { expect, type Page } from '@playwright/test';
import { build } from 'vite';
import { test } from '../../../../test/browser/test.ts';

const guide = readFileSync(new URL('../../../../docs/guides/embed-the-board.md', import.meta.url), 'utf8');

/** The HTML blocks of the guide, in order. */
const blocks = [...guide.matchAll(/```html\n([^`]*)```/g)].map(([, html = '']) => html);

/** Builds the single-file script that the guide uses. */
async function boardScript(): Promise<string> {
  const configFile = fileURLToPath(new URL('../../embed/vite.config.js', import.meta.url));
  const built = await build({ configFile, logLevel: 'silent', build: { write: false } });
  const [result] = Array.isArray(built) ? built : [built];
  const file = result !== undefined && 'output' in result ? result.output[0] : undefined;
  if (file === undefined) throw new Error('nothing was built');
  return file.code;
}

/**
 * Writes a page, which does not declare its encoding, with the script next to it.
 *
 * @returns the URL of the file
 */
async function writePage(folder: string, html: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/halma-board.js`, await boardScript());
  const localHtml = html.replace('src="/halma-board.js"', 'src="halma-board.js"');
  writeFileSync(`${folder}/index.html`, `<!doctype html><title>A board</title>${localHtml}`);
  return pathToFileURL(`${folder}/index.html`).href;
}

/** Plays the first target of the first man that can move. */
async function playFirst(page: Page): Promise<void> {
  await page.locator('halma-board').getByRole('grid').focus();
  for (const key of ['n', 'Enter', 'n', 'Enter']) await page.keyboard.press(key);
}

test('the guide’s page works from a file, with one script and no server', async ({ page }, info) => {
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

test('a game on a larger board replaces the cells and their labels', async ({ page }, info) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const html = '<script src="/halma-board.js"></script><halma-board game="grasshopper-8"></halma-board>';
  await page.goto(await writePage(info.outputPath('page'), html));
  const board = page.locator('halma-board');
  await expect(board.getByRole('gridcell')).toHaveCount(64);
  await board.evaluate((element) => element.setAttribute('game', 'halma-2'));
  await expect(board.getByRole('gridcell')).toHaveCount(256);
  await expect(board.locator('#cell-255')).toHaveAttribute('aria-label', /^p16, yellow man/);
  expect(errors).toEqual([]);
});

/** Attributes and properties that the element cannot use, and a part of the message about each. */
const MISTAKES = [
  { html: '<halma-board definition="junk">', says: 'it is not JSON', shows: 'it is not JSON' },
  {
    html: '<halma-board game="star-9">',
    says: 'There is no game called “star-9”. The games are halma-2,',
    shows: 'star-9',
  },
  {
    html: '<halma-board position="junk">',
    says: 'A position has five fields',
    shows: 'A position has five fields',
  },
  { html: '<halma-board game="star-2" plays="A X">', says: 'plays="A X"> has no effect: the seats are A, D' },
  { html: '<halma-board seat="B">', says: 'seat="B"> has no effect: the seats are A, C' },
  { html: '<halma-board coordinates="some">', says: 'it must be one of none, modern, all, leaflet' },
] as const;

test('reports why it cannot use an attribute or a property', async ({ page }, info) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const html = MISTAKES.map((mistake) => `${mistake.html}</halma-board>`).join('');
  await page.goto(await writePage(info.outputPath('page'), `<script src="/halma-board.js"></script>${html}`));
  const boards = page.locator('halma-board');
  for (const [index, mistake] of MISTAKES.entries()) {
    await expect.poll(() => messages.filter((message) => message.includes(mistake.says))).toHaveLength(1);
    const shows = 'shows' in mistake ? mistake.shows : '';
    if (shows === '') await expect(boards.nth(index).getByRole('alert')).toHaveCount(0);
    else await expect(boards.nth(index).getByRole('alert')).toContainText(shows);
    await expect(boards.nth(index).getByRole('grid')).toHaveCount(shows === '' ? 1 : 0);
  }
  expect(messages).toHaveLength(MISTAKES.length);

  // A custom game, on a custom board.
  const definition = {
    id: 'mini',
    base: 'grasshopper-8',
    board: { id: 'Q6', shape: 'square', side: 6 },
    camp: ['a1', 'b1', 'a2'],
  };
  const customBoard = boards.first();
  await customBoard.evaluate(
    (board, text) => board.setAttribute('definition', text),
    JSON.stringify(definition),
  );
  await expect(customBoard.getByRole('grid', { name: /mini/ })).toBeVisible();
  await expect(customBoard.getByRole('gridcell')).toHaveCount(36);

  // After a correction, the board appears. Another mistake dispatches `halma-refuse`.
  const correctedBoard = boards.nth(1);
  const code = await correctedBoard.evaluate((board) => {
    board.setAttribute('game', 'star-2');
    return new Promise<string>((resolve) => {
      board.addEventListener('halma-refuse', (event) => resolve((event as CustomEvent).detail.refusal.code));
      board.setAttribute('position', 'junk');
    });
  });
  expect(code).toBe('bad-field');
  await correctedBoard.evaluate((board) => board.removeAttribute('position'));
  await expect(correctedBoard.getByRole('gridcell')).toHaveCount(121);
  await expect(correctedBoard.getByRole('alert')).toHaveCount(0);

  for (const [name, value, says] of [
    ['position', 'junk', '`position` must be the `value` of a result of @halma/rules, not junk.'],
    ['position', { ok: true }, 'not a result.'],
    ['movable', 'A', 'movable takes seats as numbers from 1 to 6, not “A”'],
    ['orientation', 9, 'orientation takes seats as numbers from 1 to 6, not [9]'],
    ['coordinates', 'some', 'coordinates must be one of none, modern, all, leaflet, not “some”'],
    ['steps', true, 'steps must be one of none, swipe, all, not true'],
  ] as const) {
    const thrown = await boards.first().evaluate(
      (board, [name, value]) => {
        try {
          Object.assign(board, { [name]: value });
        } catch (error) {
          return String(error);
        }
        return 'nothing';
      },
      [name, value] as const,
    );
    expect(thrown).toContain(says);
  }
});
