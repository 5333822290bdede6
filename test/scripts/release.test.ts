import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publishedPackages, workspaceFolders } from '../../scripts/published-packages.mjs';
import {
  dependencyOrder,
  releaseFiles,
  VERSION_LINES,
  versionProblem,
  withRepository,
} from '../../scripts/release-plan.mjs';
import { repository } from '../architecture/workspaces.ts';

const CHANGELOG =
  '# Changelog\n\n## [Unreleased]\n\nWill be released as 1.0.0.\n\n### Added\n\n* A board.\n\n## [0.9.0] - 2026-01-02\n\n* B.\n';

test.each([
  ['1.0.0', '1.0.0', CHANGELOG, undefined],
  ['1.10.0', '1.9.0', CHANGELOG, undefined],
  ['1.0', '0.9.0', CHANGELOG, 'The version must consist of three numbers, such as 1.2.3; got “1.0”.'],
  ['0.9.0', '0.9.0', CHANGELOG, 'CHANGELOG.md already has a section for 0.9.0.'],
  ['1.9.9', '1.10.0', CHANGELOG, '1.9.9 is older than 1.10.0.'],
  [
    '1.0.0',
    '0.9.0',
    CHANGELOG.replace('### Added\n\n* A board.\n\n', ''),
    'CHANGELOG.md has no unreleased changes.',
  ],
])('checks whether version %s may follow %s', (version, current, changelog, problem) => {
  expect(versionProblem(version, current, changelog)).toBe(problem);
});

test('a release writes its version into all manifests, dates the change log and changes nothing else', () => {
  const manifest = {
    name: '@halma/a',
    version: '0.9.0',
    dependencies: { '@halma/b': '0.9.0', other: '0.9.0' },
  };
  const lock = {
    name: 'halma',
    version: '0.9.0',
    packages: {
      '': { version: '0.9.0' },
      'packages/a': manifest,
      'node_modules/other': { version: '0.9.0' },
    },
  };
  const files = releaseFiles(
    {
      'packages/a/package.json': JSON.stringify(manifest),
      'package-lock.json': JSON.stringify(lock),
      'CHANGELOG.md': CHANGELOG,
    },
    '1.0.0',
    '2026-03-04',
  );
  const released = {
    name: '@halma/a',
    version: '1.0.0',
    dependencies: { '@halma/b': '1.0.0', other: '0.9.0' },
  };
  expect(JSON.parse(files['packages/a/package.json'] ?? '')).toEqual(released);
  expect(JSON.parse(files['package-lock.json'] ?? '')).toEqual({
    name: 'halma',
    version: '1.0.0',
    packages: {
      '': { version: '1.0.0' },
      'packages/a': released,
      'node_modules/other': { version: '0.9.0' },
    },
  });
  expect(files['CHANGELOG.md']).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [1.0.0] - 2026-03-04\n\n### Added\n\n* A board.\n\n## [0.9.0] - 2026-01-02\n\n* B.\n',
  );
});

test.each(Object.keys(VERSION_LINES))('a release changes only the version in %s', (path) => {
  const text = readFileSync(join(repository, path), 'utf8');
  const released = releaseFiles({ [path]: text }, '98.7.6', '2026-03-04')[path] ?? '';
  const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  expect(released).not.toBe(text);
  expect(released.split('98.7.6')).toHaveLength(2);
  expect(released.replace('98.7.6', version)).toBe(text);
});

test('packages are published after the packages that they depend on', () => {
  const manifests = [
    { name: 'c', dependencies: { b: '1', x: '1' } },
    { name: 'b', dependencies: { a: '1' } },
    { name: 'a' },
  ];
  expect(dependencyOrder(manifests).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

test('a release publishes the workspaces that are not private', () => {
  const names = publishedPackages().map(({ name }) => name);
  expect(names).toContain('@halma/rules');
  expect(names).not.toContain('@halma/web');
  expect(workspaceFolders()).toContain('apps/web');
});

describe('a published manifest', () => {
  const manifest = { name: '@halma/rules', license: 'MIT' };
  const workflow = { GITHUB_SERVER_URL: 'https://code.example', GITHUB_REPOSITORY: 'anna/halma' };

  test('names the repository whose workflow publishes it', () => {
    expect(withRepository(manifest, 'packages/rules', workflow)).toEqual({
      ...manifest,
      homepage: 'https://code.example/anna/halma/tree/main/packages/rules',
      repository: {
        type: 'git',
        url: 'git+https://code.example/anna/halma.git',
        directory: 'packages/rules',
      },
      bugs: 'https://code.example/anna/halma/issues',
    });
  });

  test('keeps a repository that it already names, and is refused without one', () => {
    const own = { ...manifest, repository: 'own' };
    expect(withRepository(own, 'packages/rules', workflow)).toBe(own);
    expect(withRepository(manifest, 'packages/rules', {})).toBeUndefined();
  });
});

test('the dry run names what it would do and writes nothing', () => {
  const releasedFiles = ['package.json', 'package-lock.json', 'CHANGELOG.md', ...Object.keys(VERSION_LINES)];
  const readAll = () => releasedFiles.map((path) => readFileSync(join(repository, path), 'utf8'));
  const before = readAll();
  const dryRun = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['scripts/release.mjs', ...args, '--dry-run'], {
      cwd: repository,
      encoding: 'utf8',
    });
  const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  const prepared = dryRun('prepare', version);
  // Right after a release, there is nothing to release.
  const problem = versionProblem(version, version, readFileSync(join(repository, 'CHANGELOG.md'), 'utf8'));
  if (problem === undefined) {
    expect(prepared).toMatchObject({ status: 0, stderr: '' });
    expect(prepared.stdout).toMatch(
      /^would write CHANGELOG\.md\nwould commit “Release [\d.]+” and tag v[\d.]+\n$/,
    );
  } else expect(prepared).toMatchObject({ status: 2, stderr: `${problem}\n` });
  const published = dryRun('publish');
  expect(published.stdout.split('\n')[0]).toMatch(/^would publish @halma\/(?:rules|pairing|rating) /);
  for (const name of ['cli', 'server']) expect(published.stdout).toContain(`would publish @halma/${name} `);
  expect(published.stdout).not.toContain('@halma/web');
  expect(dryRun('prepare', '0.0.1').status).toBe(2);
  expect(readAll()).toEqual(before);
});
