import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { publishedPackages } from '../scripts/published-packages.mjs';
import { repository } from './architecture/workspaces.ts';
import { compileWorkspaces } from './compile-workspaces.ts';

/** The published libraries, from which programs import. */
const LIBRARIES = publishedPackages().filter(({ exports }) => exports !== undefined);

beforeAll(compileWorkspaces, 120_000);

/** An example, and the output that follows it. */
const EXAMPLE = /```js\n((?:(?!```)[\s\S])+?)```\n\n```text\n([\s\S]+?)```/g;

const samples = LIBRARIES.flatMap(({ name, folder }) =>
  [...readReadme(folder).matchAll(EXAMPLE)].flatMap(([, sample, output]) =>
    sample === undefined || output === undefined ? [] : [{ name, sample, output }],
  ),
);

function readReadme(folder: string): string {
  const path = join(folder, 'README.md');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

test.each(samples)(
  'an example in the README of $name prints the output shown there',
  ({ sample, output }) => {
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', sample], {
      cwd: repository,
      encoding: 'utf8',
    });
    expect(printed).toBe(output);
  },
);

// Some package managers hide the dependencies of a dependency.
test.each(LIBRARIES)('the README of $name installs every package that its examples import', ({ folder }) => {
  const text = readReadme(folder);
  const [, names = ''] = /^npm install (.*)$/m.exec(text) ?? [];
  const imports = [...text.matchAll(/\bfrom '(@halma\/[a-z]+)/g)].map(([, name]) => name);
  expect(names.split(' ')).toEqual(expect.arrayContaining(imports));
});

test('every library has an example', () => {
  expect([...new Set(samples.map(({ name }) => name))]).toEqual(LIBRARIES.map(({ name }) => name));
});
