import { afterAll, afterEach, beforeAll } from 'vitest';
import { freePort } from '../../../scripts/private-services.mjs';
import { compileWorkspaces } from '../../../test/compile-workspaces.ts';
import { type SampleSite, writeSampleSite } from './sample-site.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** A node that a test has started, and the address at which it listens. */
interface TestNode {
  readonly server: ServerProcess;
  readonly address: string;
}

/**
 * Prepares nodes for one test file. The nodes that a test starts are killed after that test.
 *
 * @returns a function that starts a node, by default on a free port
 */
export function nodesForTests(): (environment: Readonly<Record<string, string>>) => Promise<TestNode> {
  let site: SampleSite;
  const started: ServerProcess[] = [];
  beforeAll(async () => {
    compileWorkspaces();
    site = await writeSampleSite();
  }, 60_000);
  afterEach(async () => {
    for (const { child } of started) child.kill('SIGKILL');
    await Promise.all(started.splice(0).map(({ ended }) => ended));
  });
  afterAll(() => site.remove());
  return async (environment) => {
    const port = environment.PORT ?? String(await freePort());
    const server = startServer({
      PORT: port,
      HOST: '127.0.0.1',
      SITE: site.folder,
      LEVEL_THREADS: '0',
      LIMIT_SCALE: '1000',
      // A low cost saves time: no test account needs protection.
      PASSWORD_COST: '4',
      ...environment,
    });
    started.push(server);
    if ((await server.address) === undefined) throw new Error(server.output());
    return { server, address: `http://127.0.0.1:${port}` };
  };
}
