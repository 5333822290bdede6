/** What the compiled module offers. 64-bit numbers cross as bigint. */
export interface KernelExports {
  readonly memory: WebAssembly.Memory;
  readonly menAddress: () => number;
  readonly cellsAddress: () => number;
  readonly costsAddress: () => number;
  readonly rootMovesAddress: () => number;
  readonly rootBiasesAddress: () => number;
  readonly countMoves: (side: number) => number;
  readonly largestGain: (side: number) => number;
  readonly perft: (side: number, depth: number, plays: boolean) => bigint;
  readonly settle: (homeCost0: number, homeCost1: number) => void;
  readonly beginSearch: (until: number) => void;
  readonly searchRoot: (side: number, depth: number, count: number) => number;
  readonly hasStopped: () => boolean | number;
  readonly nodesSearched: () => bigint;
}
