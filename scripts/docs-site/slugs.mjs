/**
 * Returns a function that creates the heading anchors of one page in the same way as code-hosting sites do
 * for Markdown.
 */
export function createSlugger() {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return (/** @type {string} */ heading) => {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-');
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
}
