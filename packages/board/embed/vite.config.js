import { defaultClientConditions } from 'vite';

/**
 * Escapes all non-ASCII characters, because a page that does not declare its encoding would misread them.
 *
 * @type {import('vite').Plugin}
 */
const asciiOnly = {
  name: 'ascii-only',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        chunk.code = chunk.code.replaceAll(
          /[\u0080-\uffff]/g,
          (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
};

/** `npm run build -w @halma/board`: builds the element and the rules as one file, for pages with one script tag. */
export default {
  root: import.meta.dirname,
  plugins: [asciiOnly],
  resolve: { conditions: ['halma-source', ...defaultClientConditions] },
  build: {
    outDir: '../dist/embed',
    target: 'es2022',
    lib: {
      entry: '../src/embed/halma-board.ts',
      formats: ['iife'],
      name: 'HalmaBoard',
      fileName: () => 'halma-board.js',
    },
  },
};
