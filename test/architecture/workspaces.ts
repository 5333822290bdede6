import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './check-imports.ts';

/** The repository's root folder. */
export const repository: string = fileURLToPath(new URL('../..', import.meta.url));

/** A workspace with its sources. */
export interface Workspace {
  readonly name: string;
  /** The run-time dependencies in the workspace's package.json, and those that its bundle contains. */
  readonly declared: ReadonlySet<string>;
  readonly sources: readonly SourceFile[];
}

/** The workspaces whose packages contain a bundle with their `devDependencies`. */
const BUNDLED: ReadonlySet<string> = new Set(['@halma/cli', '@halma/server']);

/** Reads all workspaces with their sources. */
export function readWorkspaces(): Workspace[] {
  return ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(repository, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => readWorkspace(join(repository, group, entry.name))),
  );
}

function readWorkspace(folder: string): Workspace {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path))
    .map((path) => ({
      path: `src/${path.replaceAll('\\', '/')}`,
      text: readFileSync(join(folder, 'src', path), 'utf8'),
    }));
  return {
    name: manifest.name,
    declared: new Set(
      Object.keys({
        ...manifest.dependencies,
        ...manifest.peerDependencies,
        ...(BUNDLED.has(manifest.name) ? manifest.devDependencies : {}),
      }),
    ),
    sources,
  };
}
