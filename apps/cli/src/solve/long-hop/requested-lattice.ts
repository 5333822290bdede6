import { HopSolver, type Lattice, latticeOf } from '@halma/solver';
import { decline, give, type Reply } from '../../faults.ts';
import type { Request } from '../../request/fields.ts';

const USUAL_SIDE = 16;
const LEAST_SIDE = 3;

/** A solver for the board that is asked for. */
export function requestedSolver(request: Pick<Request, 'side'>): Reply<HopSolver> {
  const lattice = requestedLattice(request);
  return lattice.ok ? give(new HopSolver(lattice.value.side)) : lattice;
}

/** The lattice of the board that is asked for. */
export function requestedLattice({ side = USUAL_SIDE }: Pick<Request, 'side'>): Reply<Lattice> {
  return Number.isInteger(side) && side >= LEAST_SIDE && side <= USUAL_SIDE
    ? give(latticeOf(side))
    : decline('bad-request', `--side expects a whole number from ${LEAST_SIDE} to ${USUAL_SIDE}.`);
}
