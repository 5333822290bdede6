import { isRanked, legalMoves, type Move, PASS, type Position } from '@halma/rules';
import { hasStalled, havePassed, soleRival } from './armies.ts';
import { Battlefield } from './battlefield.ts';
import { candidateOf } from './candidates.ts';
import { bestDrop } from './drop.ts';
import { deepSearchFor, racingMove } from './full-search.ts';
import type { Limits } from './limits.ts';
import { contestedMove, marchingMove } from './plain-search.ts';

/**
 * Chooses a move for the seat to move. Where two armies meet, both sides' moves are searched; where they have passed each
 * other, or more than two play, an army's own next moves.
 *
 * @returns a legal move; the pass when there is no other, or when the seat is home and need not move
 */
export function chooseMove(position: Position, limits: Limits): Move {
  const { toMove } = position;
  const moves = legalMoves(position);
  const isHome = isRanked(position, toMove);
  const [only = PASS] = moves;
  if (moves.length < 2 || isHome) return isHome ? PASS : only;
  const random = limits.random ?? ((): number => 0);
  if (position.dropsLeft > 0) return bestDrop(position, moves, random);
  const candidates = moves
    .filter((move) => move.kind !== 'pass')
    .map((move) => candidateOf(position, move, random));
  const field = new Battlefield(position);
  const rival = soleRival(position);
  if (rival === undefined) return marchingMove(field, toMove, candidates).move;
  const alone = havePassed(field, toMove, rival) || hasStalled(position, field);
  const deep = limits.strength === 'full' ? deepSearchFor(position.rules) : null;
  if (deep !== null)
    return alone ? racingMove(position, candidates) : (deep.choose(position, limits) ?? only);
  return (
    alone ? marchingMove(field, toMove, candidates) : contestedMove(field, toMove, rival, candidates, limits)
  ).move;
}
