import { textOf } from './html.mjs';

/** @import { Heading } from './render-markdown.mjs' */

/**
 * A section of a page in the search index: its URL, the page's title, and the section's heading and text.
 * @typedef {readonly [address: string, title: string, heading: string, text: string]} SearchEntry
 */

/**
 * Returns an entry for each section of each page.
 * @param {readonly { readonly path: string, readonly title: string, readonly html: string, readonly headings: readonly
 * Heading[] }[]} pages
 * @returns {SearchEntry[]}
 */
export function searchEntries(pages) {
  return pages.flatMap(({ path, title, html, headings }) => {
    const parts = html.split(/(?=<h[1-6] id=")/).filter((part) => part.startsWith('<h'));
    return parts.map((part, index) => {
      const heading = headings[index];
      const body = part.replace(/^<h[\s\S]*?<\/h\d>/, ' ').replaceAll(/<svg[\s\S]*?<\/svg>/g, ' ');
      const text = textOf(body.replaceAll(/<\/(?:td|th|li|p|dt|dd)>/g, ' '));
      const anchor = heading === undefined || heading.level === 1 ? '' : `#${heading.id}`;
      return [`/${path}${anchor}`, title, heading?.text ?? title, text.replaceAll(/\s+/g, ' ').trim()];
    });
  });
}
