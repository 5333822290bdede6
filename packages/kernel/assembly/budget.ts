import { NODES_PER_POLL } from './limits';

// Time and node limits of a search.

/** The host's clock in milliseconds. */
@external('host', 'clock')
declare function clock(): f64;

/** The clock is read at each node whose number has none of these bits set. */
const CLOCK_MASK = NODES_PER_POLL - 1;

let nodes: i64 = 0;
let nodeLimit: i64 = 0;
let deadline: f64 = 0;
/** True once a limit is reached. The results of the running search are then invalid. */
export let stopped = false;

/** Returns the number of nodes searched since `setBudget`. */
export function nodesSearched(): i64 {
  return nodes;
}

export function hasStopped(): bool {
  return stopped;
}

/**
 * Sets the limits of the next search.
 *
 * @param until the deadline on the host's clock
 * @param maxNodes the node limit
 */
export function setBudget(until: f64, maxNodes: i64): void {
  nodes = 0;
  nodeLimit = maxNodes;
  deadline = until;
  stopped = false;
}

/** Counts a node and checks the limits. */
@inline
export function countNode(): void {
  nodes += 1;
  if (nodes >= nodeLimit || ((nodes & CLOCK_MASK) == 0 && clock() >= deadline)) stopped = true;
}
