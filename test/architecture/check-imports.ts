import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { ImportRule } from './import-rules.ts';
import { computed, importsOf } from './imports.ts';

/** A source file. The path is relative to the workspace's folder, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface WorkspaceRules {
  readonly allowed: ImportRule;
  /** The run-time dependencies in the workspace's package.json. */
  readonly declared: ReadonlySet<string>;
}

/** Returns a line of text for each forbidden import of a file. */
export function forbiddenImports(file: SourceFile, rules: WorkspaceRules): string[] {
  return importsOf(file.path, file.text).flatMap((address) => {
    const problem = problemWith(address, file, rules);
    return problem === undefined ? [] : [`${file.path} imports ${address}: ${problem}`];
  });
}

function problemWith(
  address: string,
  file: SourceFile,
  { allowed, declared }: WorkspaceRules,
): string | undefined {
  if (address === computed) return 'the address must be written out';
  if (address.startsWith('.')) {
    const target = posix.join(posix.dirname(file.path), address);
    return target.startsWith('..') ? 'it leaves the workspace' : undefined;
  }
  if (isBuiltin(address)) {
    return allowed.external === 'packages and node' ? undefined : 'modules of Node are not allowed here';
  }
  const name = packageName(address);
  if (name === undefined) return 'neither relative nor a package';
  if (name === 'halma' || name.startsWith('@halma/')) {
    if (!allowed.internal.includes(name)) return 'its row does not allow this import';
  } else if (allowed.external === 'nothing') {
    return 'external packages are not allowed here';
  }
  return declared.has(name) ? undefined : 'not declared in package.json';
}

function packageName(address: string): string | undefined {
  return /^(?:@[\w.-]+\/)?\w[\w.-]*(?=\/|$)/.exec(address)?.[0];
}
