import { LANGUAGES, type LanguageTag } from '@halma/locales';
import type { Plugin, Rolldown } from 'vite';
import { FIRST_SCREENS } from './first-screens.ts';
import { renderFirstScreens } from './render-first-screens.ts';

/** The entry module of a page. The folder has the page's name; `home` is the page at `/`. */
const PAGE_MODULE = /\/src\/pages\/(\w+)\/page\.tsx$/;

/** The module that starts the site, after the first paint. */
const START_MODULE = /\/src\/start\.tsx$/;

/** A catalogue of English strings. Every other language has a catalogue with the same name. */
const ENGLISH_CATALOGUE = /\/locales\/src\/en\/([\w-]+)\.ts$/;

/**
 * The attribute for scripts. On a slow connection, it keeps scripts from competing with the style sheets that
 * the first paint needs.
 */
const AFTER_STYLES = 'fetchpriority="low"';

const HEAD_END = /\s*<\/head>/;

/** A document of the built site. */
interface PageDocument {
  readonly language: LanguageTag;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The markup that the browser shows before the scripts run. */
  readonly firstScreen: string;
  readonly bodyClass: string;
}

/**
 * Writes the pages' documents in every language: the site's document with links to the page's scripts and
 * style sheets, which the browser then fetches together instead of discovering them one after another.
 * `pages/<page>/any.<language>.html` serves all URLs of a page; the documents for `FIRST_SCREENS` also
 * contain what the page shows first.
 */
export function pageDocumentBuild(): Plugin {
  return {
    name: 'halma-page-documents',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const site = bundle['index.html'];
        const entry = chunks.find(({ isEntry }) => isEntry);
        const start = chunks.find((chunk) => beginsWith(chunk, START_MODULE));
        if (site?.type !== 'asset' || entry === undefined || start === undefined)
          throw new Error('the build has no document');
        const siteDocument = String(site.source);
        const screens = await renderFirstScreens(FIRST_SCREENS);
        const emit = (
          name: string,
          roots: readonly Rolldown.OutputChunk[],
          document: Pick<PageDocument, 'firstScreen' | 'bodyClass' | 'language'>,
        ): void => {
          const fileName = `pages/${name}.${document.language}.html`;
          const files = filesOf([entry, start, ...roots], chunks, document.language);
          this.emitFile({
            type: 'asset',
            fileName,
            source: writeDocument(siteDocument, { ...document, ...files }),
          });
        };
        for (const { tag: language } of LANGUAGES) {
          for (const chunk of chunks) {
            const page = PAGE_MODULE.exec(chunk.facadeModuleId ?? '')?.[1];
            if (page !== undefined)
              emit(`${page}/any`, [chunk], { language, firstScreen: '', bodyClass: '' });
          }
          for (const { address, name, modules, bodyClass = '' } of FIRST_SCREENS) {
            const roots = modules.map((module) => chunkOf(module, chunks));
            const firstScreen = screens.get(language)?.get(address) ?? '';
            emit(name, roots, { language, firstScreen, bodyClass });
          }
        }
      },
    },
  };
}

function beginsWith({ facadeModuleId }: Rolldown.OutputChunk, module: RegExp): boolean {
  return module.test(facadeModuleId ?? '');
}

/**
 * Returns the chunk that begins with a module of the site.
 *
 * @param module the module's path relative to `src`
 */
function chunkOf(module: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/src/${module}`));
  if (found === undefined) throw new Error(`no script begins with ${module}`);
  return found;
}

/**
 * Returns the paths of the given scripts and everything that they import, with their strings and style
 * sheets, in order of discovery.
 */
function filesOf(
  roots: readonly Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
  language: LanguageTag,
): Pick<PageDocument, 'scripts' | 'styles'> {
  const found = new Set(roots);
  const addImports = (): void => {
    for (const { imports } of found)
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  };
  addImports();
  const subjects = [...found].flatMap(({ moduleIds }) =>
    moduleIds.flatMap((id) => ENGLISH_CATALOGUE.exec(id)?.[1] ?? []),
  );
  const catalogues = ['index', ...subjects].map((subject) => `/locales/src/${language}/${subject}.ts`);
  if (language !== 'en')
    for (const chunk of chunks)
      if (catalogues.some((catalogue) => chunk.moduleIds.some((id) => id.endsWith(catalogue))))
        found.add(chunk);
  addImports();
  return {
    scripts: [...found].map(({ fileName }) => `/${fileName}`),
    styles: [
      ...new Set(
        [...found].flatMap(({ viteMetadata }) =>
          [...(viteMetadata?.importedCss ?? [])].map((fileName) => `/${fileName}`),
        ),
      ),
    ],
  };
}

function writeDocument(
  siteDocument: string,
  { language, scripts, styles, firstScreen, bodyClass }: PageDocument,
): string {
  const isNew = (path: string): boolean => !siteDocument.includes(`"${path}"`);
  const links = [
    ...styles.filter(isNew).map((path) => `<link rel="stylesheet" crossorigin href="${path}">`),
    ...scripts
      .filter(isNew)
      .map((path) => `<link rel="modulepreload" ${AFTER_STYLES} crossorigin href="${path}">`),
  ];
  const screen = firstScreen === '' ? '' : `<div class="first-screen">${firstScreen}</div>\n    `;
  // The replacements are functions, because texts may contain `$`.
  return siteDocument
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<script type="module"', `<script type="module" ${AFTER_STYLES}`)
    .replace('<body>', () => `<body${bodyClass === '' ? '' : ` class="${bodyClass}"`}>\n    ${screen}`)
    .replace(HEAD_END, () => `${links.map((link) => `\n    ${link}`).join('')}\n  </head>`);
}
