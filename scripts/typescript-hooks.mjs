// The module hooks of typescript-loader.mjs. Node runs them in a separate thread.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'file:' || !pathname.endsWith('.ts')) return nextLoad(url, context);
  const path = fileURLToPath(`file://${pathname}`);
  // Rolldown transforms a module in this process, in a tenth of the time that esbuild's service takes.
  const { code, map, errors } = transformSync(path, readFileSync(path, 'utf8'), {
    lang: 'ts',
    target: 'node20',
    sourcemap: true,
    tsconfig: false,
    typescript: { onlyRemoveTypeImports: true },
  });
  if (errors[0] !== undefined) throw errors[0];
  // Node reads the sources from their files.
  const encodedMap = Buffer.from(JSON.stringify({ ...map, sourcesContent: undefined })).toString('base64');
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${encodedMap}`;
  return { format: 'module', source, shortCircuit: true };
}
