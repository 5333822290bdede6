import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

// The same build as `npm run build`, in memory; it runs in a separate process because the tests resolve packages
// differently.
process.env.NODE_ENV = 'production';
const root = fileURLToPath(new URL('../../', import.meta.url));
const built = await build({ root, logLevel: 'silent', build: { write: false } });
if (!('output' in built)) throw new Error('the build must have one output');

const files = built.output.map((file) => ({
  fileName: file.fileName,
  gzippedBytes: gzipSync(file.type === 'chunk' ? file.code : file.source).length,
  ...(file.type === 'chunk' && {
    imports: file.imports,
    isEntry: file.isEntry,
    page: file.facadeModuleId ?? '',
  }),
  ...(/^service-worker|html$/.test(file.fileName) &&
    file.type === 'asset' && { source: String(file.source) }),
}));
process.stdout.write(JSON.stringify(files));
