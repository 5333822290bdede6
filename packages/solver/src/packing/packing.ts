import { checkPosition, type Position } from '@halma/rules';
import { armyOf, mayHaveHomeDuty } from '../army/army.ts';
import { checkFunction } from '../check-arguments.ts';
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
 * Looks for the fewest moves that bring the army of a seat home while all other men stay where they are. It ignores the
 * limits on the number of turns, `moveCap` and `homeLimit`. Beams of increasing width find solutions, and a bidirectional
 * search raises the lower bound. The caller may stop the generator at any time.
 *
 * @returns results every few hundredths of a second, each at least as good as the last, until one is proven or the
 *   searches are exhausted; null if `armyOf` refuses the army or the option `homeDuty` may restrict it
 */
export function searchPacking(position: Position, options: SoloSearchOptions): Generator<SoloResult> | null {
  checkPosition(position);
  checkFunction('clock', options?.clock);
  const { clock, seat = position.toMove, memoryBytes = DEFAULT_PROOF_MEMORY_BYTES } = options;
  const army = armyOf(position.rules, seat, position.men);
  if (army === null || mayHaveHomeDuty(army)) return null;
  return runSoloSearch(army, clock, [wideningBeams(MAX_BEAM_WIDTH), bidirectionalProof(memoryBytes)]);
}
