import { expect, test } from 'vitest';
import { withLinkPreview } from '../../src/link-preview/preview-document.ts';

const DOCUMENT =
  '<head>\n    <meta name="description" content="General" />\n    <title>Halma</title>\n    <link rel="icon" />\n  </head>';

test('the head describes the page instead of the site', () => {
  const preview = { title: 'The hop · Halma', description: 'Jump again.', board: undefined };
  const head = withLinkPreview(DOCUMENT, preview, 'https://halma.example/learn/hop', undefined);
  expect(head.match(/<title>/g)).toHaveLength(1);
  expect(head.match(/name="description"/g)).toHaveLength(1);
  expect(head).toContain('<title>The hop · Halma</title>');
  expect(head).toContain('<meta property="og:url" content="https://halma.example/learn/hop" />');
  expect(head).toContain('<link rel="icon" />');
  expect(head).not.toContain('og:image');
});

test.each([
  ['markup', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['quotes', '" onload="x', '&quot; onload=&quot;x'],
  ['an ampersand', 'Ruth & Tomas', 'Ruth &amp; Tomas'],
  ['a replacement pattern', "$& $' $1", "$&amp; $' $1"],
])('%s in a name stays text', (_, name, escaped) => {
  const preview = { title: name, description: name, board: undefined };
  const head = withLinkPreview(
    DOCUMENT,
    preview,
    `https://halma.example/?${name}`,
    'https://halma.example/p.png',
  );
  expect(head).toContain(`<title>${escaped}</title>`);
  expect(head).toContain(`property="og:description" content="${escaped}"`);
  expect(head).not.toContain('<script>');
  expect(head).toContain('og:image" content="https://halma.example/p.png"');
});
