import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

test('the single-file build has no imports and stays under 50 KB', async () => {
  const configFile = fileURLToPath(new URL('../embed/vite.config.js', import.meta.url));
  const built = await build({ configFile, logLevel: 'silent', build: { write: false } });
  const [result] = Array.isArray(built) ? built : [built];
  const files = result !== undefined && 'output' in result ? result.output : [];
  expect(files.map(({ fileName }) => fileName)).toEqual(['halma-board.js']);
  const code = files[0]?.type === 'chunk' ? files[0].code : '';
  expect(code).toContain('customElements.define');
  expect(code).not.toMatch(/\bimport[\s(]/);
  expect(gzipSync(code).length).toBeLessThan(50 * 1024);
}, 120_000);
