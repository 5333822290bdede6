import { NODES_PER_POLL, TABLE_BYTES, THREAD_BYTES } from './generated/limits.ts';
import { compileModule, copyPosition, exportsOf, type KernelInstance, viewMemory } from './memory.ts';

/** The maximum number of threads in a search. */
export const MAX_SEARCH_THREADS = 64;

/**
 * The memory of a search by several threads: one transposition table for all threads, and regions for each.
 * The searching thread has index 0. The others help it (`helpSearch`): they search the same position, and the
 * entries that they write to the table save it work (Lazy SMP). The memory can be sent to a worker in a
 * message.
 */
export interface SearchThreads {
  /** The number of threads, including the searching one. */
  readonly count: number;
  /** A `WebAssembly.Module`; the types of Node have no such name. */
  readonly module: object;
  /** A `WebAssembly.Memory`. */
  readonly memory: { readonly buffer: ArrayBuffer };
  /**
   * The state of the search: the numbers of `FIELDS`, then, for each thread, whether it is searching, and then how
   * often each has polled.
   */
  readonly control: Int32Array<SharedArrayBuffer>;
}

/** The index in `control` of each number, by name. */
const FIELDS = {
  /** The number of the latest search. The first is 1. */
  latestBegunSearch: 0,
  /** The number of the latest search that has ended. */
  latestEndedSearch: 1,
  isClosed: 2,
  /** Whether a kernel uses the memory. */
  isOwned: 3,
  army: 4,
  rootMoveCount: 5,
  lineCount: 6,
  maxDepth: 7,
  threatWeight: 8,
  hashSalt: 9,
  generation: 10,
  armyCount: 11,
  isUnrestricted: 12,
  /** The number of polls of all threads that ends the search. */
  pollLimit: 13,
} as const;
const FIELD_COUNT = Object.keys(FIELDS).length;
type Field = keyof typeof FIELDS;

/** The parameters of the helpers' search; the position is in the shared memory. */
export type SharedTask = Readonly<
  Record<
    | 'army'
    | 'rootMoveCount'
    | 'lineCount'
    | 'maxDepth'
    | 'threatWeight'
    | 'hashSalt'
    | 'generation'
    | 'armyCount'
    | 'isUnrestricted'
    | 'nodeLimit',
    number
  >
>;

const PAGE_BYTES = 65_536;
const MAX_INT32 = 2 ** 31 - 1;
/**
 * The maximum time to wait for the helpers at the end of a search, in milliseconds. They usually need about
 * 1 ms.
 */
const MAX_WAIT_MS = 1000;

/**
 * Creates the memory for a search by several threads. The caller starts a worker for each index from 1, which calls
 * `helpSearch`, and passes the memory to one player or analyser.
 *
 * @param count the number of threads, 2 to `MAX_SEARCH_THREADS`
 * @throws RangeError for any other number, and where memory cannot be shared, as on a page that is not cross-origin
 *   isolated
 */
export async function createSearchThreads(count: number): Promise<SearchThreads> {
  if (!(Number.isInteger(count) && count >= 2 && count <= MAX_SEARCH_THREADS))
    throw new RangeError(
      `A search has 2 to ${MAX_SEARCH_THREADS} threads that share memory, not ${String(count)}.`,
    );
  if (typeof SharedArrayBuffer === 'undefined')
    throw new RangeError('Threads cannot share memory here: the page is not cross-origin isolated.');
  // Only a search by several threads needs this module.
  const { MODULE_TEXT } = await import('./generated/threads/module-text.ts');
  // The last regions hold the position for the helpers, since the search changes the regions of its thread.
  const pageCount = (TABLE_BYTES + (count + 1) * THREAD_BYTES) / PAGE_BYTES;
  return {
    count,
    module: compileModule(MODULE_TEXT),
    memory: new WebAssembly.Memory({ initial: pageCount, maximum: pageCount, shared: true }),
    control: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * (FIELD_COUNT + 2 * count))),
  };
}

/** Makes the helper threads stop at their next poll. The memory cannot be used again. */
export function closeSearchThreads({ control }: SearchThreads): void {
  Atomics.store(control, FIELDS.isClosed, 1);
  Atomics.store(control, FIELDS.latestEndedSearch, Atomics.load(control, FIELDS.latestBegunSearch));
  Atomics.add(control, FIELDS.latestBegunSearch, 1);
  Atomics.notify(control, FIELDS.latestBegunSearch);
}

/**
 * Helps every search of the threads until they are closed. Blocks the calling thread.
 *
 * @param index the number of this thread, starting at 1
 */
export function helpSearch(threads: SearchThreads, index: number): void {
  const { control, memory } = threads;
  let searchNumber = 0;
  const hasEnded = (): boolean => Atomics.load(control, FIELDS.latestEndedSearch) >= searchNumber;
  const instance = instantiateThread(threads, index, () => {
    countPoll(threads, index);
    // The searching thread may not run for a while, so it alone cannot keep the helpers within the node limit.
    return hasEnded() || sumOfPolls(threads, 0) >= Atomics.load(control, FIELDS.pollLimit) ? 1 : 0;
  });
  const position = viewMemory(instance.exports, memory.buffer, regionsAt(threads.count) - regionsAt(index));
  for (;;) {
    Atomics.wait(control, FIELDS.latestBegunSearch, searchNumber);
    if (Atomics.load(control, FIELDS.isClosed) === 1) return;
    searchNumber = Atomics.load(control, FIELDS.latestBegunSearch);
    Atomics.store(control, FIELD_COUNT + index, 1);
    // The search may have ended before this thread announced that it was reading the position.
    if (!hasEnded()) {
      copyPosition(position, instance.memory);
      searchAsHelper(control, instance, index);
    }
    Atomics.store(control, FIELD_COUNT + index, 0);
    Atomics.notify(control, FIELD_COUNT + index);
  }
}

/**
 * Searches the position to increasing depths until the search ends. Every second helper starts one ply deeper.
 */
function searchAsHelper(control: Int32Array, { exports }: KernelInstance, index: number): void {
  const field = (name: Field): number => Atomics.load(control, FIELDS[name]);
  exports.setArmyCount(field('armyCount'));
  exports.setUnrestricted(field('isUnrestricted') === 1);
  exports.preparePosition(field('hashSalt'));
  // The clock of a helper returns 1, its deadline, when it has to stop.
  exports.setBudget(1, BigInt(Number.MAX_SAFE_INTEGER));
  exports.beginSearch(field('threatWeight'), field('generation'));
  for (let depth = 2 + (index & 1); depth <= field('maxDepth'); depth += 1) {
    for (let first = 0; first < Math.min(field('lineCount'), field('rootMoveCount')); first += 1) {
      exports.searchRoot(field('army'), depth, first, field('rootMoveCount'));
      if (exports.hasStopped() === 1) return;
    }
  }
}

/**
 * Creates the instance of a thread.
 *
 * @param clock called every `NODES_PER_POLL` nodes; the search stops once the number that it returns reaches the deadline
 */
export function instantiateThread(
  { module, memory }: SearchThreads,
  index: number,
  clock: () => number,
): KernelInstance {
  const base = regionsAt(index);
  const imports = { env: { memory: memory as WebAssembly.Memory }, host: { clock, base } };
  const instance = new WebAssembly.Instance(module, imports);
  const exports = exportsOf(instance);
  if (exports.END.value > base + THREAD_BYTES)
    throw new RangeError('the regions of a thread exceed THREAD_BYTES');
  return { exports, memory: viewMemory(exports, memory.buffer, 0) };
}

/** Counts a poll of a thread in the state of the search. */
function countPoll({ control, count }: SearchThreads, index: number): void {
  Atomics.add(control, FIELD_COUNT + count + index, 1);
}

/** Returns how many times the threads with this index or a higher one have polled in this search. */
function sumOfPolls({ control, count }: SearchThreads, firstIndex: number): number {
  let sum = 0;
  for (let index = firstIndex; index < count; index += 1)
    sum += Atomics.load(control, FIELD_COUNT + count + index);
  return sum;
}

/** Returns the address of the regions of a thread. */
function regionsAt(index: number): number {
  return TABLE_BYTES + index * THREAD_BYTES;
}

/** The searching thread's control over its helpers: it starts and ends their work. */
export class ThreadLeader {
  readonly #threads: SearchThreads;

  /** @throws RangeError if another kernel uses the threads, or they are closed */
  constructor(threads: SearchThreads) {
    const { control } = threads;
    if (Atomics.load(control, FIELDS.isClosed) === 1) throw new RangeError('The search threads are closed.');
    if (Atomics.exchange(control, FIELDS.isOwned, 1) === 1)
      throw new RangeError('The search threads serve one player or analyser. Create others for this one.');
    this.#threads = threads;
  }

  /** Lets the helpers search the position of an instance. */
  begin({ exports, memory }: KernelInstance, { nodeLimit, ...task }: SharedTask): void {
    const { control, count, memory: shared } = this.#threads;
    // The caller may have abandoned the previous search.
    this.end();
    copyPosition(memory, viewMemory(exports, shared.buffer, regionsAt(count) - regionsAt(0)));
    const fields = { ...task, pollLimit: Math.min(Math.ceil(nodeLimit / NODES_PER_POLL), MAX_INT32) };
    for (const [name, value] of Object.entries(fields)) Atomics.store(control, FIELDS[name as Field], value);
    control.fill(0, FIELD_COUNT + count);
    if (Atomics.load(control, FIELDS.isClosed) === 1) return;
    Atomics.add(control, FIELDS.latestBegunSearch, 1);
    Atomics.notify(control, FIELDS.latestBegunSearch);
  }

  /** Stops the helpers' search, and waits until they no longer read the position or write to the table. */
  end(): void {
    const { control, count } = this.#threads;
    Atomics.store(control, FIELDS.latestEndedSearch, Atomics.load(control, FIELDS.latestBegunSearch));
    for (let index = 1; index < count; index += 1) {
      // A helper that was terminated during a search never reports. It does no harm.
      const result = Atomics.wait(control, FIELD_COUNT + index, 1, MAX_WAIT_MS);
      if (result === 'timed-out') Atomics.store(control, FIELD_COUNT + index, 0);
    }
  }

  /** Counts a poll of the searching thread, which has visited another `NODES_PER_POLL` nodes. */
  countPoll(): void {
    countPoll(this.#threads, 0);
  }

  /** The number of nodes that the helpers have visited in this search, to within `NODES_PER_POLL` each. */
  get nodes(): number {
    return sumOfPolls(this.#threads, 1) * NODES_PER_POLL;
  }
}
