import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  encodeNetwork,
  readNetwork,
  readTrainableNetwork,
  writeNetwork,
} from '../scripts/network/network-file.mjs';
import { TrainableNetwork } from '../scripts/network/trainable-network.mjs';
import { rulesOf } from './support/positions.ts';

describe('the network that a script option names', () => {
  it('is null for “none”', async () => {
    expect(await readNetwork(rulesOf('halma-2'), 'none')).toBeNull();
  });

  it('is the engine’s network for “engine”, and the option is refused if the engine has none', async () => {
    expect(await readNetwork(rulesOf('halma-2'), 'engine')).not.toBeNull();
    await expect(readNetwork(rulesOf('rhombus-7'), 'engine')).rejects.toThrow(
      'the engine has no network for rhombus-7',
    );
  });
});

describe('a network that a script writes', () => {
  it.each([8, 64])('with %i neurons is read back with its rounded parameters', (neurons) => {
    const folder = mkdtempSync(join(tmpdir(), 'network-'));
    const path = join(folder, 'network.json');
    const mirror = [...rulesOf('rhombus-7').board.names.keys()];
    const network = new TrainableNetwork(neurons, mirror, 5);
    const before = network.parameters.slice();
    writeNetwork(path, encodeNetwork(network));
    const { parameters } = readTrainableNetwork(path, mirror);
    rmSync(folder, { recursive: true });
    expect(parameters).toEqual(network.parameters);
    expect(parameters).not.toEqual(before);
    const differences = before.map((value, index) => Math.abs(value - (parameters[index] ?? 0)));
    // Half a unit of the input weights.
    expect(Math.max(...differences)).toBeLessThanOrEqual(0.5 / 127 + 1e-6);
  });
});
