// Compiles the AssemblyScript sources and writes the module as text into src/generated, so that Node, workers and pages all
// load it by importing it. Does nothing when it was written after the last change of a source.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = new URL('..', import.meta.url);
const sources = new URL('assembly/', here);
const generated = new URL('src/generated/', here);
const target = new URL('module-text.ts', generated);

/** @type {(url: URL) => number} */
const changed = (url) => statSync(url, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const inputs = [...readdirSync(sources).map((name) => new URL(name, sources)), new URL(import.meta.url)];

if (changed(target) < Math.max(...inputs.map(changed))) {
  mkdirSync(generated, { recursive: true });
  const module = new URL('kernel.wasm', generated);
  const compiler = createRequire(import.meta.url).resolve('assemblyscript/bin/asc.js');
  const flags = ['-O3', '--runtime', 'stub', '--noAssert', '--outFile', fileURLToPath(module)];
  execFileSync(process.execPath, [compiler, fileURLToPath(new URL('index.ts', sources)), ...flags], {
    stdio: 'inherit',
  });
  const text = readFileSync(module).toString('base64');
  writeFileSync(
    target,
    `/** The compiled kernel in base 64. Written by scripts/compile.mjs. */\nexport const MODULE_TEXT: string = '${text}';\n`,
  );
  rmSync(module);
}
