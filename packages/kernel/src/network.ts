import type { Board } from '@halma/rules';
import { bitIndexMap } from './bit-index.ts';
import {
  ACTIVATION_LIMIT,
  BIT_COUNT,
  MAX_NEURONS,
  NETWORK_FRACTION_BITS,
  NEURON_GROUP,
} from './generated/limits.ts';
import type { KernelMemory } from './memory.ts';

/**
 * A network that corrects the evaluation of positions for two armies. Each army sees its own men and its opponent's, on
 * the board as the first seat sees it. The neurons of both views are limited to 0 … 127, weighted and added up.
 */
export interface KernelNetwork {
  /** The number of neurons: 8, 16, … 64. */
  readonly neurons: number;
  /** The weights by cell of the army's own man, then by cell of an opponent's man, and by neuron. */
  readonly inputWeights: Int8Array;
  /** The bias of each neuron. */
  readonly neuronBiases: Int16Array;
  /** The weights by neuron of the view of the army to move, then by neuron of its opponent's view. */
  readonly outputWeights: Int16Array;
  readonly outputBias: number;
  /** The output weight at which a neuron at its limit changes the evaluation by one move. */
  readonly outputScale: number;
}

/** Returns whether a network can have this number of neurons. */
export function isNeuronCount(neurons: number): boolean {
  return neurons > 0 && neurons <= MAX_NEURONS && Number.isInteger(neurons / NEURON_GROUP);
}

/** Returns whether the kernel can use a network on a board with this number of cells. */
export function fitsKernel({ neurons, ...network }: KernelNetwork, cellCount: number): boolean {
  return (
    isNeuronCount(neurons) &&
    network.inputWeights.length === 2 * cellCount * neurons &&
    network.neuronBiases.length === neurons &&
    network.outputWeights.length === 2 * neurons
  );
}

/** Writes a network to a kernel's memory, without the cost of its output unit. */
export function writeNetwork(
  board: Board,
  { neurons, inputWeights, neuronBiases, outputWeights, outputBias }: KernelNetwork,
  memory: KernelMemory,
): void {
  const { cellCount } = board;
  const { bitIndices } = bitIndexMap(board);
  for (let cell = 0; cell < cellCount; cell += 1) {
    const bitIndex = bitIndices[cell] ?? 0;
    memory.turnedCells[bitIndex] = bitIndices[cellCount - 1 - cell] ?? 0;
    for (const side of [0, 1]) {
      const from = neurons * (cellCount * side + cell);
      const to = neurons * (BIT_COUNT * side + bitIndex);
      memory.inputWeights.set(inputWeights.subarray(from, from + neurons), to);
    }
  }
  memory.neuronBiases.set(neuronBiases);
  memory.outputWeights.set(outputWeights);
  memory.networkSettings.set([neurons, outputBias]);
}

/** Returns the travel cost that one unit of a network's output is worth, as the kernel counts it. */
export function outputUnitCost({ outputScale }: KernelNetwork, moveCost: number): number {
  return Math.round((moveCost * 2 ** NETWORK_FRACTION_BITS) / (ACTIVATION_LIMIT * outputScale));
}
