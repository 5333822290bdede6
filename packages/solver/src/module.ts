import { MODULE_TEXT } from './generated/module-text.ts';

/** Compiled once; every problem that is worked on at a time has an instance with its own memory. */
let compiled: WebAssembly.Module | undefined;

/**
 * An instance of the solver's module.
 *
 * @param clock milliseconds, read during a search to end it in time
 */
export function instantiate<Exports>(clock: () => number): Exports {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(MODULE_TEXT), (letter) => letter.charCodeAt(0)));
  const imports = { host: { clock }, env: { abort: fail } };
  return new WebAssembly.Instance(compiled, imports).exports as unknown as Exports;
}

function fail(): never {
  throw new Error('the solver stopped where it should never come');
}
