// Takes the screenshots of the built site for docs/images: each page on four screens in light and dark, and
// the pictures for the guides.
// Run: npm run build && node scripts/draw-screens.mjs
// To see some of the pages at full size and in German, without changes to docs/: node scripts/draw-screens.mjs --to
// .test-results/screens --german --only home,lobby
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { screensPage } from './screens/page.mjs';
import { switchToGerman } from './screens/page-actions.mjs';
import { PICTURES, SCENES } from './screens/scenes.mjs';
import { drawSheet, SCREENS } from './screens/sheet.mjs';
import { withSiteInBrowser } from './site-in-browser.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('./screens/scenes.mjs').Scene} Scene
 */

/** @type {readonly ('light' | 'dark')[]} */
const SCHEMES = ['light', 'dark'];

/**
 * Returns the sheets of a scene.
 *
 * @type {(name: string) => readonly import('./screens/page.mjs').Sheet[]}
 */
const sheetsOf = (name) => SCHEMES.map((scheme) => ({ file: `${name}-${scheme}.webp`, scheme }));

const images = fileURLToPath(new URL('../docs/images', import.meta.url));

const { values: flags } = parseArgs({
  options: {
    to: { type: 'string' },
    german: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

/** With `--to`, the script writes each screen at full size to that folder, and leaves docs/ unchanged. */
const folder = flags.to ?? join(images, 'screens');

/** The time that a page's layout needs to settle after a change of size or colour scheme. */
const SETTLE_MS = 400;

await mkdir(folder, { recursive: true });
const problem = await withSiteInBrowser(async ({ browser, address }) => {
  const sheetPage = await browser.newPage({ viewport: { width: 1700, height: 700 } });
  for (const scene of SCENES.filter(
    ({ name }) => flags.only === undefined || flags.only.split(',').includes(name),
  )) {
    /** @type {import('@playwright/test').BrowserContext[]} */
    const contexts = [];
    const page = await scene.open(async (path, stored = {}) => {
      const context = await browser.newContext({
        baseURL: address,
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
        colorScheme: 'light',
      });
      contexts.push(context);
      await context.addInitScript(fillStorage, stored);
      const openedPage = await context.newPage();
      await openedPage.goto(path);
      return openedPage;
    });
    if (flags.german) await switchToGerman(page);
    await drawScene(page, scene, sheetPage);
    if (flags.to === undefined) await drawPictures(page, scene);
    for (const context of contexts) await context.close();
    console.log(scene.title);
  }
});
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
} else if (flags.to === undefined) {
  const scenes = SCENES.map(({ name, title }) => ({ title, sheets: sheetsOf(name) }));
  await writeFile(
    fileURLToPath(new URL('../docs/reference/screens.md', import.meta.url)),
    screensPage(scenes),
  );
  const files = new Set(scenes.flatMap(({ sheets }) => sheets.map(({ file }) => file)));
  for (const file of await readdir(folder)) if (!files.has(file)) await rm(join(folder, file));
}

/**
 * Runs in the page: fills its storage.
 * @param {Readonly<Record<string, string>>} stored
 */
function fillStorage(stored) {
  for (const [name, text] of Object.entries(stored)) localStorage.setItem(name, text);
}

/**
 * Draws a scene on all screens in both colour schemes.
 * @param {Page} page
 * @param {Scene} scene
 * @param {Page} sheetPage
 */
async function drawScene(page, { name, pose }, sheetPage) {
  /** @type {Record<'light' | 'dark', Map<string, Buffer>>} */
  const pictures = { light: new Map(), dark: new Map() };
  for (const screen of SCREENS) {
    await resize(page, screen, pose);
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.waitForTimeout(SETTLE_MS);
      const picture = await page.screenshot();
      pictures[scheme].set(screen.area, picture);
      if (flags.to !== undefined)
        await writeFile(join(folder, `${name}-${screen.area}-${scheme}.png`), picture);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (flags.to !== undefined) return;
  for (const { file, scheme } of sheetsOf(name))
    await writeFile(join(folder, file), await drawSheet(sheetPage, pictures[scheme], scheme));
}

/**
 * Resizes a page and restores the pose of its scene.
 *
 * @param {Page} page
 * @param {{ width: number, height: number }} size
 * @param {Scene['pose']} pose
 */
async function resize(page, { width, height }, pose) {
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(SETTLE_MS);
  await pose?.(page);
}

/**
 * Draws the pictures of a scene for the guides.
 * @param {Page} page
 * @param {Scene} scene
 */
async function drawPictures(page, { name, pose }) {
  for (const { file, scene, width, height, isFullPage } of PICTURES) {
    if (scene !== name) continue;
    await resize(page, { width, height }, pose);
    await page.screenshot({ path: join(images, file), fullPage: isFullPage });
  }
}
