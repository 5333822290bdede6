// Takes the screenshots of the built site in docs/images: each page at four widths, and the pictures for the guides.
// Run: npm run build && node scripts/draw-screens.mjs
// To see the pages at full size and in German, without changes to docs/: node scripts/draw-screens.mjs --to
// .test-results/screens --scale 1 --german
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { screensPage } from './screens/page.mjs';
import { switchToGerman } from './screens/page-actions.mjs';
import { PICTURES, SCENES } from './screens/scenes.mjs';
import { withSiteInBrowser } from './site-in-browser.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('./screens/scenes.mjs').Scene} Scene
 */

/** The sizes of a phone, a tablet, a laptop and a large screen, in CSS pixels. */
const SCREENS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** The widths for which to draw the dark scheme too. One is enough, since the layout is the same. */
const DARK_WIDTHS = [1280];

/** @type {readonly ('light' | 'dark')[]} */
const SCHEMES = ['light', 'dark'];

/** Returns the pictures of a scene. @type {(name: string) => readonly import('./screens/page.mjs').Picture[]} */
const picturesOf = (name) =>
  SCREENS.flatMap(({ width }) =>
    SCHEMES.filter((scheme) => scheme === 'light' || DARK_WIDTHS.includes(width)).map((scheme) => ({
      file: `${name}-${width}${scheme === 'dark' ? '-dark' : ''}.png`,
      width,
      scheme,
    })),
  );

const images = fileURLToPath(new URL('../docs/images', import.meta.url));

const { values: flags } = parseArgs({
  options: {
    to: { type: 'string' },
    scale: { type: 'string', default: '0.5' },
    german: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

/** With `--to`, the script writes to that folder and leaves docs/ unchanged. */
const folder = flags.to ?? join(images, 'screens');
const scale = Number(flags.scale);

/** The time that the layout of a page needs to settle after a change of size or scheme. */
const SETTLE_MS = 400;

await mkdir(folder, { recursive: true });
const problem = await withSiteInBrowser(async ({ browser, address }) => {
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
        deviceScaleFactor: 1,
      });
      contexts.push(context);
      await context.addInitScript(fillStorage, stored);
      const opened = await context.newPage();
      await opened.goto(path);
      return opened;
    });
    if (flags.german) await switchToGerman(page);
    await drawScreens(page, scene);
    if (flags.to === undefined) await drawPictures(page, scene);
    for (const context of contexts) await context.close();
    console.log(scene.title);
  }
});
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
} else if (flags.to === undefined) {
  const scenes = SCENES.map(({ name, title }) => ({ title, pictures: picturesOf(name) }));
  await writeFile(
    fileURLToPath(new URL('../docs/reference/screens.md', import.meta.url)),
    screensPage(scenes),
  );
}

/** Runs in the page: fills its storage. @param {Readonly<Record<string, string>>} stored */
function fillStorage(stored) {
  for (const [name, text] of Object.entries(stored)) localStorage.setItem(name, text);
}

/** Draws a scene at all sizes. @param {Page} page @param {Scene} scene */
async function drawScreens(page, { name, pose }) {
  for (const size of SCREENS) {
    await resize(page, size, pose);
    for (const { file, scheme } of picturesOf(name).filter(({ width }) => width === size.width)) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.waitForTimeout(SETTLE_MS);
      await savePicture(page, join(folder, file), size === SCREENS[0] ? 1 : scale);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Resizes a page and restores the pose.
 *
 * @param {Page} page
 * @param {{ width: number, height: number }} size
 * @param {Scene['pose']} pose
 */
async function resize(page, size, pose) {
  await page.setViewportSize(size);
  await page.waitForTimeout(SETTLE_MS);
  await pose?.(page);
}

/**
 * Saves a scaled picture of the visible part of a page.
 *
 * @param {Page} page
 * @param {string} file
 * @param {number} scaleFactor
 */
async function savePicture(page, file, scaleFactor) {
  const view = page.viewportSize();
  if (view === null) return;
  const clip = { x: 0, y: await page.evaluate(() => scrollY), ...view, scale: scaleFactor };
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip,
    optimizeForSpeed: false,
  });
  await session.detach();
  await writeFile(file, Buffer.from(data, 'base64'));
}

/** Draws the pictures of a scene for the guides. @param {Page} page @param {Scene} scene */
async function drawPictures(page, { name, pose }) {
  for (const { file, scene, width, height, isFullPage } of PICTURES) {
    if (scene !== name) continue;
    await resize(page, { width, height }, pose);
    await page.screenshot({ path: join(images, file), fullPage: isFullPage });
  }
}
