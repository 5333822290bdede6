import { checkPosition, type Position, type Side } from '@halma/rules';
import { estimateRace } from './features/race-estimate.ts';
import { seatViewOf } from './features/seat-view.ts';
import { sidesInPlay, sideToMove, winningSide } from './root/sides.ts';
import type { PrincipalVariation } from './search-info.ts';
import { DEFAULT_ODDS_SCALE } from './values/lead-scale.ts';

/**
 * Returns each side's chance of finishing first, in the order of `rules.sides`. The chances add up to 1. The side to
 * move has the chance of its line. The other sides in play share the rest according to their estimated remaining moves,
 * without a search. Once a side has won, its chance is 1; the sides of a draw have equal chances.
 */
export function winningChances(
  position: Position,
  { winningChance }: Pick<PrincipalVariation, 'winningChance'>,
): readonly number[] {
  checkPosition(position);
  const { sides } = position.rules;
  const winner = winningSide(position);
  // Under equal turns, a side that has finished may have to share the first place.
  const winners = position.outcome?.tiers[0] ?? (winner && [winner]);
  if (winners !== undefined) {
    const hasWon = (side: Side): boolean =>
      winners.some(([seat]) => seat !== undefined && side.includes(seat));
    return sides.map((side) => (hasWon(side) ? 1 / winners.length : 0));
  }
  const moverSide = sideToMove(position);
  const opponents = sidesInPlay(position).filter((side) => side !== moverSide);
  const odds = new Map(
    opponents.map((side) => [side, Math.exp(-movesToGo(position, side) / DEFAULT_ODDS_SCALE)]),
  );
  const total = [...odds.values()].reduce((sum, value) => sum + value, 0);
  return sides.map((side) =>
    side === moverSide ? winningChance : ((1 - winningChance) * (odds.get(side) ?? 0)) / total,
  );
}

/** Estimates the moves that a side still needs; 0 for every side in games in which no man starts in a corner camp. */
function movesToGo(position: Position, [seat]: Side): number {
  const view = seat === undefined ? null : seatViewOf(position, seat);
  return view === null ? 0 : (estimateRace(view)?.ownMoves ?? 0);
}
