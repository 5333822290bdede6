import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { ImportRule } from './import-rules.ts';
import { COMPUTED, importsOf } from './imports.ts';

/** A source file. The path is relative to the workspace's folder, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The rules for a workspace's imports. */
export interface WorkspaceRules {
  readonly allowed: ImportRule;
  /** The packages in the workspace's package.json that its sources may import. */
  readonly declared: ReadonlySet<string>;
}

/** Describes each forbidden import in a file in one line. */
export function forbiddenImports(file: SourceFile, rules: WorkspaceRules): string[] {
  return importsOf(file.path, file.text).flatMap((specifier) => {
    const problem = problemWith(specifier, file, rules);
    return problem === undefined ? [] : [`${file.path} imports ${specifier}: ${problem}`];
  });
}

function problemWith(
  specifier: string,
  file: SourceFile,
  { allowed, declared }: WorkspaceRules,
): string | undefined {
  if (specifier === COMPUTED) return 'the specifier must be a string literal';
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(file.path), specifier);
    return target.startsWith('..') ? 'it leaves the workspace' : undefined;
  }
  if (isBuiltin(specifier)) {
    return allowed.external === 'packages and node'
      ? undefined
      : 'Node’s built-in modules are not allowed here';
  }
  const name = packageName(specifier);
  if (name === undefined) return 'neither relative nor a package';
  if (name === 'halma' || name.startsWith('@halma/')) {
    if (!allowed.internal.includes(name)) return 'its row does not allow this import';
  } else if (allowed.external === 'nothing') {
    return 'external packages are not allowed here';
  }
  return declared.has(name) ? undefined : 'not declared in package.json';
}

function packageName(specifier: string): string | undefined {
  return /^(?:@[\w.-]+\/)?\w[\w.-]*(?=\/|$)/.exec(specifier)?.[0];
}
