// Writes a trained network as a module of the engine, which it loads when a game first needs it.
//
//   node packages/engine/scripts/network/write-module.mjs --network network.json --out packages/engine/src/values/networks/h16-19.ts

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    network: { type: 'string', default: 'network.json' },
    out: { type: 'string', default: 'network.ts' },
  },
});

/** @type {import('../../dist/values/network.js').EncodedNetwork} */
const { neurons, outputBias, outputScale, weights } = JSON.parse(readFileSync(values.network, 'utf8'));
writeFileSync(
  values.out,
  `import type { EncodedNetwork } from '../network.ts';

/** The scripts in packages/engine/scripts/network made it, by the commands in docs/reference/engine.md. */
export const NETWORK: EncodedNetwork = {
  neurons: ${neurons},
  outputBias: ${outputBias},
  outputScale: ${outputScale},
  weights:
    '${weights}',
};
`,
);
