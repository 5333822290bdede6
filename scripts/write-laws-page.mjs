// Writes docs/reference/laws.md, unless a law lacks a test.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LAWS } from './laws.mjs';
import { lawsPage, lawsWithoutTests } from './laws-page.mjs';

const fromRoot = (/** @type {string} */ path) => new URL(`../${path}`, import.meta.url);
const missingTests = lawsWithoutTests(LAWS, (file) =>
  existsSync(fromRoot(file)) ? readFileSync(fromRoot(file), 'utf8') : '',
);
if (missingTests.length > 0) {
  console.error(`These laws lack a test:\n${missingTests.join('\n')}`);
  process.exitCode = 1;
} else writeFileSync(fromRoot('docs/reference/laws.md'), lawsPage(LAWS));
