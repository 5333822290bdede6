// Builds the documentation as a site under /docs of the built site: `node scripts/docs-site/build-docs.mjs
// [folder]`.
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { apiPages } from './api-reference.mjs';
import { listDocuments, repository } from './documents.mjs';
import { pageTree } from './navigation.mjs';
import { renderMarkdown } from './render-markdown.mjs';
import { renderPage } from './render-page.mjs';
import { rulesPages } from './rules-pages.mjs';
import { searchEntries } from './search-entries.mjs';

const FONTS = ['besley', 'libre-franklin'];

/**
 * Builds all pages.
 * @param {string} folder the site's folder; the pages go to its `docs` folder
 */
export async function buildDocs(folder) {
  const target = join(folder, 'docs');
  rmSync(target, { recursive: true, force: true });
  const documents = [...listDocuments(), ...apiPages()];
  const sources = new Set(documents.map(({ source }) => source));
  const rendered = [
    ...documents.map((document) => ({ ...document, ...renderMarkdown(document, sources) })),
    ...(await rulesPages()),
  ];
  const tree = pageTree(rendered);
  for (const page of rendered) {
    const file = join(folder, page.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, renderPage(page, tree));
  }
  writeFileSync(join(target, 'search.json'), JSON.stringify(searchEntries(rendered)));
  copyAssets(target);
  await buildElement(target);
  // A browser that has stored the pages fetches them again if the version differs.
  const list = { version: versionOf(target), pages: rendered.map(({ path }) => path) };
  writeFileSync(join(target, 'pages.json'), JSON.stringify(list));
  return rendered;
}

/**
 * Returns a hash of all files in a folder.
 * @param {string} folder
 */
function versionOf(folder) {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Copies the style sheet, the script, the fonts and the pictures.
 * @param {string} target
 */
function copyAssets(target) {
  for (const name of ['docs.css', 'docs.js'])
    copyFileSync(join(repository, 'apps/web/documentation', name), join(target, name));
  copyFileSync(join(repository, 'packages/board/tokens.css'), join(target, 'tokens.css'));
  for (const font of FONTS) {
    const name = `${font}-latin-wght-normal.woff2`;
    copyFileSync(
      join(repository, 'node_modules/@fontsource-variable', font, 'files', name),
      join(target, name),
    );
  }
  cpSync(join(repository, 'docs/images'), join(target, 'images'), { recursive: true });
}

/**
 * Bundles the board element for the live boards into one file.
 * @param {string} outDir
 */
async function buildElement(outDir) {
  const configFile = join(repository, 'packages/board/embed/vite.config.js');
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: false } });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? join(repository, 'apps/web/dist');
  const start = performance.now();
  const pages = await buildDocs(folder);
  const index = readFileSync(join(folder, 'docs/search.json')).length;
  console.log(
    `Wrote ${pages.length} pages of documentation to ${join(folder, 'docs')} in ${((performance.now() - start) / 1000).toFixed(1)} s; the search index takes ${Math.round(index / 1000)} kB.`,
  );
}
