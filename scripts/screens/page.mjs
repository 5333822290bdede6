/**
 * @typedef {{ file: string, width: number, scheme: 'light' | 'dark' }} Drawn a picture of a scene
 */

const HEAD = `# Screens

What the pages look like on a phone, a tablet, a laptop and a large screen; the wider ones at half their size. The games on
them are those of [\`examples/games\`](../../examples/games). All of this, and the pictures of the other pages, is drawn from
the built site by

    npm run build && node scripts/draw-screens.mjs

The computer's lines depend on how far it came meanwhile, the names of guests on chance; everything else is the same each time.
`;

/**
 * The page of documentation that shows all pictures.
 *
 * @param {readonly { title: string, drawn: readonly Drawn[] }[]} shown
 */
export function screensPage(shown) {
  const parts = shown.map(({ title, drawn }) => {
    const pictures = drawn.map(({ file, width, scheme }) => {
      const told = `${title}, ${width} pixels wide, ${scheme}`;
      return `![${told}](../images/screens/${file})`;
    });
    return `\n## ${title}\n\n${pictures.join('\n')}\n`;
  });
  return HEAD + parts.join('');
}
