import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type LanguageTag } from '@halma/locales';
import { build, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';
import type { FirstScreen } from './first-screens.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The module that renders first screens, relative to the site's folder. */
const RENDERER = 'src/first-screen/render-first-screen.tsx';

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

/** The part of the frame that loads separately and is not replaced. */
const FRAME_MODULE = 'shell/site-notes.tsx';

/** The start of the name of a module that no first screen contains. */
const LEFT_OUT = 'left-out:';

/**
 * Renders pages as a new visitor first sees them, in every language. Returns the markup by language and
 * URL.
 */
export async function renderFirstScreens(
  firstScreens: readonly FirstScreen[],
): Promise<ReadonlyMap<LanguageTag, ReadonlyMap<string, string>>> {
  const code = await bundleRenderer(new Set(firstScreens.flatMap(({ modules }) => modules)));
  const restore = pretendToBeBrowser();
  try {
    const module = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
    const render = module.renderFirstScreen as Render;
    const renderAll = async (language: LanguageTag): Promise<ReadonlyMap<string, string>> => {
      const screens = new Map<string, string>();
      for (const { address } of firstScreens) screens.set(address, await render(address, language));
      // The bundle contains the requested parts, so none of them takes longer than a task.
      await new Promise((resolve) => setTimeout(resolve));
      return screens;
    };
    const screens = new Map<LanguageTag, ReadonlyMap<string, string>>();
    for (const { tag } of LANGUAGES) screens.set(tag, await completeScreens(() => renderAll(tag)));
    return screens;
  } finally {
    restore();
  }
}

/**
 * Bundles everything that first screens need for Node into one script. This takes less processor time than Vite's module
 * runner, which transforms the modules one by one.
 *
 * @param pageModules the modules that the pages load for their first screens, relative to `src`
 */
async function bundleRenderer(pageModules: ReadonlySet<string>): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      firstScreenModules(pageModules),
      solid({ ssr: true, solid: { generate: 'ssr', hydratable: false } }),
    ],
    resolve: { conditions: ['halma-source', 'node', 'module', 'import', 'default'] },
    ssr: { noExternal: true, resolve: { conditions: ['halma-source', 'node', 'module', 'import'] } },
    build: {
      ssr: RENDERER,
      write: false,
      rolldownOptions: {
        output: { codeSplitting: false },
        // The URLs of files only have to be valid, because no first screen loads one.
        transform: { define: { 'import.meta.url': "'file:///'" } },
      },
    },
  });
  if (!('output' in built)) throw new Error('the build must have one output');
  return built.output[0].code;
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

/**
 * Replaces the modules in `REPLACED`, and leaves out the views that a page loads for later. If a first screen shows one,
 * the build fails.
 */
function firstScreenModules(pageModules: ReadonlySet<string>): Plugin {
  const isReplaced = (path: string): boolean => REPLACED.some(([module]) => path.endsWith(module));
  return {
    name: 'halma-first-screen-modules',
    enforce: 'pre',
    resolveId(source, importer, { kind }) {
      if (kind !== 'dynamic-import' || importer === undefined || !source.endsWith('.tsx')) return;
      const path = posix.join(posix.dirname(importer), source);
      const module = path.slice(path.lastIndexOf('/src/') + '/src/'.length);
      const isNeeded = module === FRAME_MODULE || pageModules.has(module) || isReplaced(path);
      return isNeeded ? undefined : `${LEFT_OUT}${module}`;
    },
    load(id) {
      if (id.startsWith(LEFT_OUT)) {
        const message = `a first screen shows ${id.slice(LEFT_OUT.length)}, which FIRST_SCREENS does not name`;
        return `export default () => { throw new Error(${JSON.stringify(message)}); };`;
      }
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
