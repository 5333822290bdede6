// What a search may use up.

/** The host's clock, in milliseconds. */
@external('host', 'clock')
declare function clock(): f64;

/** Positions between two looks at the clock, less one. */
const BETWEEN = 1023;

let nodes: i64 = 0;
let nodeLimit: i64 = 0;
let deadline: f64 = 0;
/** True once the search has to end; whatever it finds from then on means nothing. */
export let stopped = false;

/** Positions looked at since the search began. */
export function nodesSearched(): i64 {
  return nodes;
}

export function hasStopped(): bool {
  return stopped;
}

/** Gives a search until then on the host's clock, and so many nodes. */
export function giveBudget(until: f64, mostNodes: i64): void {
  nodes = 0;
  nodeLimit = mostNodes;
  deadline = until;
  stopped = false;
}

/** Counts a position, and looks now and then whether the search has to end. */
@inline
export function countNode(): void {
  nodes += 1;
  if (nodes >= nodeLimit || ((nodes & BETWEEN) == 0 && clock() >= deadline)) stopped = true;
}
