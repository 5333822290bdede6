import { SCREENS } from './sheet.mjs';

/**
 * @typedef {{ file: string, scheme: 'light' | 'dark' }} Sheet a picture of a scene on all screens
 */

const HEAD = `# Screens

These are the pages on a phone, a phone in landscape, a tablet and a laptop (${SCREENS.map(({ width, height }) => `${width} × ${height}`).join(', ')} CSS
pixels), light and dark, at half size. The games come from [\`examples/games\`](../../examples/games). This command captures the
screenshots on this page and on all others from the built site:

    npm run build && node scripts/draw-screens.mjs

The computer's lines depend on the depth that it reaches in the given time, and the names of guests are random; everything
else is the same each time.
`;

/**
 * Formats the documentation page that shows all sheets.
 *
 * @param {readonly { title: string, sheets: readonly Sheet[] }[]} scenes
 */
export function screensPage(scenes) {
  const parts = scenes.map(({ title, sheets }) => {
    const images = sheets.map(
      ({ file, scheme }) => `![${title}, ${scheme}, on four screens](../images/screens/${file})`,
    );
    return `\n## ${title}\n\n${images.join('\n')}\n`;
  });
  return HEAD + parts.join('');
}
