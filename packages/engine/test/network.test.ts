import { createHash } from 'node:crypto';
import { serializePosition } from '@halma/rules';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  chooseMove,
  EnginePlayer,
  EngineSession,
  LEVELS,
  loadNetwork,
  PositionAnalyser,
  type SearchInfo,
  STRONGEST_LEVEL,
} from '../src/index.ts';
import { decodeNetwork } from '../src/values/network.ts';
import { NETWORK as GRASSHOPPER_8 } from '../src/values/networks/h8-10.ts';
import { NETWORK as GRASSHOPPER_10 } from '../src/values/networks/h10-15.ts';
import { NETWORK as HALMA } from '../src/values/networks/h16-19.ts';
import { NETWORK as RHOMBUS_9 } from '../src/values/networks/r9-10.ts';
import { NETWORK as STAR } from '../src/values/networks/s121-10.ts';
import { NETWORK as STAR_15 } from '../src/values/networks/s121-15.ts';
import { rulesOf } from './support/positions.ts';
import { positionAfter } from './support/seeded-play.ts';

const limits = { now: () => 0, nodes: 3000 };
const halma = rulesOf('halma-2');
const middleGame = positionAfter(halma, 60, 3);

/** Returns the last iteration of a new analyser. */
function analyse(settings: ConstructorParameters<typeof PositionAnalyser>[1]): SearchInfo | undefined {
  return [...new PositionAnalyser(halma, settings).analyse(middleGame, limits)].at(-1);
}

describe('loadNetwork', () => {
  it.each([
    ['halma-2', 256, 64],
    ['eckha-2', 256, 64],
    ['star-2', 121, 64],
    ['star15', 121, 64],
    ['grasshopper-8', 64, 32],
    ['grasshopper-10', 100, 64],
    ['rhombus-9', 81, 64],
  ])('returns the network of %s, the same object each time', async (game, cellCount, neurons) => {
    const network = await loadNetwork(rulesOf(game));
    expect(network?.inputWeights).toHaveLength(2 * cellCount * neurons);
    expect(await loadNetwork(rulesOf(game))).toBe(network);
  });

  it.each(['halma-4', 'marked', 'color', 'rhombus-7', 'star-6', 'cetro'])(
    'returns null for %s',
    async (game) => {
      expect(await loadNetwork(rulesOf(game))).toBeNull();
    },
  );

  it.each([
    ['halma-2', HALMA, '3b8164d93c187bdb9bb1d67cc08adfab4bb5d894b23554dc15ebe9884f260409'],
    ['star-2', STAR, 'a13a72660d4113cdc09a29debdb9091e81d9658c4327554b948b599326e8b070'],
    ['star15', STAR_15, '04b40d7d587f842099cc8bb91c62b4e9170575f481f0a6e3aff74ea678769078'],
    ['grasshopper-8', GRASSHOPPER_8, 'b08c6dfee2e6f1e83241652d9281b1177f3bcfbe93f491fa4a429c4c81c03778'],
    ['grasshopper-10', GRASSHOPPER_10, '1e15ff78d18a34b6154d6e9f9089f444eebe81a6fbbdf7d91266dbfc1b60d7f6'],
    ['rhombus-9', RHOMBUS_9, '1c00e3f8a418c68420f7bbc9af1b96867a41b8e8accd6c43134823a1f26a120f'],
  ])('uses the weights of %s that were trained and measured', (_, network, hash) => {
    expect(createHash('sha256').update(JSON.stringify(network)).digest('hex')).toBe(hash);
  });

  it('decodes no network for a different number of cells', () => {
    expect(() => decodeNetwork(STAR, 25)).toThrow(`a network of ${STAR.neurons} neurons has`);
  });

  it.each([
    ['halma-2', HALMA, 256],
    ['star-2', STAR, 121],
    ['star15', STAR_15, 121],
    ['grasshopper-8', GRASSHOPPER_8, 64],
    ['grasshopper-10', GRASSHOPPER_10, 100],
    ['rhombus-9', RHOMBUS_9, 81],
  ])('uses weights of %s that overflow no number in the kernel', (_, encoded, cellCount) => {
    const { neuronBiases, outputWeights, outputBias, outputScale } = decodeNetwork(encoded, cellCount);
    expect(neuronBiases.every((bias) => Math.abs(bias) <= 2 ** 14)).toBe(true);
    const largest = outputWeights.reduce((sum, weight) => sum + 127 * Math.abs(weight), Math.abs(outputBias));
    expect(largest).toBeLessThan(2 ** 31);
    // The limit, in moves, is far less than the score of a decided game.
    expect(largest / 127 / outputScale).toBeLessThan(100);
  });
});

describe('a network that is late or unusable', () => {
  const star = rulesOf('star-2');
  const position = positionAfter(star, 20, 5);
  const task = {
    kind: 'move',
    position: serializePosition(position),
    settings: { nodes: limits.nodes, isFresh: true },
  } as const;
  const withoutNetwork = new EnginePlayer(position).chooseMove(position, limits);

  /** Reloads the modules, with another file in place of the star’s network. */
  async function modulesWith(file: () => object | Promise<object>) {
    vi.resetModules();
    vi.doMock('../src/values/networks/s121-10.ts', file);
    const { loadNetwork: load, MAX_NETWORK_WAIT_MS } = await import('../src/values/network.ts');
    const { EngineSession: Session } = await import('../src/worker/engine-session.ts');
    return { load, MAX_NETWORK_WAIT_MS, session: new Session() };
  }

  afterEach(() => {
    vi.doUnmock('../src/values/networks/s121-10.ts');
    vi.useRealTimers();
  });

  it.each([
    [
      'cannot be fetched',
      () => {
        throw new Error('offline');
      },
    ],
    ['is cut off', () => ({ NETWORK: { ...STAR, weights: STAR.weights.slice(0, -8) } })],
    ['contains other text', () => ({ NETWORK: { ...STAR, weights: '<!doctype html>' } })],
    ['has a different number of neurons', () => ({ NETWORK: { ...STAR, neurons: 32 } })],
    [
      'has a number of neurons that the kernel does not support',
      () => ({ NETWORK: { ...STAR, neurons: 36 } }),
    ],
    ['has no scale', () => ({ NETWORK: { ...STAR, outputScale: undefined } })],
    ['is empty', () => ({ NETWORK: undefined })],
  ])('is not used if it %s', async (_, file) => {
    const { load, session } = await modulesWith(file);
    expect(await load(star)).toBeNull();
    expect(await load(star, { waitMs: 1000 })).toBeNull();
    await session.prepare(task);
    expect(session.run(task, limits, () => {})).toEqual(withoutNetwork);
  });

  it('delays only the first task, and later tasks use it', async () => {
    let arrive: (file: object) => void = () => {};
    const arrival = new Promise<object>((resolve) => {
      arrive = resolve;
    });
    const { load, MAX_NETWORK_WAIT_MS, session } = await modulesWith(() => arrival);
    vi.useFakeTimers();
    let isPrepared = false;
    const first = session.prepare(task).then(() => {
      isPrepared = true;
    });
    await vi.advanceTimersByTimeAsync(MAX_NETWORK_WAIT_MS - 1);
    expect(isPrepared).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await first;
    // The second task does not wait.
    await session.prepare(task);
    expect(session.run(task, limits, () => {})).toEqual(withoutNetwork);
    vi.useRealTimers();
    arrive({ NETWORK: STAR });
    const network = await load(star);
    expect(network).not.toBeNull();
    await session.prepare(task);
    expect(session.run(task, limits, () => {})).toEqual(
      new EnginePlayer(position, { network }).chooseMove(position, limits),
    );
  });
});

describe('the network', () => {
  it('changes the analysis in the same way each time', async () => {
    const network = await loadNetwork(halma);
    expect(analyse({ network })).toEqual(analyse({ network }));
    expect(analyse({ network })).not.toEqual(analyse({}));
    expect(analyse({ network: null })).toEqual(analyse({}));
  });

  it('changes no analysis of a game that has no network', async () => {
    const rules = rulesOf('rhombus-7');
    const position = positionAfter(rules, 20, 5);
    const last = (settings: object): unknown =>
      [...new PositionAnalyser(rules, settings).analyse(position, limits)].at(-1);
    expect(last({ network: await loadNetwork(rules) })).toEqual(last({}));
  });

  it.each(LEVELS.filter((level) => level !== STRONGEST_LEVEL && level >= 6))(
    'does not change the moves of level %i',
    async (level) => {
      const options = { now: () => 0, level, random: () => 0.5 };
      const network = await loadNetwork(halma);
      expect(new EnginePlayer(middleGame, { network }).chooseMove(middleGame, options)).toEqual(
        new EnginePlayer(middleGame).chooseMove(middleGame, options),
      );
      expect(chooseMove(middleGame, options, network)).toEqual(chooseMove(middleGame, options));
    },
  );

  it('is used by the strongest level, and by a session that has prepared its game', async () => {
    const network = await loadNetwork(halma);
    const withNetwork = new EnginePlayer(middleGame, { network }).chooseMove(middleGame, limits);
    expect(chooseMove(middleGame, limits, network)).toEqual(withNetwork);
    const task = {
      kind: 'move',
      position: serializePosition(middleGame),
      settings: { nodes: limits.nodes, isFresh: true },
    } as const;
    const session = new EngineSession();
    const run = (): unknown => session.run(task, limits, () => {});
    expect(run()).toEqual(new EnginePlayer(middleGame).chooseMove(middleGame, limits));
    await session.prepare(task);
    expect(run()).toEqual(withNetwork);
  });
});
