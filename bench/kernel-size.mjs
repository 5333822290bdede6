import { gzipSync } from 'node:zlib';
import { MODULE_TEXT } from '../packages/kernel/dist/generated/module-text.js';

/** Prints the size of the kernel's compiled module, plain and compressed. */
export function measureKernelSize() {
  const module = Buffer.from(MODULE_TEXT, 'base64');
  const compressed = gzipSync(module, { level: 9 });
  console.log(`\nKernel: ${module.length} bytes of WebAssembly, ${compressed.length} after gzip`);
}
