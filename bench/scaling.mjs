// Simulates many players on several nodes in one process: it runs the actual server code, from parsing a message to
// encoding the messages to all clients of a game, with a simulated store, bus and clock. Prints the nodes' CPU time,
// their requests to the store, and the notifications between them. This does not include the cost of the network and
// the database driver; `npm run bench:online` measures a real node. Run: node --max-old-space-size=12000
// bench/scaling.mjs [--plans 10000/1,100000/10,100000/30] [--interval 8000] [--seconds 30]. A plan is a number of
// players and a number of nodes; --interval is the time between two moves of a game, in milliseconds.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { runnerImport } from 'vite';

/** @import * as Simulation from '../apps/server/test/scaling/simulate.ts' */

const { values } = parseArgs({
  options: {
    plans: { type: 'string', default: '10000/1,100000/10,100000/30' },
    interval: { type: 'string', default: '8000' },
    seconds: { type: 'string', default: '30' },
  },
});
const [moveIntervalMs, seconds] = [Number(values.interval), Number(values.seconds)];

// The memory in use is the memory that remains after a garbage collection.
setFlagsFromString('--expose-gc');
globalThis.gc = runInNewContext('gc');

/** @type {typeof Simulation} */
const { simulateLoad } = (
  await runnerImport(fileURLToPath(new URL('../apps/server/test/scaling/simulate.ts', import.meta.url)))
).module;

for (const plan of values.plans.split(',')) {
  const [players = 0, nodes = 1] = plan.split('/').map(Number);
  const { connecting, playing, resting, bytesPerPlayer } = await simulateLoad({
    players,
    nodes,
    moveIntervalMs,
    seconds,
  });
  console.log(`\n${players} players on ${nodes} nodes, a move in each game every ${moveIntervalMs} ms`);
  print('CPU time for a player who connects', `${((connecting.cpuSeconds / players) * 1000).toFixed(3)} ms`);
  print('memory for a player', `${(bytesPerPlayer / 1024).toFixed(1)} KiB`);
  const restingShare = resting.cpuSeconds / resting.seconds / nodes;
  const share = playing.cpuSeconds / playing.seconds / nodes;
  const cpuMsPerMove = ((playing.cpuSeconds - resting.cpuSeconds) / playing.moves) * 1000;
  print('moves per second', (playing.moves / playing.seconds).toFixed(0));
  print('CPU time for a move, on all nodes', `${cpuMsPerMove.toFixed(3)} ms`);
  print(
    'use of one processor core per node',
    `${(share * 100).toFixed(1)}% (${(restingShare * 100).toFixed(1)}% without moves)`,
  );
  print('messages to clients per second', (playing.messages / playing.seconds).toFixed(0));
  print('bytes to clients per second', (playing.bytes / playing.seconds).toFixed(0));
  print('notifications per second, published', (playing.notificationsPublished / playing.seconds).toFixed(0));
  print(
    'notifications per second and node, received',
    (playing.notificationsDelivered / playing.seconds / nodes).toFixed(0),
  );
  for (const [operation, { calls, rows }] of [...playing.requests].toSorted())
    print(
      operation,
      `${(calls / playing.seconds).toFixed(0)} requests, ${(rows / playing.seconds).toFixed(0)} rows per second`,
    );
}

/**
 * @param {string} name
 * @param {string} figure
 */
function print(name, figure) {
  console.log(`${name.padEnd(40)} ${figure}`);
}
