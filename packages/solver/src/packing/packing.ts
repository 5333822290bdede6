import type { Position } from '@halma/rules';
import { armyOf } from '../army/army.ts';
import { bidirectionalProof } from '../solo/bidirectional-proof.ts';
import {
  DEFAULT_PROOF_MEMORY_BYTES,
  runSoloSearch,
  type SoloResult,
  type SoloSearchOptions,
} from '../solo/solo-search.ts';
import { wideningBeams } from '../solo/widening-beams.ts';

const MAX_BEAM_WIDTH = 200_000;

/**
 * Looks for the fewest moves in which the army of a seat comes home while all other men stand still. Wider
 * and wider beams find solutions, and a bidirectional search raises the lower bound until they meet. The
 * search stops when its caller stops the generator.
 *
 * @returns results every few hundredths of a second, each at least as good as the last, until one is proven
 *   or nothing is left to try; null unless the army consists of plain men in a game with camps
 */
export function searchPacking(position: Position, options: SoloSearchOptions): Generator<SoloResult> | null {
  const { clock, seat = position.toMove, memoryBytes = DEFAULT_PROOF_MEMORY_BYTES } = options;
  const army = armyOf(position.rules, seat, position.men);
  return army && runSoloSearch(army, clock, [wideningBeams(MAX_BEAM_WIDTH), bidirectionalProof(memoryBytes)]);
}
