import { defaultClientConditions, defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { linkPreviewBuild } from './link-previews/link-preview-build.ts';
import { offlineBuild } from './offline/offline-build.ts';
import { pageDocumentBuild } from './page-documents/page-document-build.ts';

export default defineConfig({
  base: '/',
  plugins: [solid(), offlineBuild(), linkPreviewBuild(), pageDocumentBuild()],
  // Workspace packages are read from their sources: no library build is needed, and none can be stale.
  resolve: { conditions: ['halma-source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    // Nothing is inlined as a data: address, because the server's content policy lets only its own files in.
    assetsInlineLimit: 0,
    // The documents of the pages preload their scripts. Here the names of the files would add 580 bytes to the scripts of the
    // first page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The modules that a file imports need not be as common as the file itself.
          includeDependenciesRecursively: false,
          groups: [
            // What three pages or more have in common is one file, which compresses better than a dozen do. The first pages
            // that most people open neither read nor write records and keys, open no dialog at first, need one language,
            // and are not online.
            {
              name: 'shared',
              minShareCount: 3,
              test: /^(?!.*\/(node_modules\/typebox|packages\/protocol)\/)(?!.*(\/notation\/(format-record|hfn|hfn-flags|key|leaflet-moves|position-text|record|recorded-turn)|\/draw\/thumbnail|\/board\/(board-settings-fields|free-play|set-up)|\/guide\/[a-z-]+|\/pages\/missing\/page|\/parts\/(action|choice|copy|dialog|miniature|move-button|later-miniature|move-column|switch)|\/game\/(describe-result|move-list|record-text)|\/pages\/game\/[a-z-]+|\/online\/[a-z-]+|\/locales\/src\/en\/(endings|gallery|learn|levels|online|people|new-game|options|settings|solitaires)|\/locales\/src\/(?!en\/)[a-z-]+\/[a-z-]+)\.tsx?)/,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
