import { describe, expect, it } from 'vitest';
import { readNetwork } from '../scripts/network/network-file.mjs';
import { rulesOf } from './support/positions.ts';

describe('the network that a script names', () => {
  it('is null for none', async () => {
    expect(await readNetwork(rulesOf('halma-2'), 'none')).toBeNull();
  });

  it('is that of the engine for engine, and refused where the engine has none', async () => {
    expect(await readNetwork(rulesOf('halma-2'), 'engine')).not.toBeNull();
    await expect(readNetwork(rulesOf('rhombus-7'), 'engine')).rejects.toThrow(
      'the engine has no network for rhombus-7',
    );
  });
});
