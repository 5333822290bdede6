import { accept } from '@halma/rules';
import { type Lattice, LongHopSolver, latticeOf } from '@halma/solver';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';

const MIN_SIDE = 3;
const MAX_SIDE = 16;
const DEFAULT_SIDE = MAX_SIDE;

/** Creates a solver for the requested board. */
export function createLongHopSolver(request: Pick<Request, 'side'>): CommandResult<LongHopSolver> {
  const lattice = requestedLattice(request);
  return lattice.ok ? accept(new LongHopSolver(lattice.value.boardSide)) : lattice;
}

/** Returns the lattice of the requested board. */
export function requestedLattice({ side = DEFAULT_SIDE }: Pick<Request, 'side'>): CommandResult<Lattice> {
  return Number.isInteger(side) && side >= MIN_SIDE && side <= MAX_SIDE
    ? accept(latticeOf(side))
    : refuse('bad-request', `--side expects a whole number from ${MIN_SIDE} to ${MAX_SIDE}.`);
}
