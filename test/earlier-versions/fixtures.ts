import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** The files written by version 0.1; see the README next to them. */
const FOLDER = new URL('0.1/', import.meta.url);

/** Returns the path of a file of version 0.1. */
export function fixturePath(name: string): string {
  return fileURLToPath(new URL(name, FOLDER));
}

/** Returns the content of a text file of version 0.1. */
export function fixtureText(name: string): string {
  return readFileSync(fixturePath(name), 'utf8');
}

/** Returns the content of a JSON file of version 0.1. The caller states its type, since the file never changes. */
export function fixtureData<Value>(name: string): Value {
  return JSON.parse(fixtureText(name));
}

/** Returns the content of a compressed file of version 0.1. */
export function fixtureBytes(name: string): Buffer {
  return gunzipSync(readFileSync(fixturePath(name)));
}
