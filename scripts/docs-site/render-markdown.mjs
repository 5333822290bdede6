import { posix } from 'node:path';
import { Marked } from 'marked';
import { escapeHtml, textOf } from './html.mjs';
import { sitePath } from './site-path.mjs';
import { createSlugger } from './slugs.mjs';

/** @import { Document } from './documents.mjs' */

/** @typedef {{ readonly level: number, readonly id: string, readonly text: string }} Heading */

/** @typedef {{ readonly html: string, readonly headings: readonly Heading[], readonly hasBoard: boolean }} RenderedContent */

/** The board elements in an HTML sample. */
const BOARD_ELEMENTS = /<halma-board[^>]*><\/halma-board>/g;

/**
 * Renders a document.
 *
 * @param {Document} document
 * @param {ReadonlySet<string>} sources the sources of all documents
 * @returns {RenderedContent}
 */
export function renderMarkdown(document, sources) {
  const slug = createSlugger();
  /** @type {Heading[]} */
  const headings = [];
  let hasBoard = false;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const text = textOf(html);
        const id = slug(text);
        headings.push({ level: depth, id, text });
        const link =
          depth === 1 ? '' : ` <a class="anchor" href="#${id}" aria-label="Link to this section">#</a>`;
        return `<h${depth} id="${id}">${html}${link}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const target = addressOf(href, document.source, sources);
        return target === undefined ? `<span>${text}</span>` : `<a href="${escapeHtml(target)}">${text}</a>`;
      },
      image({ href, text }) {
        const path = posix.join(posix.dirname(document.source), href);
        return `<img src="/${escapeHtml(path)}" alt="${escapeHtml(text)}" loading="lazy">`;
      },
      table(token) {
        const row = (/** @type {readonly import('marked').Tokens.TableCell[]} */ cells) =>
          `<tr>${cells
            .map(({ tokens, header, align }) => {
              const tag = header ? 'th' : 'td';
              return `<${tag}${align ? ` class="${align}"` : ''}>${this.parser.parseInline(tokens)}</${tag}>`;
            })
            .join('')}</tr>\n`;
        const body = token.rows.map(row).join('');
        return `<div class="scroll" tabindex="0" role="region" aria-label="Table"><table><thead>${row(token.header)}</thead><tbody>${body}</tbody></table></div>\n`;
      },
      html({ text }) {
        return escapeHtml(text);
      },
      code({ text, lang = '' }) {
        const boards = lang === 'html' ? (text.match(BOARD_ELEMENTS) ?? []) : [];
        const live = boards.map(
          (board) =>
            `<figure class="live">${board}<figcaption>The sample above, live</figcaption></figure>\n`,
        );
        hasBoard ||= live.length > 0;
        const label = lang === '' ? 'Sample' : `Sample in ${escapeHtml(lang)}`;
        return `<pre tabindex="0" role="region" aria-label="${label}"><code>${escapeHtml(text)}</code></pre>\n${live.join('')}`;
      },
    },
  });
  const html = marked.parse(document.text, { async: false });
  return { html, headings, hasBoard };
}

/**
 * Returns the URL of a link; undefined for a file in the repository that is not a page of the site.
 *
 * @param {string} href
 * @param {string} source the document that contains the link
 * @param {ReadonlySet<string>} sources
 */
function addressOf(href, source, sources) {
  if (/^(?:https?:|mailto:|#|\/)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const target = posix.join(posix.dirname(source), path);
  if (target.startsWith('docs/images/')) return `/${target}`;
  const document = [target, `${target}/README.md`.replace('//', '/')].find((name) => sources.has(name));
  if (document === undefined) return undefined;
  return `/${sitePath(document)}${anchor === undefined ? '' : `#${anchor}`}`;
}
