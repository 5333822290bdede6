import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { SourceFile } from './check-imports.ts';

const STATIC_IMPORTS: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
]);

/**
 * Returns the cycles among the files of a workspace, each as `a.ts → b.ts → a.ts`. Imports of types and dynamic imports
 * are left out, since they do not run when a file is loaded.
 */
export function importCycles(sources: readonly SourceFile[]): string[] {
  const imports = new Map(sources.map((source) => [source.path, relativeImports(source)]));
  const finished = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, parents: readonly string[]): void => {
    const start = parents.indexOf(path);
    if (start >= 0) cycles.push([...parents.slice(start), path].join(' → '));
    if (start >= 0 || finished.has(path)) return;
    for (const target of imports.get(path) ?? []) visit(target, [...parents, path]);
    finished.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  return cycles;
}

/** Returns the files of the same workspace that a file loads. */
function relativeImports({ path, text }: SourceFile): string[] {
  return parseSync(path, text).program.body.flatMap((statement) => {
    if (!STATIC_IMPORTS.has(statement.type)) return [];
    const { source, importKind, exportKind } = statement as {
      readonly source?: { readonly value: string } | null;
      readonly importKind?: string;
      readonly exportKind?: string;
    };
    const isLoaded = importKind !== 'type' && exportKind !== 'type';
    return isLoaded && source?.value.startsWith('.') ? [posix.join(posix.dirname(path), source.value)] : [];
  });
}
