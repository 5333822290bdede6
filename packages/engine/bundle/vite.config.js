import { defaultClientConditions } from 'vite';

/** `npm run build -w @halma/engine`: builds the program of the worker as one file, for pages without a bundler. */
export default {
  root: import.meta.dirname,
  resolve: { conditions: ['halma-source', ...defaultClientConditions] },
  build: {
    outDir: '../dist/bundle',
    emptyOutDir: true,
    target: 'es2022',
    // One file, with what the worker otherwise loads later.
    rolldownOptions: { output: { codeSplitting: false } },
    lib: {
      entry: '../src/worker/thread.ts',
      formats: ['es'],
      fileName: () => 'engine-worker.js',
    },
  },
};
