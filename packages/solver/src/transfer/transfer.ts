import type { Position } from '@halma/rules';
import { armyOf } from '../army/army.ts';
import { crossingSymmetries } from '../army/symmetries.ts';
import { twoEndedProof } from '../home/two-ended-proof.ts';
import { PROOF_MEMORY, type WayHome, type WayLimits, waysHome } from '../home/ways-home.ts';
import { wideningBeams } from '../home/widening-beams.ts';
import { canProveByHalves, halvesProof } from './halves-proof.ts';
import { joinedBeams } from './joined-beams.ts';
import { restsProof } from './rests-bound.ts';

/** What a search for transfers may use. */
export interface TransferLimits extends WayLimits {
  /** Placements kept after each move, in the widest beam; 125,000 unless given. */
  readonly width?: number;
}

const WIDTH = 125_000;

/**
 * Looks for the fewest moves in which the army of a seat, alone, crosses the board to its target. Where start and target are
 * images of each other, ways are put together from two halves; from any other position they are run through to the end.
 *
 * @returns answers as `packings` gives them
 */
export function transfers(position: Position, limits: TransferLimits): Generator<WayHome> | null {
  const { clock, seat = position.toMove, memory = PROOF_MEMORY, width = WIDTH } = limits;
  const army = armyOf(position.rules, seat, position.men);
  if (army === null) return null;
  const symmetries = crossingSymmetries(army);
  if (symmetries === null) return waysHome(army, clock, [wideningBeams(width), twoEndedProof(memory)]);
  const proof = canProveByHalves(army) ? halvesProof(symmetries, memory) : twoEndedProof(memory);
  return waysHome(army, clock, [restsProof, joinedBeams(symmetries, width), proof]);
}
