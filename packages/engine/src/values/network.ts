import { isNeuronCount, type KernelNetwork, MAX_NEURONS, NEURON_GROUP } from '@halma/kernel';
import { type BoardId, checkRules, type Rules } from '@halma/rules';
import { checkAmount } from '../check-arguments.ts';
import { fittedTableOf } from './fitted-table.ts';

/** A network as text. It corrects the evaluation by the fitted table for the same board and number of men. */
export interface EncodedNetwork {
  /** The number of neurons: 8, 16, … 64. */
  readonly neurons: number;
  readonly outputBias: number;
  readonly outputScale: number;
  /**
   * The weights of the inputs (8 bits each), the biases of the neurons and the weights of the output (16
   * bits), in Base64.
   */
  readonly weights: string;
}

/** The network of a board: a separate file, loaded when a game first needs it. */
interface NetworkFile {
  readonly board: BoardId;
  readonly men: number;
  readonly load: () => Promise<{ readonly NETWORK: EncodedNetwork }>;
  network: KernelNetwork | null;
  /** The load in progress, or null. */
  loading: Promise<void> | null;
  /** Whether a caller has waited for its full time, or an attempt has failed. Later callers with a limit do not wait. */
  hasDelayed: boolean;
}

const UNLOADED = { network: null, loading: null, hasDelayed: false };
const FILES: readonly NetworkFile[] = [
  { board: 'H16', men: 19, load: () => import('./networks/h16-19.ts'), ...UNLOADED },
  { board: 'S121', men: 10, load: () => import('./networks/s121-10.ts'), ...UNLOADED },
  { board: 'S121', men: 15, load: () => import('./networks/s121-15.ts'), ...UNLOADED },
  { board: 'H8', men: 10, load: () => import('./networks/h8-10.ts'), ...UNLOADED },
  { board: 'H10', men: 15, load: () => import('./networks/h10-15.ts'), ...UNLOADED },
  { board: 'R9', men: 10, load: () => import('./networks/r9-10.ts'), ...UNLOADED },
];

/**
 * The maximum time to wait for a network while a player or a clock waits for a move, in milliseconds. On a
 * slow connection the engine plays without the network until it has arrived.
 */
export const MAX_NETWORK_WAIT_MS = 3000;

/**
 * Loads the network of a game. All games with the same board and armies get the same object.
 *
 * @param waitMs the maximum time to wait, in milliseconds; unlimited by default. After one timeout or
 *   failure, later calls with a limit do not wait: they return the network only if it has arrived. A load in progress
 *   continues, and a call after a failure starts another
 * @returns null if the game has none, or if it cannot be loaded in time or at all; the engine then evaluates without it
 */
export async function loadNetwork(
  rules: Rules,
  { waitMs = Number.POSITIVE_INFINITY }: { readonly waitMs?: number } = {},
): Promise<KernelNetwork | null> {
  checkRules(rules);
  checkAmount('`waitMs`', waitMs);
  const table = fittedTableOf(rules);
  const hasMarkedMen = table?.markedCosts !== undefined;
  const file = FILES.find(({ board, men }) => !hasMarkedMen && board === table?.board && men === table.men);
  if (file === undefined || file.network !== null) return file?.network ?? null;
  file.loading ??= load(file, rules.board.cellCount);
  if (waitMs === Number.POSITIVE_INFINITY) await file.loading;
  else if (!file.hasDelayed) await waitFor(file, waitMs);
  return file.network;
}

/** Loads a file. Ignores a file that cannot be fetched or does not contain a network for the board. */
async function load(file: NetworkFile, cellCount: number): Promise<void> {
  try {
    file.network = decodeNetwork((await file.load()).NETWORK, cellCount);
  } catch {
    file.hasDelayed = true;
  }
  file.loading = null;
}

/** Waits until a file has loaded or failed to load, but at most `waitMs` milliseconds. */
async function waitFor(file: NetworkFile, waitMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      file.hasDelayed = true;
      resolve();
    }, waitMs);
  });
  await Promise.race([file.loading, timeout]);
  clearTimeout(timer);
}

/**
 * Decodes a network.
 *
 * @throws RangeError if the kernel does not support the numbers of the network, or the text has the wrong length
 * @throws DOMException if the text is not Base64
 */
export function decodeNetwork(
  { neurons, outputBias, outputScale, weights }: EncodedNetwork,
  cellCount: number,
): KernelNetwork {
  if (!isNeuronCount(neurons))
    throw new RangeError(
      `a network has ${NEURON_GROUP} to ${MAX_NEURONS} neurons, a multiple of ${NEURON_GROUP}, not ${String(neurons)}`,
    );
  if (!Number.isInteger(outputBias) || !Number.isInteger(outputScale) || outputScale <= 0)
    throw new RangeError('the bias and the scale of a network are whole numbers, and the scale is positive');
  const bytes = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  const inputCount = 2 * cellCount * neurons;
  const numberCount = 3 * neurons;
  if (bytes.length !== inputCount + 2 * numberCount)
    throw new RangeError(
      `a network of ${neurons} neurons has ${inputCount + 2 * numberCount} bytes, not ${bytes.length}`,
    );
  const view = new DataView(bytes.buffer);
  const numbers = Int16Array.from({ length: numberCount }, (_, index) =>
    view.getInt16(inputCount + 2 * index, true),
  );
  return {
    neurons,
    inputWeights: new Int8Array(bytes.buffer, 0, inputCount),
    neuronBiases: numbers.subarray(0, neurons),
    outputWeights: numbers.subarray(neurons),
    outputBias,
    outputScale,
  };
}
