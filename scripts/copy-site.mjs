// Copies the built site into the server's package, from which the server serves it.
import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const fromRoot = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const target = fromRoot('apps/server/dist/site');
rmSync(target, { recursive: true, force: true });
cpSync(fromRoot('apps/web/dist'), target, { recursive: true });
