import type { Plugin, Rolldown } from 'vite';

/** The module that a page of the site begins with. Its folder is the name of the page; `home` is the page at `/`. */
const PAGE_MODULE = /\/src\/pages\/(\w+)\/page\.tsx$/;

const HEAD_END = /\s*<\/head>/;

/**
 * Writes a document for each page of the site, `pages/<name>.html`: the site's document with links to the page's scripts and style
 * sheets. The browser then fetches them together, where it would otherwise discover one file after another.
 */
export function pageDocumentBuild(): Plugin {
  return {
    name: 'halma-page-documents',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const site = bundle['index.html'];
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (site?.type !== 'asset' || entry === undefined) throw new Error('the build has no document');
        const siteDocument = String(site.source);
        for (const chunk of chunks) {
          const name = PAGE_MODULE.exec(chunk.facadeModuleId ?? '')?.[1];
          if (name === undefined) continue;
          const source = withLinks(siteDocument, filesOf([entry, chunk], chunks));
          this.emitFile({ type: 'asset', fileName: `pages/${name}.html`, source });
        }
      },
    },
  };
}

/** Returns the paths of scripts and of all that they import, and of their style sheets, in the order of discovery. */
function filesOf(
  roots: readonly Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  const found = new Set(roots);
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return {
    scripts: [...found].map(({ fileName }) => `/${fileName}`),
    styles: [...found].flatMap(({ viteMetadata }) =>
      [...(viteMetadata?.importedCss ?? [])].map((fileName) => `/${fileName}`),
    ),
  };
}

function withLinks(document: string, { scripts, styles }: ReturnType<typeof filesOf>): string {
  const isNew = (path: string): boolean => !document.includes(`"${path}"`);
  const links = [
    ...styles.filter(isNew).map((path) => `<link rel="stylesheet" crossorigin href="${path}">`),
    ...scripts.filter(isNew).map((path) => `<link rel="modulepreload" crossorigin href="${path}">`),
  ];
  return document.replace(HEAD_END, `${links.map((link) => `\n    ${link}`).join('')}\n  </head>`);
}
