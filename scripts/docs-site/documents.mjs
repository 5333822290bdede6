import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sitePath } from './site-path.mjs';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A Markdown page.
 * @typedef {object} Document
 * @property {string} source the path of its file in the repository; links between documents use it
 * @property {string} path its path on the site, without a leading slash
 * @property {string} title
 * @property {string} text
 */

/** The documents outside the `docs` folder. */
const OTHER_DOCUMENTS = ['CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'];

/**
 * Lists the documents of the repository.
 * @returns {Document[]}
 */
export function listDocuments() {
  const docsSources = readdirSync(join(repository, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`);
  return [...docsSources.sort(), ...OTHER_DOCUMENTS].map((source) => {
    const text = readFileSync(join(repository, source), 'utf8');
    return { source, path: sitePath(source), title: titleOf(text), text };
  });
}

/**
 * Returns the text of the first heading.
 * @param {string} text
 */
function titleOf(text) {
  const [, title = 'Documentation'] = /^# (.+)$/m.exec(text) ?? [];
  return title.replaceAll(/[`*]/g, '');
}
