import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { beforeAll, describe, expect, test, vi } from 'vitest';

/** The limit for each page's compressed scripts without the engine, in kilobytes. A first visit opens the home page. */
const BUDGETS = [
  ['home', 70],
  ['play', 70],
] as const;

const root = new URL('../../', import.meta.url).pathname;

let output: Rollup.RollupOutput['output'];

beforeAll(async () => {
  // The same build as `npm run build`; a build for tests is a few hundred bytes larger.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({ root, logLevel: 'silent', build: { write: false } });
  vi.unstubAllEnvs();
  if (!('output' in built)) throw new Error('the build must have one output');
  output = built.output;
}, 120_000);

/** Returns a script and all its static imports, by file name. */
function scriptsOf(isWanted: (chunk: Rollup.OutputChunk) => boolean): ReadonlySet<string> {
  const chunks = output.filter((file) => file.type === 'chunk');
  const wanted = new Set(chunks.filter(isWanted).map(({ fileName }) => fileName));
  for (const fileName of wanted) {
    for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) wanted.add(next);
  }
  return wanted;
}

function compressed(names: ReadonlySet<string>): number {
  return output
    .filter(({ fileName }) => names.has(fileName))
    .reduce((sum, file) => sum + gzipSync(file.type === 'chunk' ? file.code : file.source).length, 0);
}

describe('the built site', () => {
  test.each(BUDGETS)('opens its page %s with less than %i KB of scripts', (page, budget) => {
    const names = scriptsOf(
      ({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.endsWith(`pages/${page}/page.tsx`) === true,
    );
    expect(compressed(names)).toBeLessThan(budget * 1024);
  });

  test('caches every file of the build for offline use', () => {
    const worker = output.find(({ fileName }) => fileName === 'service-worker.js');
    const text = worker?.type === 'asset' ? String(worker.source) : '';
    const files: unknown = JSON.parse(/FILES = (\[.*\]);/.exec(text)?.[1] ?? '[]');
    const built = output
      .map(({ fileName }) => `/${fileName}`)
      .filter((name) => name !== '/index.html' && name !== '/service-worker.js');
    expect(files).toEqual(expect.arrayContaining(built));
    expect(text).toMatch(/VERSION = "halma-[0-9a-f]{12}"/);
  });

  test('has a manifest with existing icons', () => {
    const manifest = JSON.parse(readFileSync(`${root}public/halma.webmanifest`, 'utf8'));
    for (const { src } of manifest.icons)
      expect(readFileSync(`${root}public${src}`).length).toBeGreaterThan(0);
    expect(manifest.start_url).toBe('/');
  });
});
