import { defaultClientConditions, defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { linkPreviewBuild } from './link-previews/link-preview-build.ts';
import { offlineBuild } from './offline/offline-build.ts';
import { pageDocumentBuild } from './page-documents/page-document-build.ts';
import { routeCallBuild } from './route-calls/route-call-build.ts';

/**
 * Modules that are shared by several pages but not by the pages that most people open first. Those pages need
 * only one language and no connection. At first, they read and write no records or keys, open no dialogs and
 * refuse no moves, and the computer does not move.
 */
const LOADED_LATER = new RegExp(
  [
    'node_modules/typebox/',
    'packages/(engine|protocol|solver)/',
    'rules/src/notation/(format-record|hfn|hfn-flags|key|leaflet-moves|man-letters|position-text|record|recorded-turn)\\.',
    'rules/src/(ends/(place|terminations)|game/(groups|normalize-name)|rules/allowed-option-values|locales/en|refusal-codes)\\.',
    'board/src/draw/(middle-positions|thumbnail)\\.',
    'locales/src/en/(archive|challenges|endings|footer|gallery|keys|learn|levels|new-game|notices|online|options|people|ratings|reasons|rules|settings|solitaires|tournaments|watch)\\.',
    'locales/src/(?!en/)[\\w-]+/',
    'src/board/(board-settings-fields|free-play|set-up)\\.',
    'src/game/(computer|computer-thread|describe-preset|describe-result|false-jump|find-games|hinted-move|move-list|move-rows|new-game-form|option-order|record-text|refusal-note|rules-options|start-worker)\\.',
    'src/(guide|online|pages/(game|online|set-up))/',
    'src/locale/number-format\\.',
    'src/navigation/describe-page\\.',
    'src/pages/missing/',
    'src/game/parts/(home-count|move-button|move-column)\\.',
    'src/parts/(action|choice|confirmation|copy|dialog|failure-note|idle|lazy-miniature|miniature|near-view|switch)\\.',
    'src/solitaires/problems\\.',
    'src/style/(fields|set-up)',
  ]
    .map((path) => `/${path}`)
    .join('|'),
);

/** Returns a catalogue's language. */
function languageOf(path: string): string {
  return /\/locales\/src\/([\w-]+)\//.exec(path)?.[1] ?? '';
}

export default defineConfig({
  base: '/',
  plugins: [solid(), offlineBuild(), linkPreviewBuild(), pageDocumentBuild(), routeCallBuild()],
  // Workspace packages are read from their sources: no library build is needed, and none can be stale.
  resolve: { conditions: ['halma-source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    // Nothing is inlined as a data: URL, because the server's content security policy allows only its own
    // files.
    assetsInlineLimit: 0,
    // The pages' documents preload their scripts. Here, the file names would add 580 bytes to the scripts of
    // the first page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      // In the site and its dependencies, reading a property or a global has no side effects, so code that
      // only reads one is left out.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        codeSplitting: {
          // The modules that a file imports need not be as widely used as the file itself.
          includeDependenciesRecursively: false,
          groups: [
            // Code that three or more pages share goes into one file, which compresses better than a dozen
            // files.
            { name: 'shared', minShareCount: 3, test: (id) => !LOADED_LATER.test(id) },
            // Only the start module and the board import this, and the board is in `shared`.
            { name: 'shared', test: /\/web\/src\/parts\/first-screen\./ },
            // Code for the first board of a game, on this device and online.
            {
              name: 'game',
              minShareCount: 2,
              test: /\/web\/src\/(pages\/game\/(action-button|common-actions|faces-players|game-context|game-view|header|hint|layout-media|note-panel|page-state|seat-clock|seat-plate|turn-of-step|view-state)|game\/(note|describe-(kind|rank|move)|hint-note|endings|move-list|think-time|parts\/(home-count|note-card|plates))|parts\/media-match)\./,
            },
            // Code that loads after every page: the footer, the number of people online, and the notes above the page.
            {
              name: 'frame',
              test: /\/web\/src\/shell\/(footer|header-status|offline|online-count|site-notes)\.|\/locales\/src\/en\/footer\./,
            },
            // Small parts that most pages after the first one use.
            {
              name: 'parts',
              minShareCount: 2,
              test: /\/web\/src\/(parts\/(action|choice|confirmation|copy|dialog|lazy-miniature|miniature|switch)|navigation\/describe-page|board\/free-play|online\/fetched|game\/endings)\.|\/rules\/src\/ends\/terminations\.|\/board\/src\/draw\/(middle-positions|thumbnail)\./,
            },
            // The number of people online, which pages request one after another.
            {
              name: 'overview',
              minShareCount: 2,
              test: /\/web\/src\/(online\/(delay|notice-count|overview|page-poller|request-timeout|server-poller)|parts\/idle)\./,
            },
            // The descriptions in lists of games, on the home page, the pages of games and the online pages.
            {
              name: 'listed-games',
              minShareCount: 2,
              test: /\/web\/src\/online\/(describe-(listed-result|time-left)|format-time|game-terms|person-name|playback|players-turn|replay-history|seats|time-left)\.|\/locales\/src\/en\/(online|people)\./,
            },
            // Requests to the server, for pages that need no other online code.
            { name: 'api', test: /\/web\/src\/online\/(api|route-address|route-calls)\./ },
            // Code that the lobby and the other online pages share.
            {
              name: 'online',
              test: /\/web\/src\/(online\/(tournament\/(countdown|describe-tournament|formats)|(?!archive-filter|device-subscription|fetched|known-account|passkeys|pending-turns|play-premoves|seen-reporter|watch-filter|watched-page)[\w-]+)\.|pages\/online\/((?!page\.)[\w-]+|lobby\/(default-game|game-list-row|running-games|seat-glyphs)|people\/followed-players|tournament\/(list-poll|ticking-now|tournament-row))\.)|\/locales\/src\/en\/(challenges|ratings|tournaments)\./,
            },
            // The strings in other languages whose English versions are in `shared`, with the table of all
            // catalogues.
            {
              name: languageOf,
              test: /\/locales\/src\/(?!en\/)[\w-]+\/(board|game|game-names|index|list|play|site|verb)\./,
            },
            {
              name: (id) => `listed-games-${languageOf(id)}`,
              test: /\/locales\/src\/(?!en\/)[\w-]+\/(online|people)\./,
            },
            {
              name: (id) => `online-${languageOf(id)}`,
              test: /\/locales\/src\/(?!en\/)[\w-]+\/(challenges|ratings|tournaments)\./,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
