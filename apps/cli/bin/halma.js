#!/usr/bin/env node
// Committed as plain JavaScript so that npm can link the command before anything is built.
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('halma is not built yet. In its repository, run `npm run build` once.');
  process.exitCode = 1;
}
