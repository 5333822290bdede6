import { checkPosition, type Position } from '@halma/rules';
import { armyOf, mayHaveHomeDuty } from '../army/army.ts';
import { crossingSymmetries } from '../army/symmetries.ts';
import { checkFunction } from '../check-arguments.ts';
import { bidirectionalProof } from '../solo/bidirectional-proof.ts';
import {
  DEFAULT_PROOF_MEMORY_BYTES,
  runSoloSearch,
  type SoloResult,
  type SoloSearchOptions,
} from '../solo/solo-search.ts';
import { wideningBeams } from '../solo/widening-beams.ts';
import { halfPathProof, supportsHalfPathProof } from './half-path-proof.ts';
import { joinedBeams } from './joined-beams.ts';
import { restBoundProof } from './rest-bound.ts';

/** The options of a search for transfers. */
export interface TransferOptions extends SoloSearchOptions {
  /** The maximum number of placements that a beam keeps after each move; 125,000 by default. */
  readonly beamWidth?: number;
}

const DEFAULT_BEAM_WIDTH = 125_000;

/**
 * Looks for the fewest moves in which the army of a seat crosses the board to its target. If start and target are
 * images of each other, the search joins half paths; otherwise it looks for whole paths.
 *
 * @returns results like those of `searchPacking`
 */
export function searchTransfer(position: Position, options: TransferOptions): Generator<SoloResult> | null {
  checkPosition(position);
  checkFunction('clock', options?.clock);
  const {
    clock,
    seat = position.toMove,
    memoryBytes = DEFAULT_PROOF_MEMORY_BYTES,
    beamWidth = DEFAULT_BEAM_WIDTH,
  } = options;
  const army = armyOf(position.rules, seat, position.men);
  if (army === null || mayHaveHomeDuty(army)) return null;
  const symmetries = crossingSymmetries(army);
  if (symmetries === null)
    return runSoloSearch(army, clock, [wideningBeams(beamWidth), bidirectionalProof(memoryBytes)]);
  const proof = supportsHalfPathProof(army)
    ? halfPathProof(symmetries, memoryBytes)
    : bidirectionalProof(memoryBytes);
  return runSoloSearch(army, clock, [restBoundProof, joinedBeams(symmetries, beamWidth), proof]);
}
