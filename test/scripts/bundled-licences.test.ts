import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundledLicences } from '../../scripts/bundled-licences.mjs';

const folder = mkdtempSync(join(tmpdir(), 'halma-licences-'));
for (const [path, text] of Object.entries({
  'node_modules/one/package.json': '{"name":"one","version":"1.0.0"}',
  'node_modules/one/LICENSE.md': 'Licence of one\n',
  'node_modules/one/esm/package.json': '{"type":"module"}',
  'node_modules/@two/two/package.json': '{"name":"@two/two","version":"2.0.0"}',
  'node_modules/@two/two/license': 'Licence of two',
  'node_modules/bare/package.json': '{"name":"bare","version":"3.0.0"}',
})) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

afterAll(() => rmSync(folder, { recursive: true }));

test('the licence of each bundled package is listed once', () => {
  const inputs = [
    'src/main.ts',
    'node_modules/one/esm/deep/index.js',
    'node_modules/one/index.js',
    'node_modules/@two/two/index.js',
  ];
  expect(bundledLicences(folder, inputs)).toBe(
    `@two/two 2.0.0\n\nLicence of two\n\n${'-'.repeat(80)}\n\none 1.0.0\n\nLicence of one\n`,
  );
});

test('a package that has no licence cannot be bundled', () => {
  expect(() => bundledLicences(folder, ['node_modules/bare/index.js'])).toThrow(
    'bare is bundled but has no licence file',
  );
});
