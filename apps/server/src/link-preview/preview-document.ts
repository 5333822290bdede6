import type { LinkPreview } from './link-preview.ts';

/** The size of the pictures, in pixels, as messaging apps recommend. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>\s*/;

/**
 * Writes a page's preview into the head of the site's document: its title and description, and the Open Graph
 * properties that messengers read.
 *
 * @param address the URL of the page
 * @param picture the URL of its picture; undefined if it has none
 */
export function withLinkPreview(
  document: string,
  { title, description }: LinkPreview,
  address: string,
  picture: string | undefined,
): string {
  const property = (name: string, content: string | number): string =>
    `<meta property="og:${name}" content="${escapeHtml(String(content))}" />`;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    property('type', 'website'),
    property('site_name', 'Halma'),
    property('title', title),
    property('description', description),
    property('url', address),
    ...(picture === undefined
      ? []
      : [
          property('image', picture),
          property('image:type', 'image/png'),
          property('image:width', PICTURE_WIDTH),
          property('image:height', PICTURE_HEIGHT),
          '<meta name="twitter:card" content="summary_large_image" />',
        ]),
  ];
  // A function as replacement, because names may contain `$`.
  return document.replace(DESCRIPTION, '').replace(TITLE, () => tags.join('\n    '));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
