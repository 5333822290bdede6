import { escapeHtml } from './html.mjs';

/** @import { Group } from './navigation.mjs' */
/** @import { Heading } from './render-markdown.mjs' */

/**
 * Returns a page as an HTML document.
 *
 * @param {{ readonly path: string, readonly title: string, readonly html: string, readonly headings: readonly Heading[], readonly hasBoard: boolean }} page
 * @param {readonly Group[]} tree
 */
export function renderPage({ path, title, html, headings, hasBoard }, tree) {
  const sections = headings.filter(({ level }) => level === 2);
  const outline =
    sections.length < 2
      ? ''
      : `<nav class="outline" aria-label="On this page"><h2>On this page</h2><ul>${sections
          .map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`)
          .join('')}</ul></nav>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Halma documentation</title>
<script src="/theme.js"></script>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/docs/tokens.css">
<link rel="stylesheet" href="/docs/docs.css">
<script type="module" src="/docs/docs.js"></script>${hasBoard ? '\n<script src="/docs/halma-board.js" defer></script>' : ''}
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="bar"><a class="mark" href="/">Halma</a><a class="docs-home" href="/docs/">Documentation</a>
<search><label class="hidden" for="query">Search the documentation</label><input id="query" type="search" placeholder="Search" autocomplete="off" aria-controls="results"><div id="results" role="region" aria-live="polite" aria-label="Search results" hidden></div></search></header>
<div class="columns">
<details class="contents"><summary>Contents</summary><nav aria-label="Contents">${renderTree(tree, path)}</nav></details>
<main id="content">${html}</main>
${outline}
</div>
</body>
</html>
`;
}

/**
 * @param {readonly Group[]} tree
 * @param {string} current the path of the page
 */
function renderTree(tree, current) {
  const groups = tree.map(({ title, pages }) => {
    const items = pages.map((page) => {
      const mark = page.path === current ? ' aria-current="page"' : '';
      return `<li><a href="/${page.path}"${mark}>${escapeHtml(page.title)}</a></li>`;
    });
    return `<h2>${escapeHtml(title)}</h2><ul>${items.join('')}</ul>`;
  });
  return groups.join('');
}
