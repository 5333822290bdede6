import { fileURLToPath } from 'node:url';
import { LANGUAGES, type LanguageTag } from '@halma/locales';
import { createServer, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';
import type { FirstScreen } from './first-screens.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * How long no new request may arrive before the requested parts of a page count as loaded, in milliseconds.
 */
const QUIET_MS = 150;

/** The maximum number of times that the first screens are rendered until they stop changing. */
const MAX_ROUNDS = 20;

type Render = (href: string, language: LanguageTag) => Promise<string>;

/** The modules that need a browser, and what replaces them in a first screen. */
const REPLACED: readonly (readonly [module: string, replacement: string])[] = [
  ['/web/src/board/board.tsx', "export * from '/src/first-screen/still-board.tsx';"],
  [
    '/board/src/element.ts',
    'export const EMBEDDED_ATTRIBUTES = []; export class HalmaBoard { addEventListener() {} removeEventListener() {} }',
  ],
  // Solid writes the property `t` of such an object into the markup as text.
  [
    '/board/src/draw/to-element.ts',
    "import { serializeNode } from './svg-node.ts'; export const toElement = (node) => ({ t: serializeNode(node) });",
  ],
  // Pictures of games in lists are only placeholders.
  [
    '/board/src/draw/thumbnail.ts',
    'export const boardThumbnail = () => ({ t: \'<svg class="halma-miniature" viewBox="0 0 1 1"></svg>\' });',
  ],
  // These parts are left out because they are below the fold or show data from the server.
  ...['shell/footer', 'shell/header-status', 'pages/home/your-games', 'pages/home/discover'].map(
    (part) => [`/web/src/${part}.tsx`, 'export default () => undefined;'] as const,
  ),
  // A page that cannot be rendered fails the build.
  ['/web/src/shell/page-failure.tsx', 'export function PageFailure({ failure }) { throw failure; }'],
];

/**
 * Renders pages as a new visitor first sees them, in every language. Returns the markup by language and
 * URL.
 */
export async function renderFirstScreens(
  firstScreens: readonly FirstScreen[],
): Promise<ReadonlyMap<LanguageTag, ReadonlyMap<string, string>>> {
  const restore = pretendToBeBrowser();
  let lastRequest = 0;
  const settle = async (): Promise<void> => {
    lastRequest = performance.now();
    while (performance.now() - lastRequest < QUIET_MS)
      await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [
      replaceModules(() => (lastRequest = performance.now())),
      solid({ ssr: true, solid: { generate: 'ssr', hydratable: false } }),
    ],
    resolve: { conditions: ['halma-source', 'node', 'module', 'import', 'default'] },
    ssr: { resolve: { conditions: ['halma-source', 'node', 'module', 'import'] } },
  });
  try {
    const module = await server.ssrLoadModule('/src/first-screen/render-first-screen.tsx');
    const render = module.renderFirstScreen as Render;
    for (const module of new Set(firstScreens.flatMap(({ modules }) => modules)))
      await server.ssrLoadModule(`/src/${module}`);
    const renderAll = async (language: LanguageTag): Promise<ReadonlyMap<string, string>> => {
      const screens = new Map<string, string>();
      for (const { address } of firstScreens) screens.set(address, await render(address, language));
      await settle();
      return screens;
    };
    const screens = new Map<LanguageTag, ReadonlyMap<string, string>>();
    for (const { tag } of LANGUAGES) screens.set(tag, await completeScreens(() => renderAll(tag)));
    return screens;
  } finally {
    await server.close();
    restore();
  }
}

/**
 * Renders first screens repeatedly until none of them changes, because each round requests parts that appear
 * only in the next round.
 */
async function completeScreens(
  renderAll: () => Promise<ReadonlyMap<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  let screens = await renderAll();
  let changed: string | undefined;
  for (let round = 1; round < MAX_ROUNDS; round += 1) {
    const next = await renderAll();
    changed = [...next].find(([address, markup]) => screens.get(address) !== markup)?.[0];
    if (changed === undefined) return next;
    screens = next;
  }
  throw new Error(`the first screen of ${changed} keeps changing`);
}

function replaceModules(onRequest: () => void): Plugin {
  return {
    name: 'halma-first-screen-modules',
    enforce: 'pre',
    load(id) {
      onRequest();
      return REPLACED.find(([module]) => id.endsWith(module))?.[1];
    },
  };
}

/** Defines the globals that pages read while they render. Returns a function that removes them. */
function pretendToBeBrowser(): () => void {
  const nothing = (): void => undefined;
  const events = { addEventListener: nothing, removeEventListener: nothing };
  const globals = {
    ...events,
    location: new URL('http://localhost/'),
    WebSocket: class {
      close = nothing;
    },
    history: { pushState: nothing, replaceState: nothing },
    // Use the phone layout, because scripts take longest on a phone.
    matchMedia: (query: string) => ({ ...events, matches: query.includes('max-width') }),
    navigator: { languages: ['en'], onLine: true },
    document: {
      ...events,
      visibilityState: 'visible',
      documentElement: { dataset: {} },
      body: { classList: { add: nothing, remove: nothing, toggle: nothing } },
      getElementById: () => null,
      querySelector: () => null,
    },
  };
  const before = Object.entries(globals).map(([name, value]) => {
    const earlier = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    return [name, earlier] as const;
  });
  return () => {
    for (const [name, earlier] of before) {
      if (earlier === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, earlier);
    }
  };
}
