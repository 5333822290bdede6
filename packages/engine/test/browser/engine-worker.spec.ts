import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { build as buildWithEsbuild } from 'esbuild';
import { build } from 'vite';
import { test } from '../../../../test/browser/test.ts';

const packages = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Returns the script of a page that shows what the engine found.
 *
 * @param settings the settings of `createEngineWorker`, as source code
 */
const pageScript = (settings: string): string => `
import { createEngineWorker } from '@halma/engine/worker';
import { makeRules, startPosition } from '@halma/rules';
const start = startPosition(makeRules({ game: 'star-2' }).value).value;
const engine = createEngineWorker(${settings});
const { kind } = await engine.chooseMove(start, { level: 3 });
const info = await engine.analyse(start, { onProgress: ({ depth }) => depth === 3 && engine.stop() });
const cancelled = await engine.analyse(start, { signal: AbortSignal.timeout(100) }).catch(({ name }) => name);
const next = await engine.analyse(start, { depth: 2 });
document.body.textContent = [kind, info.depth >= 3, cancelled, next.depth].join(' ');
`;

/** Settings that start the worker from a file, as source code. */
const FILE_SETTINGS = `{ startWorker: () => new Worker('./engine-worker.js', { type: 'module' }) }`;

/** The import map that the page without a bundler uses to find the compiled modules. */
const IMPORT_MAP = JSON.stringify({
  imports: {
    '@halma/rules': '/packages/rules/dist/index.js',
    '@halma/engine/worker': '/packages/engine/dist/worker/index.js',
  },
});

const CONTENT_TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

let folder: string;
let server: Server;

// All tests run in one worker, so that the pages are built once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halma-engine-page-'));
  const page = (name: string, script: string, head = ''): void => {
    writeFileSync(join(folder, `${name}.js`), script);
    writeFileSync(
      join(folder, `${name}.html`),
      `${head}<body></body><script type="module" src="./${name}.js"></script>`,
    );
  };
  const bundle = { bundle: true, format: 'esm', logLevel: 'error', absWorkingDir: packages } as const;
  const stdin = { contents: pageScript(FILE_SETTINGS), resolveDir: packages };
  const { outputFiles } = await buildWithEsbuild({ ...bundle, stdin, write: false });
  page('esbuild', outputFiles[0]?.text ?? '');
  await buildWithEsbuild({
    ...bundle,
    entryPoints: ['engine/dist/worker/thread.js'],
    outfile: join(folder, 'engine-worker.js'),
  });
  page(
    'plain',
    pageScript(FILE_SETTINGS.replace('engine-worker', 'single-file')),
    `<script type="importmap">${IMPORT_MAP}</script>`,
  );
  await build({ configFile: join(packages, 'engine/bundle/vite.config.js'), logLevel: 'error' });
  copyFileSync(join(packages, 'engine/dist/bundle/engine-worker.js'), join(folder, 'single-file.js'));
  page('vite', pageScript(''));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: {
        '@halma/engine/worker': join(packages, 'engine/dist/worker/index.js'),
        '@halma/rules': join(packages, 'rules/dist/index.js'),
      },
    },
    base: '/vite/',
    worker: { format: 'es' },
    build: { target: 'es2022', outDir: 'vite', rolldownOptions: { input: join(folder, 'vite.html') } },
  });
  server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.startsWith('/packages/')
      ? join(packages, pathname.slice('/packages/'.length))
      : join(folder, pathname);
    if (!existsSync(file)) {
      // In headed mode, Chromium also requests a favicon.
      response.writeHead(404).end();
      return;
    }
    const isIsolated = search !== '?shared-memory=no';
    response.writeHead(200, {
      'Content-Type': CONTENT_TYPES[extname(file)] ?? 'text/plain',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      ...(isIsolated && { 'Cross-Origin-Opener-Policy': 'same-origin' }),
    });
    response.end(readFileSync(file));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const path of ['/plain.html', '/esbuild.html', '/vite/vite.html', '/plain.html?shared-memory=no']) {
  test(`a page's worker runs, stops and cancels searches: ${path}`, async ({ page }) => {
    const { port } = server.address() as AddressInfo;
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(`http://127.0.0.1:${port}${path}`);
    await expect(page.locator('body')).toHaveText('normal true TimeoutError 2');
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(!path.includes('shared-memory=no'));
    expect(errors).toEqual([]);
  });
}
