import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { clusterEnvironment } from './soak/soak.ts';

const readRepositoryFile = (name: string): string =>
  readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

const compose = readRepositoryFile('compose.yaml');
const dockerfile = readRepositoryFile('Dockerfile');
const caddyfile = readRepositoryFile('Caddyfile');

/** All variables that the settings read. */
const knownVariables = new Set(
  Array.from(
    readRepositoryFile('apps/server/src/settings.ts').matchAll(
      /environment\.([A-Z_]+)|\['(KEEP_[A-Z_]+)', \d+\]/g,
    ),
    ([, name, retention]) => name ?? retention,
  ),
);

/** Returns the lines that are indented under the matching line. */
function indentedLines(text: string, head: RegExp): string {
  const [, rest = ''] = text.split(head);
  const indent = /^ */.exec(rest)?.[0] ?? '';
  const lines = rest.split('\n');
  const end = lines.findIndex((line) => line.trim() !== '' && !line.startsWith(indent));
  return lines.slice(0, end < 0 ? undefined : end).join('\n');
}

const nodeEnvironment = Object.fromEntries(
  Array.from(
    indentedLines(indentedLines(compose, /^x-node: &node\n/m), /^ {2}environment: &environment\n/m).matchAll(
      /^ *([A-Z_]+): (.*)$/gm,
    ),
    ([, name = '', value = '']) => [name, value] as const,
  ),
);
/** The variables of a node, as Compose fills them in. */
const filledEnvironment = Object.entries(nodeEnvironment).map(([name, value]) => [
  name,
  value
    .replaceAll(/\$\{POSTGRES_PASSWORD[^}]*\}/g, 'secret')
    .replaceAll(/\$\{[A-Z_]+:-([^}]*)\}/g, '$1')
    .replaceAll('"', ''),
]);
const serviceNames = Array.from(
  indentedLines(compose, /^services:\n/m).matchAll(/^ {2}([\w-]+):/gm),
  ([, name = '']) => name,
);
const nodes = Array.from(compose.matchAll(/^ {2}([\w-]+): \*node$/gm), ([, name]) => name);

describe('compose.yaml', () => {
  test('sets only variables that the server reads', () => {
    const names = Object.keys(nodeEnvironment);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !knownVariables.has(name))).toEqual([]);
    // The cluster test starts its nodes with the same variables.
    const testEnvironment = clusterEnvironment({ postgres: 'postgres://', nats: 'nats://' }, 'http://front');
    const setVariables = filledEnvironment.filter(([, value]) => value !== '').map(([name]) => name);
    expect(Object.keys(testEnvironment).toSorted()).toEqual(setVariables.toSorted());
    expect(testEnvironment).toMatchObject({
      BEHIND_PROXY: nodeEnvironment.BEHIND_PROXY?.replaceAll('"', ''),
      LEVEL_THREADS: nodeEnvironment.LEVEL_THREADS?.replaceAll('"', ''),
    });
  });

  test('gives all nodes the same store and bus, both defined in the file', () => {
    const read = readSettings(Object.fromEntries(filledEnvironment));
    expect(read).toMatchObject({
      ok: true,
      value: {
        port: 8080,
        store: { postgres: 'postgres://halma:secret@postgres:5432/halma' },
        nats: 'nats://nats:4222',
        publicOrigin: 'https://localhost',
        behindProxy: true,
        role: 'all',
        engineThreads: 0,
      },
    });
    expect(serviceNames).toEqual(expect.arrayContaining(['postgres', 'nats', 'proxy']));
  });

  test('leaves the engine’s moves to an engine node that uses the same store and bus', () => {
    const engineEnvironment = indentedLines(
      indentedLines(indentedLines(compose, /^services:\n/m), /^ {2}engine:\n/m),
      /^ {4}environment:\n/m,
    );
    const changes = Array.from(
      engineEnvironment.matchAll(/^ *([A-Z_]+): (.*)$/gm),
      ([, name = '', value = '']) => [name, value.replaceAll('"', '')],
    );
    expect(engineEnvironment).toContain('<<: *environment');
    const read = readSettings({ ...Object.fromEntries(filledEnvironment), ...Object.fromEntries(changes) });
    expect(read).toMatchObject({
      ok: true,
      value: { role: 'engine', store: { postgres: expect.anything() }, nats: 'nats://nats:4222' },
    });
    expect(read.ok && read.value.engineThreads).toBeGreaterThan(0);
  });

  test('has three nodes, all behind the proxy', () => {
    expect(nodes).toHaveLength(3);
    const [, addresses = ''] = /reverse_proxy (.*) \{/.exec(caddyfile) ?? [];
    expect(addresses.split(' ')).toEqual(nodes.map((name) => `${name}:8080`));
  });

  test('keeps a visitor on one node, since the list of games in progress depends on the node', () => {
    expect(caddyfile).toMatch(/^\s*lb_policy client_ip_hash$/m);
  });
});

describe('Dockerfile', () => {
  test('stores the games in its volume and runs unprivileged on the default port', () => {
    const [, variables = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
    const environment = Object.fromEntries(variables.split(' ').map((setting) => setting.split('=')));
    const [, volume] = /^VOLUME (.*)$/m.exec(dockerfile) ?? [];
    expect(readSettings(environment)).toMatchObject({
      ok: true,
      value: { port: Number(/^EXPOSE (\d+)$/m.exec(dockerfile)?.[1]), store: { folder: volume } },
    });
    expect(dockerfile.lastIndexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('RUN '));
  });

  test('cannot copy the secret files that operators keep in their clone', () => {
    const ignored = readRepositoryFile('.dockerignore').split('\n');
    const guides = ['guides/run-a-server.md', 'tutorials/a-server-for-your-club.md'].map((page) =>
      readRepositoryFile(`docs/${page}`),
    );
    const backups = guides.flatMap((guide) =>
      Array.from(guide.matchAll(/\b(?:backup|restore) \S+(\.\w+)$/gm), ([, extension]) => extension),
    );
    expect(backups).toContain('.backup');
    expect(ignored).toEqual(
      expect.arrayContaining([
        ...backups.map((extension) => `**/*${extension}`),
        '**/*.unfinished',
        '**/.env*',
      ]),
    );
  });
});
