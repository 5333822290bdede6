/**
 * @typedef {{ width: number, height: number }} Size in CSS pixels
 * @typedef {Size & { name: string, area: string }} Screen the size of a screen, and its place on the sheet
 */

/**
 * The screens of a sheet: a phone in portrait and landscape, a tablet and a laptop.
 *
 * @type {readonly Screen[]}
 */
export const SCREENS = [
  { name: 'phone', area: 'phone', width: 360, height: 740 },
  { name: 'phone in landscape', area: 'sideways', width: 740, height: 360 },
  { name: 'tablet', area: 'tablet', width: 820, height: 1180 },
  { name: 'laptop', area: 'laptop', width: 1440, height: 900 },
];

/** The scale of the screens on a sheet. */
const SCALE = 0.5;

/** The quality of the pictures, from 0 to 100. */
const QUALITY = 62;

/** The backgrounds of the sheets, on which pages of either scheme stand out. */
const BACKGROUNDS = { light: '#d9d4c9', dark: '#3a3733' };

/**
 * Arranges the pictures of one page on all screens side by side, and returns the sheet as a WebP file.
 *
 * @param {import('@playwright/test').Page} page an empty page on which to draw
 * @param {ReadonlyMap<string, Buffer>} pictures PNG files, by the area of their screen
 * @param {'light' | 'dark'} scheme
 */
export async function drawSheet(page, pictures, scheme) {
  const images = SCREENS.map(({ area, width, height }) => {
    const source = `data:image/png;base64,${pictures.get(area)?.toString('base64')}`;
    return `<img style="grid-area:${area}" width="${width * SCALE}" height="${height * SCALE}" src="${source}">`;
  });
  await page.setContent(`<style>
    body { margin: 0; background: ${BACKGROUNDS[scheme]} }
    main { display: inline-grid; gap: 16px; padding: 16px; align-items: start;
      grid-template: "phone tablet laptop" auto "sideways tablet laptop" 1fr / auto }
  </style><main>${images.join('')}</main>`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const box = await page.locator('main').boundingBox();
  if (box === null) throw new Error('the sheet is not drawn');
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { ...box, scale: 1 },
    captureBeyondViewport: true,
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}
