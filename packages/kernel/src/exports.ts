/** The places of the module's memory that the host writes to or reads, in the order the module tells them. */
export const PLACES = [
  'men',
  'cells',
  'leave',
  'armies',
  'sideHomeCosts',
  'costs',
  'stepGains',
  'rootMoves',
  'rootBiases',
  'trail',
  'together',
] as const;

/** What the compiled module offers. 64-bit numbers cross as bigint. */
export interface KernelExports {
  readonly memory: WebAssembly.Memory;
  /** The address of the list of places, 32 bits each. */
  readonly addresses: () => number;
  readonly setArmies: (count: number) => void;
  readonly setPlain: (plain: boolean) => void;
  readonly countMoves: (army: number) => number;
  readonly perft: (army: number, depth: number, plays: boolean) => bigint;
  readonly settle: (salt: number) => void;
  readonly giveBudget: (until: number, mostNodes: bigint) => void;
  readonly beginSearch: (sixteenthsFeared: number) => void;
  readonly searchRoot: (army: number, depth: number, first: number, count: number) => number;
  readonly followLine: (army: number, first: number, most: number) => number;
  readonly setAverageMove: (gain: number) => void;
  readonly playOut: (army: number, first: number, from: number, to: number) => void;
  readonly followPlayout: (army: number, first: number) => number;
  readonly hasStopped: () => boolean | number;
  readonly nodesSearched: () => bigint;
  readonly forget: () => void;
}
