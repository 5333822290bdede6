import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
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

test('the page of the guide plays from the disk, with one script and no server', async ({ page }, info) => {
  expect(blocks).toHaveLength(2);
  const folder = info.outputPath('page');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/halma-board.js`, await boardScript());
  const html = blocks.join('').replace('src="/halma-board.js"', 'src="halma-board.js"');
  writeFileSync(`${folder}/index.html`, `<!doctype html><meta charset="utf-8"><title>A board</title>${html}`);
  const [told, complaints]: [string[], string[]] = [[], []];
  page.on('console', (message) => told.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));

  await page.goto(pathToFileURL(`${folder}/index.html`).href);
  const board = page.locator('halma-board');
  await expect(board.getByRole('grid', { name: /Chinese checkers/ })).toBeVisible();
  await expect(board.getByRole('gridcell')).toHaveCount(121);
  await board.getByRole('grid').focus();
  // the first man who can move, and the first place he can go to
  for (const key of ['n', 'Enter', 'n', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => told).toHaveLength(1);
  expect(told[0]).toMatch(/^S121:\S+ D - \d+ \d+ false$/);
  expect(complaints).toEqual([]);
});
