import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const script = `console.log('${'halma '.repeat(200)}');\n`;

const files: Readonly<Record<string, string>> = {
  'site/index.html': '<!doctype html><title>Halma</title>',
  'site/pages/play.de.html': '<!doctype html><title>Halma: play in German, first screen</title>',
  'site/pages/play.en.html': '<!doctype html><title>Halma: play, first screen</title>',
  'site/pages/play/any.de.html': '<!doctype html><title>Halma: play in German</title>',
  'site/pages/play/any.en.html': '<!doctype html><title>Halma: play</title>',
  'site/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site/assets/index-AbC_1-x9.js': script,
  'site/assets/kernel-12345678.wasm': '\0asm',
  'site/assets/unhashed.js': 'export {};',
  'site/odd.unknown': 'bytes',
  'secret.txt': 'not part of the site',
};

export interface SampleSite {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Writes a small built site, with a secret file next to it and a symbolic link to that file inside it. */
export async function writeSampleSite(): Promise<SampleSite> {
  const parent = await mkdtemp(join(tmpdir(), 'halma-site-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(parent, path)), { recursive: true });
    await writeFile(join(parent, path), text);
  }
  await symlink(join(parent, 'secret.txt'), join(parent, 'site/link.txt'));
  return { folder: join(parent, 'site'), remove: () => rm(parent, { recursive: true }) };
}
