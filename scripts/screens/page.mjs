/**
 * @typedef {{ file: string, width: number, scheme: 'light' | 'dark' }} Picture a picture of a scene
 */

const HEAD = `# Screens

These are the pages on a phone, a tablet, a laptop and a large screen; the last three are at half size. The games are those of
[\`examples/games\`](../../examples/games). This command captures the screenshots on this page and on all others from the built
site:

    npm run build && node scripts/draw-screens.mjs

The computer's lines depend on the depth that it reaches in the given time, and the names of guests are random; everything
else is the same each time.
`;

/**
 * Formats the page of documentation that shows all pictures.
 *
 * @param {readonly { title: string, pictures: readonly Picture[] }[]} scenes
 */
export function screensPage(scenes) {
  const parts = scenes.map(({ title, pictures }) => {
    const images = pictures.map(
      ({ file, width, scheme }) => `![${title}, ${width} pixels wide, ${scheme}](../images/screens/${file})`,
    );
    return `\n## ${title}\n\n${images.join('\n')}\n`;
  });
  return HEAD + parts.join('');
}
