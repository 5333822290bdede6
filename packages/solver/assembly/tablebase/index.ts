// All threads that solve a board share one memory. Each has an instance of this module.

export { ADJACENT, BINOMIAL_STRIDE, BINOMIALS, LANDINGS, NEIGHBOURS, setLayout, setSize } from './area';
export { setBlocks, setGoals } from './ends';
export { expand, initialise } from './retrograde';
export { countZugzwangs } from './zugzwang';
