const UNRELEASED = '## [Unreleased]';
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/**
 * Returns why a version cannot be released; undefined if it can.
 *
 * @param {string} version
 * @param {string} current the version in the manifests; the first release may have the same version
 * @param {string} changelog
 */
export function versionProblem(version, current, changelog) {
  if (!VERSION.test(version))
    return `The version must consist of three numbers, such as 1.2.3; got “${version}”.`;
  if (changelog.includes(`## [${version}]`)) return `CHANGELOG.md already has a section for ${version}.`;
  if (compareVersions(version, current) < 0) return `${version} is older than ${current}.`;
  if (unreleasedText(changelog) === '') return 'CHANGELOG.md has no unreleased changes.';
  return undefined;
}

/**
 * @param {string} a
 * @param {string} b
 */
function compareVersions(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const index = left?.findIndex((part, position) => part !== right?.[position]) ?? -1;
  return index < 0 ? 0 : (left?.[index] ?? 0) - (right?.[index] ?? 0);
}

/**
 * Returns the text of the unreleased section.
 * @param {string} changelog
 */
function unreleasedText(changelog) {
  const [, text = ''] = changelog.split(UNRELEASED);
  return (text.split(/^## \[/m)[0] ?? '').replace(/^Will be released as .*$/m, '').trim();
}

/**
 * The pattern of the line that contains the version, in each file that is neither a manifest nor the
 * changelog.
 */
export const VERSION_LINES = /** @type {const} */ ({
  'packages/protocol/src/documents/openapi.ts': /(?<=title: 'Halma', version: ')[\d.]+(?=')/,
  'python/pyproject.toml': /(?<=^version = ")[\d.]+(?="$)/m,
  'docs/reference/ugi.md': /(?<=^< id name Halma )[\d.]+$/m,
});

/**
 * Returns the contents of a release's files, by path: the manifests with the version of the package and of
 * its dependencies in this repository, the other files with the version in the line that states it, and the
 * changelog with a date for the unreleased section.
 *
 * @param {Readonly<Record<string, string>>} texts
 * @param {string} version
 * @param {string} date as in 2026-01-31
 * @returns {Record<string, string>}
 */
export function releaseFiles(texts, version, date) {
  return Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path, releasedText(path, text, version, date)]),
  );
}

/**
 * @param {string} path
 * @param {string} text
 * @param {string} version
 * @param {string} date
 */
function releasedText(path, text, version, date) {
  if (path === 'CHANGELOG.md') return datedChangelog(text, version, date);
  const [, pattern] = Object.entries(VERSION_LINES).find(([file]) => file === path) ?? [];
  if (pattern === undefined) return withVersion(path, text, version);
  if (!pattern.test(text)) throw new Error(`${path} has no line with the version`);
  return text.replace(pattern, version);
}

/**
 * @param {string} changelog
 * @param {string} version
 * @param {string} date
 */
function datedChangelog(changelog, version, date) {
  return changelog.replace(
    /## \[Unreleased\]\n+(?:Will be released as .*\n+)?/,
    `${UNRELEASED}\n\n## [${version}] - ${date}\n\n`,
  );
}

/**
 * @param {string} path
 * @param {string} text
 * @param {string} version
 */
function withVersion(path, text, version) {
  const data = JSON.parse(text);
  const isLock = path === 'package-lock.json';
  const manifests = isLock
    ? Object.entries(data.packages).flatMap(([folder, entry]) =>
        folder.startsWith('node_modules/') || folder.includes('/node_modules/') ? [] : [entry],
      )
    : [data];
  if (isLock) data.version = version;
  for (const manifest of manifests) {
    if (manifest.version !== undefined) manifest.version = version;
    for (const field of ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'])
      for (const name of Object.keys(manifest[field] ?? {}))
        if (name.startsWith('@halma/')) manifest[field][name] = version;
  }
  return `${JSON.stringify(data, null, 2)}\n`;
}

/**
 * Returns packages in an order in which each comes after those that it depends on.
 *
 * @template {{ readonly name: string, readonly dependencies?: Readonly<Record<string, string>> }} Package
 * @param {readonly Package[]} packages
 * @returns {Package[]}
 */
export function dependencyOrder(packages) {
  /** @type {Set<Package>} */
  const ordered = new Set();
  const add = (/** @type {Package} */ item) => {
    for (const other of packages) if (item.dependencies?.[other.name] !== undefined) add(other);
    ordered.add(item);
  };
  for (const item of packages) add(item);
  return [...ordered];
}

/**
 * Returns a manifest with the URLs of the repository from which it is published; undefined if no URL is known. The manifests
 * in the repository have no URLs, because a fork would have different ones.
 *
 * @param {Readonly<Record<string, unknown>> & { readonly repository?: unknown }} manifest
 * @param {string} folder the package's folder in the repository
 * @param {Readonly<Record<string, string | undefined>>} environment the environment variables of a workflow
 */
export function withRepository(manifest, folder, { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name }) {
  if (manifest.repository !== undefined) return manifest;
  if (!server || !name) return undefined;
  const address = `${server}/${name}`;
  return {
    ...manifest,
    homepage: `${address}/tree/main/${folder}`,
    repository: { type: 'git', url: `git+${address}.git`, directory: folder },
    bugs: `${address}/issues`,
  };
}
