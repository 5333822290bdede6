// Each thread that solves a board has an instance of this module.

export { ADJACENT, IMAGES, LANDINGS, NEIGHBOURS, setSize } from './board';
export { setBlocks, setGoals } from './ends';
export { isSymmetric, mirrorValues, rankWithRow } from './mirror';
export { BINOMIAL_STRIDE, BINOMIALS } from './ranks';
export { expand, hasValue, initialise } from './retrograde';
export { counters, listedValues, reserveRows, rows, sets, values } from './rows';
export { listZugzwangs } from './zugzwang';
