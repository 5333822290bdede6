/// <reference types="vite/client" />

/** The leaflets' figures and keys, shared by the documents, the tests of the command line, and the site. */
const TEXTS: Readonly<Record<string, string>> = import.meta.glob<string>(
  '../../../../examples/leaflets/*.{hfn,txt}',
  { query: '?raw', import: 'default', eager: true },
);

/** Returns the text of a file of `examples/leaflets`. */
export function leafletText(file: string): string {
  const text = TEXTS[`../../../../examples/leaflets/${file}`];
  if (text === undefined) throw new Error(`there is no ${file} among the leaflets' texts`);
  return text.trim();
}
