import { defaultClientConditions, defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { offlineBuild } from './offline/offline-build.ts';

export default defineConfig({
  base: '/',
  plugins: [solid(), offlineBuild()],
  // Workspace packages are read from their sources: no library build is needed, and none can be stale.
  resolve: { conditions: ['halma-source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    // Nothing is inlined as a data: address, because the server's content policy lets only its own files in.
    assetsInlineLimit: 0,
    // What three pages or more have in common is one file: it is compressed better than in a dozen. But the first of them that
    // most people open neither reads nor writes records and keys.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 3, test: /^(?!.*\/notation\/(key|record|recorded-turn)\.ts)/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
