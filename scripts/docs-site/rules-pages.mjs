import { join } from 'node:path';
import { build } from 'esbuild';
import { repository } from './documents.mjs';
import { escapeHtml } from './html.mjs';

/** @import { GroupRules } from '../../apps/web/src/guide/group-rules.ts' */
/** @import { Document } from './documents.mjs' */
/** @import { RenderedContent } from './render-markdown.mjs' */

/** The module of the site that contains the texts and figures of the rules. */
const SOURCE = join(repository, 'apps/web/src/guide/group-rules.ts');

/**
 * Returns a page for each group of games, with its rules, figures and a board to try them on.
 * @returns {Promise<(Document & RenderedContent)[]>}
 */
export async function rulesPages() {
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    conditions: ['halma-source'],
    logLevel: 'error',
    write: false,
  });
  const [{ text } = { text: '' }] = outputFiles;
  /** @type {typeof import('../../apps/web/src/guide/group-rules.ts')} */
  const { rulesOfGroups } = await import(
    `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  );
  return rulesOfGroups().map(rulesPage);
}

/** The sections of a page, with the anchors of their headings. */
const SECTIONS = /** @type {const} */ ({
  howToPlay: { id: 'how-to-play', text: 'How to play' },
  rules: { id: 'rules', text: 'The rules in full' },
  games: { id: 'games', text: 'The games' },
});

/** @param {typeof SECTIONS[keyof typeof SECTIONS]} section */
const heading = ({ id, text }) =>
  `<h2 id="${id}">${text} <a class="anchor" href="#${id}" aria-label="Link to this section">#</a></h2>`;

/** @param {GroupRules['rules']} rules */
const ruleList = (rules) =>
  rules.length === 0
    ? ''
    : `<dl>${rules.map(({ title, text }) => `<dt>${escapeHtml(title)}</dt><dd>${escapeHtml(text)}</dd>`).join('')}</dl>`;

/**
 * @param {GroupRules} rules
 * @returns {Document & RenderedContent}
 */
function rulesPage({ group, name, address, lead, source, figures, rules, games }) {
  const title = `Rules of ${name}`;
  const pictures = figures.map(
    ({ svg, term, text }) =>
      `<figure>${svg}<figcaption><b>${escapeHtml(term)}</b> ${escapeHtml(text)}</figcaption></figure>`,
  );
  const gameList = games.map(
    ({ id, title, setup, furtherRules }) =>
      `<h3 id="${id}">${escapeHtml(title)}</h3><p><code>${id}</code>: ${escapeHtml(setup)}</p>${ruleList(furtherRules)}`,
  );
  const html = `<h1 id="${group}">${escapeHtml(title)}</h1>
<p>${escapeHtml(lead)}</p>
<figure class="live"><halma-board game="${games[0]?.id}" plays="all"></halma-board><figcaption>Try it: you play both sides.</figcaption></figure>
${heading(SECTIONS.howToPlay)}
<div class="figures">${pictures.join('')}</div>
${heading(SECTIONS.rules)}
${ruleList(rules)}
<p>These are the rules with the <code>standard</code> preset. <a href="/docs/reference/games.html#options">Options and presets</a> change them.</p>
${heading(SECTIONS.games)}
${gameList.join('\n')}
<p>${escapeHtml(source)} <a href="${address}">Play ${escapeHtml(name)}, or try a position</a>.</p>
`;
  const headings = [
    { level: 1, id: group, text: title },
    ...Object.values(SECTIONS).map((section) => ({ level: 2, ...section })),
    ...games.map(({ id, title: text }) => ({ level: 3, id, text })),
  ];
  return {
    source: `docs/rules/${group}.md`,
    path: `docs/rules/${group}.html`,
    title,
    text: '',
    html,
    headings,
    hasBoard: true,
  };
}
