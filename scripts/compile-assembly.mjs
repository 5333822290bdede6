// Compiles a workspace's AssemblyScript sources and writes the module as text into its src/generated, so that Node, workers and
// pages all load it by importing it. Does nothing when it was written after the last change of a source. Run in the workspace.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = pathToFileURL(`${process.cwd()}/`);
const sources = new URL('assembly/', here);
const generated = new URL('src/generated/', here);
const target = new URL('module-text.ts', generated);
// A workspace may build upon the kernel's sources.
const kernel = new URL('../packages/kernel/assembly/', import.meta.url);

/** @type {(url: URL) => number} */
const changed = (url) => statSync(url, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const inputs = [sources, kernel].flatMap((folder) =>
  readdirSync(folder).map((name) => new URL(name, folder)),
);

if (changed(target) < Math.max(...[...inputs, new URL(import.meta.url)].map(changed))) {
  mkdirSync(generated, { recursive: true });
  const module = new URL('module.wasm', generated);
  const compiler = createRequire(import.meta.url).resolve('assemblyscript/bin/asc.js');
  const flags = [
    '-O3',
    '--runtime',
    'stub',
    '--noAssert',
    '--enable',
    'simd',
    '--outFile',
    fileURLToPath(module),
  ];
  execFileSync(process.execPath, [compiler, fileURLToPath(new URL('index.ts', sources)), ...flags], {
    stdio: 'inherit',
  });
  const text = readFileSync(module).toString('base64');
  writeFileSync(
    target,
    `/** The compiled module in base 64. Written by scripts/compile-assembly.mjs. */\nexport const MODULE_TEXT: string = '${text}';\n`,
  );
  rmSync(module);
}
