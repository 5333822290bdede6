import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { SourceFile } from './check-imports.ts';

const STATIC_IMPORTS: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
]);

/**
 * Returns the modules that load together with a file: the paths of files in its workspace, and package
 * specifiers. Leaves out type-only and dynamic imports.
 */
export function staticImports({ path, text }: SourceFile): string[] {
  return parseSync(path, text).program.body.flatMap((statement) => {
    if (!STATIC_IMPORTS.has(statement.type)) return [];
    const { source, importKind, exportKind } = statement as {
      readonly source?: { readonly value: string } | null;
      readonly importKind?: string;
      readonly exportKind?: string;
    };
    if (!source || importKind === 'type' || exportKind === 'type') return [];
    return [source.value.startsWith('.') ? posix.join(posix.dirname(path), source.value) : source.value];
  });
}

/**
 * Returns the specifiers of all packages that load together with a file in a workspace, in alphabetical
 * order.
 */
export function packagesLoadedBy(entry: string, sources: readonly SourceFile[]): string[] {
  const files = new Map(sources.map((source) => [source.path, source]));
  const reachedPaths = new Set([entry]);
  // The loop also visits the paths that it adds to the set.
  for (const path of reachedPaths) {
    const file = files.get(path);
    for (const target of file === undefined ? [] : staticImports(file)) reachedPaths.add(target);
  }
  return [...reachedPaths].filter((target) => !files.has(target) && !target.startsWith('node:')).toSorted();
}
