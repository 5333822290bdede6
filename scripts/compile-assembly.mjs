// Compiles a workspace's AssemblyScript sources into src/generated: the module as text, so that Node,
// workers and pages can import it; the types of its exports; and the limits that the module shares with its
// host. Skips a module whose output is newer than all sources. Compiles all modules at the same time, because
// the compiler uses only one processor.
// Run the script in the workspace's folder. Each argument names a folder in `assembly` that is compiled to a
// separate module, which goes to the folder of the same name in `src/generated`. With
// --shared-memory-variant, the text of a second module goes to the named folder in `src/generated`. It has
// the same sources, exports and limits as the first module, but the host creates its memory, and threads
// share it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { 'shared-memory-variant': { type: 'string' } },
  allowPositionals: true,
});
const { 'shared-memory-variant': variant } = values;
const workspace = pathToFileURL(`${process.cwd()}/`);
// A workspace may import the kernel's sources.
const kernel = new URL('../packages/kernel/assembly/', import.meta.url);
const compiler = createRequire(import.meta.url).resolve('assemblyscript/bin/asc.js');

// Generic functions over vectors are not exported, but the compiler warns as if they were.
const QUIET = ['--disableWarning', '112'];
const FLAGS = ['-O3', '--runtime', 'stub', '--noAssert', '--enable', 'simd', '--bindings', 'raw', ...QUIET];
const SHARED_MEMORY = ['--enable', 'threads', '--sharedMemory', '--importMemory', '--maximumMemory', '65536'];
const NOTE = 'Written by scripts/compile-assembly.mjs.';

/** @type {(url: URL) => number} the time of the last change in milliseconds; 0 for a missing file */
const lastChangeMs = (url) => statSync(url, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Converts the compiler's declarations to the type of an instance's exports. The declarations are for the
 * compiler's loader, which converts results of type bool; the instance itself returns 0 or 1.
 *
 * @param {string} declarations
 * @returns {string}
 */
function formatExportsType(declarations) {
  const globals = [...declarations.matchAll(/export const (\w+): \{/g)].map(
    ([, name]) => `  readonly ${name}: { readonly value: number };`,
  );
  const functions = [...declarations.matchAll(/export function (\w+)\((.*?)\): (\w+);/g)].map(
    ([, name, parameters, result]) =>
      `  readonly ${name}: (${parameters}) => ${result === 'boolean' ? '0 | 1' : result};`,
  );
  return [
    `/** The exports of an instance of the module; 64-bit integers are bigints. ${NOTE} */`,
    'export interface ModuleExports {',
    // Declarations that name `WebAssembly` need the types of a page.
    '  readonly memory: { readonly buffer: ArrayBuffer };',
    ...globals,
    ...functions,
    '}',
    '',
  ].join('\n');
}

const inputs = [new URL('assembly/', workspace), kernel].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => new URL(name, folder)),
);
const newestInput = Math.max(...[...inputs, new URL(import.meta.url)].map(lastChangeMs));

/**
 * Compiles a module.
 * @param {string} subfolder the folder of its sources in `assembly`, with a trailing slash; empty for
 * `assembly` itself
 * @param {string} [variant] the module's folder, if it is the variant with shared memory
 * @returns {Promise<void>}
 */
async function compile(subfolder, variant) {
  const sources = new URL(`assembly/${subfolder}`, workspace);
  const generated = new URL(`src/generated/${variant === undefined ? subfolder : `${variant}/`}`, workspace);
  /** @type {(name: string) => URL} */
  const output = (name) => new URL(name, generated);
  const outputs = (
    variant === undefined ? ['exports.ts', 'limits.ts', 'module-text.ts'] : ['module-text.ts']
  ).map(output);
  if (Math.min(...outputs.map(lastChangeMs)) >= newestInput) return;
  mkdirSync(generated, { recursive: true });
  const module = output('module.wasm');
  const declarations = output('module.d.ts');
  const entry = fileURLToPath(new URL('index.ts', sources));
  // A variant's memory regions are relative to a thread's address, and are initially empty.
  const flags = variant === undefined ? FLAGS : [...FLAGS, '--zeroFilledMemory', ...SHARED_MEMORY];
  const args = [compiler, entry, ...flags, '--outFile', fileURLToPath(module)];
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`${entry} did not compile`);
  const text = readFileSync(module).toString('base64');
  if (variant === undefined) {
    const limits = readFileSync(new URL('limits.ts', sources), 'utf8');
    writeFileSync(output('exports.ts'), formatExportsType(readFileSync(declarations, 'utf8')));
    writeFileSync(output('limits.ts'), `// A copy of assembly/${subfolder}limits.ts. ${NOTE}\n\n${limits}`);
  }
  writeFileSync(
    output('module-text.ts'),
    `/** The compiled module in base 64. ${NOTE} */\nexport const MODULE_TEXT: string = '${text}';\n`,
  );
  for (const file of [module, declarations, output('module.js')]) rmSync(file);
}

await Promise.all([
  compile(''),
  ...positionals.map((subfolder) => compile(`${subfolder}/`)),
  ...(variant === undefined ? [] : [compile('', variant)]),
]);
