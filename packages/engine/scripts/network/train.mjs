// Trains a network on self-play games. The network corrects the evaluation by a fitted table: it predicts the evaluation
// six plies later.
//
//   npm run compile
//   node packages/engine/scripts/network/train.mjs --game halma-2 --seed 1 --out network.json games.bin …
//     [--neurons 32] [--epochs 5] [--earlier network.json]
//
// With --earlier, an earlier network corrects the evaluation to predict. The script rounds the network that
// has the smallest error on held-out games to integers, and writes it. The same arguments write the same file
// on all machines whose mathematical functions give the same results.

import { parseArgs } from 'node:util';
import { isNeuronCount, MAX_NEURONS, NEURON_GROUP } from '@halma/kernel';
import { seededRandom } from '../../../../bench/seeded-random.mjs';
import { fittedTableOf } from '../../dist/values/fitted-table.js';
import { startOf } from '../travel-costs/seeded-game.mjs';
import { encodeNetwork, readTrainableNetwork, writeNetwork } from './network-file.mjs';
import { readSamples } from './samples.mjs';
import { TrainableNetwork } from './trainable-network.mjs';

const BATCH_SIZE = 512;
const FIRST_RATE = 0.002;
/** The learning rate of the last step, as a fraction of the first. */
const LAST_RATE = 0.02;
const WARM_UP_STEPS = 100;
/** The fraction by which weights decay in each step, in units of the learning rate. */
const DECAY = 0.1;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'halma-2' },
    seed: { type: 'string', default: '1' },
    neurons: { type: 'string', default: '32' },
    epochs: { type: 'string', default: '5' },
    /** A network for the same board, written by this script. */
    earlier: { type: 'string' },
    out: { type: 'string', default: 'network.json' },
  },
});

const start = startOf(values.game);
const { board, camps, seats } = start.rules;
const table = fittedTableOf(start.rules);
if (table === null) throw new Error(`${values.game} has no fitted table`);
const tip = camps[seats[0] ?? 0]?.targetTip ?? board.wall;
const mirror = board.symmetries().find(({ isMirror, cells }) => isMirror && cells[tip] === tip);
if (mirror === undefined) throw new Error(`${values.game} has no mirror symmetry`);

const neurons = Number(values.neurons);
if (!isNeuronCount(neurons))
  throw new Error(
    `--neurons must be a multiple of ${NEURON_GROUP} up to ${MAX_NEURONS}, not ${values.neurons}`,
  );
const symmetry = [...mirror.cells];
const earlier = values.earlier === undefined ? null : readTrainableNetwork(values.earlier, symmetry);
const { training, heldOut } = readSamples(start, table, positionals, earlier);
const network = new TrainableNetwork(neurons, symmetry, Number(values.seed));
const random = seededRandom(Number(values.seed) + 1);
const tableError =
  heldOut.values.reduce((sum, value, index) => sum + (value - (heldOut.labels[index] ?? 0)) ** 2, 0) /
  heldOut.count;
console.log(
  `${training.count} positions to learn, ${heldOut.count} held out; table error: ${tableError.toFixed(4)}`,
);

const order = Uint32Array.from({ length: training.count }, (_, index) => index);
const batchCount = Math.floor(training.count / BATCH_SIZE);
const stepCount = Number(values.epochs) * batchCount;
let best = { error: Number.POSITIVE_INFINITY, parameters: network.parameters.slice() };
let step = 0;
for (let epoch = 1; epoch <= Number(values.epochs); epoch += 1) {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor((last + 1) * random());
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  for (let batch = 0; batch < batchCount; batch += 1) {
    step += 1;
    const cosine = (1 + Math.cos((Math.PI * step) / stepCount)) / 2;
    const rate = FIRST_RATE * (LAST_RATE + (1 - LAST_RATE) * cosine) * Math.min(1, step / WARM_UP_STEPS);
    const members = order.subarray(BATCH_SIZE * batch, BATCH_SIZE * (batch + 1));
    network.train(training, members, random, { rate, decay: DECAY * rate });
  }
  const error = network.meanSquaredError(heldOut);
  console.log(`epoch ${epoch}: error ${error.toFixed(4)}, ${(process.cpuUsage().user / 1e6).toFixed(0)} s`);
  if (error < best.error) best = { error, parameters: network.parameters.slice() };
}
network.parameters.set(best.parameters);
writeNetwork(values.out, encodeNetwork(network));
console.log(`error of the rounded network: ${network.meanSquaredError(heldOut).toFixed(4)}`);
