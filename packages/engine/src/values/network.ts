import type { KernelNetwork } from '@halma/kernel';
import type { BoardId, Rules } from '@halma/rules';
import { fittedTableOf } from './fitted-table.ts';

/** A network as text. It corrects the evaluation by the fitted table of the same board and men. */
export interface EncodedNetwork {
  /** The number of neurons. */
  readonly neurons: number;
  readonly outputBias: number;
  readonly outputScale: number;
  /**
   * The weights of the inputs (8 bits each), the biases of the neurons and the weights of the output (16 bits), in base
   * 64.
   */
  readonly weights: string;
}

/** The networks: each is a separate file, loaded when a game first needs it. */
const NETWORKS: readonly {
  readonly board: BoardId;
  readonly men: number;
  readonly load: () => Promise<{ readonly NETWORK: EncodedNetwork }>;
}[] = [
  { board: 'H16', men: 19, load: () => import('./networks/h16-19.ts') },
  { board: 'S121', men: 10, load: () => import('./networks/s121-10.ts') },
];

const loaded = new Map<EncodedNetwork, KernelNetwork>();

/**
 * Loads the network of a game. All games with the same board and armies get the same object.
 *
 * @returns null if the game has none, or if it cannot be loaded; the engine then evaluates without it
 */
export async function loadNetwork(rules: Rules): Promise<KernelNetwork | null> {
  const table = fittedTableOf(rules);
  const entry = NETWORKS.find(({ board, men }) => board === table?.board && men === table.men);
  const file = await entry?.load().catch(() => null);
  if (!file) return null;
  const network = loaded.get(file.NETWORK) ?? decodeNetwork(file.NETWORK, rules.board.cellCount);
  loaded.set(file.NETWORK, network);
  return network;
}

/** Decodes a network. @throws RangeError if its text has another length than a network of this size */
export function decodeNetwork(
  { neurons, outputBias, outputScale, weights }: EncodedNetwork,
  cellCount: number,
): KernelNetwork {
  const bytes = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  const inputCount = 2 * cellCount * neurons;
  const numberCount = 3 * neurons;
  if (bytes.length !== inputCount + 2 * numberCount)
    throw new RangeError(`a network of ${neurons} neurons has ${bytes.length} bytes`);
  const view = new DataView(bytes.buffer);
  const numbers = Int16Array.from({ length: numberCount }, (_, index) =>
    view.getInt16(inputCount + 2 * index, true),
  );
  return {
    inputWeights: new Int8Array(bytes.buffer, 0, inputCount),
    neuronBiases: numbers.subarray(0, neurons),
    outputWeights: numbers.subarray(neurons),
    outputBias,
    outputScale,
  };
}
