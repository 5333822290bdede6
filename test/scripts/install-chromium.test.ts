import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chromiumHelp } from '../../scripts/chromium.mjs';
import { ensureChromium } from '../../scripts/install-chromium.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halma-apt-'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** Writes a program to the only folder on the PATH. It records its arguments and then runs a line. */
async function writeProgram(name: string, line: string): Promise<void> {
  const program = `#!/bin/sh\necho "$@" >> '${folder}/calls'\n${line}\n`;
  await writeFile(join(folder, name), program, { mode: 0o755 });
}

describe.skipIf(process.platform !== 'linux')('without Chromium', () => {
  test('installs Chromium as root with apt-get', async () => {
    const chromium = `'${folder}/chromium'`;
    await writeProgram('apt-get', `[ "$1" = update ] || { : > ${chromium}; /bin/chmod +x ${chromium}; }`);
    expect(ensureChromium({ PATH: folder }, true)).toBe(true);
    const calls = await readFile(join(folder, 'calls'), 'utf8');
    expect(calls).toBe('update\ninstall -y --no-install-recommends chromium\n');
    expect(console.error).not.toHaveBeenCalled();
  });

  test('prints instructions if apt-get fails', async () => {
    await writeProgram('apt-get', 'exit 100');
    expect(ensureChromium({ PATH: folder }, true)).toBe(false);
    expect(await readFile(join(folder, 'calls'), 'utf8')).toBe('update\n');
    expect(console.error).toHaveBeenCalledWith(chromiumHelp);
  });

  test.each([
    ['a user other than root', {}, false],
    ['a wrong CHROMIUM_PATH', { CHROMIUM_PATH: '/nowhere' }, true],
  ])('prints instructions and installs nothing for %s', async (_, environment, isRoot) => {
    await writeProgram('apt-get', 'exit 0');
    expect(ensureChromium({ PATH: folder, ...environment }, isRoot)).toBe(false);
    expect(existsSync(join(folder, 'calls'))).toBe(false);
    expect(console.error).toHaveBeenCalledWith(chromiumHelp);
  });
});
