import { posix } from 'node:path';
import { marked } from 'marked';

/** @import { Document } from './documents.mjs' */

/**
 * A section of the table of contents: a heading and its pages.
 * @typedef {{ readonly title: string, readonly pages: readonly { readonly path: string, readonly title: string }[] }} Group
 */

/**
 * Returns the table of contents in the order of docs/README.md, with the game rules after the first section
 * and the package API before the decisions.
 * @param {readonly Document[]} documents
 * @returns {Group[]}
 */
export function pageTree(documents) {
  const index = documents.find(({ source }) => source === 'docs/README.md');
  const lists = marked.lexer(index?.text ?? '').filter((token) => token.type === 'list');
  const groups = lists.flatMap((list) =>
    /** @type {import('marked').Tokens.List} */ (list).items.map(
      (/** @type {{ readonly text: string }} */ { text }) => {
        const [, name = ''] = /\*\*(.+?)\*\*/.exec(text) ?? [];
        const sources = [...text.matchAll(/\]\(([^)#]+\.md)\)/g)].map(([, link = '']) =>
          posix.join('docs', link),
        );
        const pages = sources.flatMap((source) => documents.filter((document) => document.source === source));
        return { title: name, pages };
      },
    ),
  );
  const api = {
    title: 'Package API',
    pages: documents.filter(({ path }) => path.startsWith('docs/api/')),
  };
  const start = {
    title: 'Start',
    pages: documents.filter(({ source }) =>
      ['docs/README.md', 'docs/faq.md', 'docs/glossary.md', 'CHANGELOG.md'].includes(source),
    ),
  };
  const rules = {
    title: 'Game rules',
    pages: documents.filter(({ path }) => path.startsWith('docs/rules/')),
  };
  return [start, rules, ...groups.slice(0, 3), api, ...groups.slice(3)];
}
