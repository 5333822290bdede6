// Each thread that solves a board has an instance of this module.

export { ADJACENT, LANDINGS, NEIGHBOURS, setSize } from './board';
export { setBlocks, setGoals } from './ends';
export { BINOMIAL_STRIDE, BINOMIALS } from './ranks';
export { counterRowOf, expand, hasValue, initialise } from './retrograde';
export { counters, listedValues, reserveRows, sets, values } from './rows';
export { listZugzwangs } from './zugzwang';
