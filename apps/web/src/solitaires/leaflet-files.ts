/// <reference types="vite/client" />

/** The figures and keys of the leaflets. The documentation and the command-line tests use the same files. */
const FILES: Readonly<Record<string, string>> = import.meta.glob<string>(
  '../../../../examples/leaflets/*.{hfn,txt}',
  { query: '?raw', import: 'default', eager: true },
);

/** Returns the content of a file in `examples/leaflets`. */
export function readLeafletFile(file: string): string {
  const text = FILES[`../../../../examples/leaflets/${file}`];
  if (text === undefined) throw new Error(`examples/leaflets has no file ${file}`);
  return text.trim();
}
