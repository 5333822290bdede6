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

/**
 * Writes a program to the only folder on the PATH. The program records its arguments, and then runs a line of shell.
 */
async function writeProgram(name: string, line: string): Promise<void> {
  const program = `#!/bin/sh\necho "$@" >> '${folder}/calls'\n${line}\n`;
  await writeFile(join(folder, name), program, { mode: 0o755 });
}

describe.skipIf(process.platform !== 'linux')('if Chromium is missing', () => {
  const install = 'install -y --no-install-recommends';

  test.each([
    ['the shell', ['chromium-headless-shell'], `update\n${install} chromium-headless-shell\n`],
    ['Chromium', ['chromium'], `update\n${install} chromium-headless-shell\n${install} chromium\n`],
  ])('installs %s as root with apt-get', async (_, packages, calls) => {
    const availablePackages = packages.join('|');
    await writeProgram(
      'apt-get',
      `[ "$1" = update ] && exit 0\ncase "$4" in ${availablePackages}) : > '${folder}'/$4; /bin/chmod +x '${folder}'/$4;; *) exit 100;; esac`,
    );
    expect(ensureChromium({ PATH: folder }, true)).toBe(true);
    expect(await readFile(join(folder, 'calls'), 'utf8')).toBe(calls);
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
