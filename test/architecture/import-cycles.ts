import type { SourceFile } from './check-imports.ts';
import { staticImports } from './static-imports.ts';

/**
 * Returns the import cycles among a workspace's files, each as `a.ts → b.ts → a.ts`. Type-only and dynamic
 * imports are left out, since they do not run when a file is loaded.
 */
export function importCycles(sources: readonly SourceFile[]): string[] {
  const imports = new Map(sources.map((source) => [source.path, staticImports(source)]));
  const finishedPaths = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, parents: readonly string[]): void => {
    const start = parents.indexOf(path);
    if (start >= 0) cycles.push([...parents.slice(start), path].join(' → '));
    if (start >= 0 || finishedPaths.has(path)) return;
    for (const target of imports.get(path) ?? []) visit(target, [...parents, path]);
    finishedPaths.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  return cycles;
}
