/**
 * Returns the path of a document on the site, without a leading slash.
 * @param {string} source the path of the document in the repository
 */
export function sitePath(source) {
  const name = source
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .replace(/(^|\/)README$/, '$1index');
  return `docs/${name.toLowerCase()}.html`;
}
