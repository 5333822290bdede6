// Releases all packages under one version. `npm run release -- --help` lists the steps.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { publishedPackages, workspaceFolders } from './published-packages.mjs';
import {
  dependencyOrder,
  releaseFiles,
  VERSION_LINES,
  versionProblem,
  withRepository,
} from './release-plan.mjs';

const repository = fileURLToPath(new URL('..', import.meta.url));

const USAGE = `Usage: npm run release -- prepare <version> [--dry-run]
       npm run release -- publish [--dry-run]

prepare  Writes the version into every package.json, the lock file and the other files that
         name it, and dates the unreleased section of CHANGELOG.md; then commits and tags.
         Push the commit and the tag to publish.
publish  Packs and publishes every package that is not private, in dependency order, with a
         provenance statement. Skips packages that are already published, so that an
         interrupted release can continue. CI runs this for a tag, and adds the address of
         its repository to each manifest (GITHUB_SERVER_URL and GITHUB_REPOSITORY).

--dry-run  Writes, commits and publishes nothing, and prints what would be done.
`;

/** @param {string} path */
const read = (path) => readFileSync(join(repository, path), 'utf8');

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
const run = (command, args) =>
  execFileSync(command, [...args], {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/**
 * @param {string} message
 * @returns {never}
 */
function refuse(message) {
  console.error(message);
  process.exit(2);
}

/**
 * @param {string} version
 * @param {boolean} isDryRun
 */
function prepare(version, isDryRun) {
  const paths = ['package.json', ...workspaceFolders().map((folder) => `${folder}/package.json`)];
  const manifests = Object.fromEntries(paths.map((path) => [path, read(path)]));
  const current = JSON.parse(manifests['package.json'] ?? '{}').version;
  const problem = versionProblem(version, current, read('CHANGELOG.md'));
  if (problem !== undefined) refuse(problem);
  if (!isDryRun && run('git', ['status', '--porcelain']) !== '')
    refuse('Commit or remove your changes first.');
  const date = new Date().toISOString().slice(0, 10);
  /** @type {Record<string, string>} */
  const texts = {
    ...manifests,
    'package-lock.json': read('package-lock.json'),
    'CHANGELOG.md': read('CHANGELOG.md'),
    ...Object.fromEntries(Object.keys(VERSION_LINES).map((path) => [path, read(path)])),
  };
  for (const [path, text] of Object.entries(releaseFiles(texts, version, date))) {
    if (text === texts[path]) continue;
    console.log(`${isDryRun ? 'would write' : 'wrote'} ${path}`);
    if (!isDryRun) writeFileSync(join(repository, path), text);
  }
  const tag = `v${version}`;
  if (isDryRun) {
    console.log(`would commit “Release ${version}” and tag ${tag}`);
    return;
  }
  run('git', ['commit', '--all', '--message', `Release ${version}`]);
  run('git', ['tag', '--annotate', tag, '--message', `Release ${version}`]);
  console.log(`Committed and tagged ${tag}. To publish: git push --follow-tags`);
}

/**
 * Returns whether a registry already has a version, so that an interrupted release can continue.
 *
 * @param {string} name
 * @param {string} version
 */
function isPublished(name, version) {
  try {
    return (
      execFileSync('npm', ['view', `${name}@${version}`, 'version'], {
        encoding: 'utf8',
        stdio: 'pipe',
      }).trim() === version
    );
  } catch (error) {
    // The registry responds with 404 for a new package.
    if (error instanceof Error && error.message.includes('E404')) return false;
    throw error;
  }
}

/** @param {boolean} isDryRun */
function publish(isDryRun) {
  const packages = dependencyOrder(publishedPackages()).map(({ folder, ...manifest }) => ({
    path: join(folder, 'package.json'),
    manifest,
    publishedManifest: withRepository(manifest, relative(repository, folder), process.env),
  }));
  if (!isDryRun && packages.some(({ publishedManifest }) => publishedManifest === undefined))
    refuse('Set GITHUB_SERVER_URL and GITHUB_REPOSITORY: the provenance statement names the repository.');
  for (const { path, manifest, publishedManifest } of packages) {
    const { name, version } = manifest;
    if (!isDryRun && isPublished(name, version)) {
      console.log(`${name} ${version} is already published`);
      continue;
    }
    const args = ['publish', '--workspace', name, '--access', 'public', '--provenance'];
    console.log(
      `${isDryRun ? 'would publish' : 'publishing'} ${name} ${version} (${relative(repository, path)})`,
    );
    if (isDryRun) continue;
    writeFileSync(path, `${JSON.stringify(publishedManifest, null, 2)}\n`);
    run('npm', args);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
const [step, version] = positionals;
if (values.help) console.log(USAGE);
else if (step === 'prepare' && version !== undefined) prepare(version, values['dry-run']);
else if (step === 'publish') publish(values['dry-run']);
else refuse(USAGE);
