// The script of the documentation: it opens the contents on wide screens, searches, and keeps the pages for offline reading.

const MAX_RESULTS = 12;
/** The cache of the pages. The service worker answers from it while there is no connection. */
const CACHE = 'halma-docs';

const contents = document.querySelector('.contents');
const wide = matchMedia('(min-width: 56.26em)');
const showContents = () => {
  contents.open = wide.matches;
};
showContents();
wide.addEventListener('change', showContents);

const query = document.querySelector('#query');
const results = document.querySelector('#results');

/** The sections of all pages: URL, title, heading, text. Loaded when the field gets focus. */
let sections;
const loadSections = () => {
  sections ??= fetch('/docs/search.json').then((response) => {
    if (!response.ok) throw new Error(String(response.status));
    return response.json();
  });
  sections.catch(() => {
    sections = undefined;
  });
  return sections;
};

/** Returns how well a section fits the words; 0 if one of them is missing. */
function rankOf([, title, heading, text], words) {
  const [titleText, headingText, body] = [title, heading, text].map((part) => part.toLowerCase());
  let rank = 0;
  for (const word of words) {
    const inHeading = headingText.includes(word);
    const inTitle = titleText.includes(word);
    if (!inHeading && !inTitle && !body.includes(word)) return 0;
    rank += 1 + (inHeading ? 6 : 0) + (inTitle ? 3 : 0) + (headingText === word ? 6 : 0);
  }
  return rank;
}

/** Returns the words around the first match. */
function excerpt(text, word) {
  const at = text.toLowerCase().indexOf(word);
  const start = Math.max(0, at - 50);
  return `${start > 0 ? '…' : ''}${text.slice(start, start + 140)}…`;
}

function note(text) {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  results.replaceChildren(paragraph);
}

async function search() {
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  results.hidden = words.length === 0;
  if (words.length === 0) return;
  let all;
  try {
    all = await loadSections();
  } catch {
    note('The search could not be loaded. Try again when you are connected.');
    return;
  }
  const found = all
    .map((section) => ({ section, rank: rankOf(section, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MAX_RESULTS);
  if (found.length === 0) {
    note('No section contains all of these words.');
    return;
  }
  results.replaceChildren(
    ...found.map(({ section: [address, title, heading, text] }) => {
      const link = document.createElement('a');
      link.href = address;
      const detail = document.createElement('small');
      detail.textContent = excerpt(text, words[0]);
      link.append(heading === title ? title : `${title}: ${heading}`, detail);
      return link;
    }),
  );
}

query.addEventListener('focus', loadSections, { once: true });
query.addEventListener('input', search);
query.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter' && !results.hidden) results.querySelector('a')?.click();
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') results.hidden = true;
  const isTyping = event.target.closest('input, halma-board') !== null;
  if (event.key === '/' && !isTyping) {
    event.preventDefault();
    query.focus();
  }
});
document.addEventListener('click', ({ target }) => {
  if (target.closest('search') === null) results.hidden = true;
});

/** Caches all pages, the search and the style for offline reading, once a visit to the site has installed its service worker. */
async function keepForOffline() {
  if ((await navigator.serviceWorker?.getRegistration('/')) === undefined) return;
  const cache = await caches.open(CACHE);
  const response = await fetch('/docs/pages.json');
  const tag = response.headers.get('etag');
  const kept = await cache.match('/docs/pages.json');
  if (kept !== undefined && kept.headers.get('etag') === tag) return;
  const pages = (await response.clone().json()).pages.map((path) => `/${path}`);
  await cache.addAll([
    '/docs/',
    '/docs/search.json',
    '/docs/docs.css',
    '/docs/docs.js',
    '/docs/tokens.css',
    '/docs/halma-board.js',
    ...pages,
  ]);
  await cache.put('/docs/pages.json', response);
}
keepForOffline().catch(() => {});
