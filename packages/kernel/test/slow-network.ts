import { type Position, type Seat, seatOf, VACANT } from '@halma/rules';
import type { KernelNetwork } from '../src/index.ts';

/** The limit of a neuron in the kernel. */
const LIMIT = 127;
const FRACTION = 2 ** 24;

/** Returns a network with seeded weights, some of them at their limits. */
export function randomNetwork(cellCount: number, seed: number, neurons = 32): KernelNetwork {
  let state = seed;
  const upTo = (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.max(-limit, Math.min(limit, (state % (2 * limit + 40)) - limit - 20));
  };
  return {
    neurons,
    inputWeights: Int8Array.from({ length: 2 * cellCount * neurons }, () => upTo(127)),
    neuronBiases: Int16Array.from({ length: neurons }, () => upTo(400)),
    outputWeights: Int16Array.from({ length: 2 * neurons }, () => upTo(32_767)),
    outputBias: upTo(1e6),
    outputScale: 2048,
  };
}

/** Returns the correction for the seat to move, computed man by man from the definition of the network. */
export function slowCorrection(
  position: Position,
  toMove: Seat,
  network: KernelNetwork,
  moveCost: number,
): number {
  const { seats, board } = position.rules;
  const { neurons } = network;
  const weightedNeurons = (viewer: Seat, firstWeight: number): number => {
    let total = 0;
    for (let neuron = 0; neuron < neurons; neuron += 1) {
      let sum = network.neuronBiases[neuron] ?? 0;
      for (const seat of seats) {
        for (let cell = 0; cell < board.cellCount; cell += 1) {
          if (seatOf(position.men[cell] ?? VACANT) !== seat) continue;
          const mappedCell = viewer === seats[0] ? cell : board.cellCount - 1 - cell;
          const input = (seat === viewer ? 0 : board.cellCount) + mappedCell;
          sum += network.inputWeights[neurons * input + neuron] ?? 0;
        }
      }
      total += Math.max(0, Math.min(LIMIT, sum)) * (network.outputWeights[firstWeight + neuron] ?? 0);
    }
    return total;
  };
  const opponent = seats.find((seat) => seat !== toMove) ?? toMove;
  const output = weightedNeurons(toMove, 0) + weightedNeurons(opponent, neurons) + network.outputBias;
  const unitCost = Math.round((moveCost * FRACTION) / (LIMIT * network.outputScale));
  return Number((BigInt(output) * BigInt(unitCost)) >> 24n);
}
