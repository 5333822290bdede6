import type { Position } from '@halma/rules';
import { armyOf } from '../army/army.ts';
import { twoEndedProof } from '../home/two-ended-proof.ts';
import { PROOF_MEMORY, type WayHome, type WayLimits, waysHome } from '../home/ways-home.ts';
import { wideningBeams } from '../home/widening-beams.ts';

const WIDEST = 200_000;

/**
 * Looks for the fewest moves in which the army of a seat, alone, comes home, all others standing still. Beams ever wider find
 * ways, and a search from both ends raises the bound until they meet. It stops wherever its caller stops asking.
 *
 * @returns answers every few hundredths of a second, each at least as good as the one before, until one is proven or nothing is
 * left to try; null for an army that is not one of plain men in a game with camps
 */
export function packings(position: Position, limits: WayLimits): Generator<WayHome> | null {
  const { clock, seat = position.toMove, memory = PROOF_MEMORY } = limits;
  const army = armyOf(position.rules, seat, position.men);
  return army && waysHome(army, clock, [wideningBeams(WIDEST), twoEndedProof(memory)]);
}
