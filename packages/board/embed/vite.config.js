import { defaultClientConditions } from 'vite';

/** `npm run build -w @halma/board`: builds the element and the rules as one file, for pages with one script tag. */
export default {
  root: import.meta.dirname,
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
