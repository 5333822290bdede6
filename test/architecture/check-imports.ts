import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { Arrows } from './arrows.ts';
import { computed, importsOf } from './imports.ts';

/** One source file, its path counted from the workspace's folder with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface WorkspaceRules {
  readonly arrows: Arrows;
  /** The packages its own package.json declares for use at run time. */
  readonly declared: ReadonlySet<string>;
}

/** Every import of the file that is not allowed, each as one readable line; none when all is well. */
export function forbiddenImports(file: SourceFile, rules: WorkspaceRules): string[] {
  return importsOf(file.path, file.text).flatMap((address) => {
    const problem = problemWith(address, file, rules);
    return problem === undefined ? [] : [`${file.path} imports ${address}: ${problem}`];
  });
}

function problemWith(
  address: string,
  file: SourceFile,
  { arrows, declared }: WorkspaceRules,
): string | undefined {
  if (address === computed) return 'the address must be written out';
  if (address.startsWith('.')) {
    const target = posix.join(posix.dirname(file.path), address);
    return target.startsWith('..') ? 'it leaves the workspace' : undefined;
  }
  if (isBuiltin(address)) {
    return arrows.outside === 'packages and node' ? undefined : 'modules of Node are not allowed here';
  }
  const name = packageName(address);
  if (name === undefined) return 'neither relative nor a package';
  if (name === 'halma' || name.startsWith('@halma/')) {
    if (!arrows.house.includes(name)) return 'this arrow is not allowed';
  } else if (arrows.outside === 'nothing') {
    return 'nothing from outside is allowed here';
  }
  return declared.has(name) ? undefined : 'not declared in package.json';
}

function packageName(address: string): string | undefined {
  return /^(?:@[\w.-]+\/)?\w[\w.-]*(?=\/|$)/.exec(address)?.[0];
}
