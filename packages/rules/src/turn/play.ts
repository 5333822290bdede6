import { settleTurn } from '../ends/settle.ts';
import { manHash } from '../position/hash.ts';
import { type PastPositions, withPast } from '../position/past-positions.ts';
import { type Draft, hasManIn, type Position } from '../position/position.ts';
import { accept, type Result } from '../refusal.ts';
import { manOf, PLAIN, type Seat, VACANT } from '../seat.ts';
import type { Move } from './move.ts';
import { whyNot } from './why-not.ts';

/**
 * Plays one turn.
 *
 * @returns the next position, with its outcome when the turn ended the game; or why the move is refused, with the ply
 * and the cell it is about
 */
export function play(position: Position, move: Move): Result<Position> {
  const refusal = whyNot(position, move);
  return refusal === null ? accept(playListed(position, move)) : { ok: false, refusal };
}

/** Plays a move that is known to be legal, because the generator listed it in this very position. */
export function playListed(position: Position, move: Move): Position {
  const draft: Draft = { ...position, previous: position, past: pastAfter(position, move), lastMove: move };
  const mover = position.toMove;
  moveMen(draft, move, mover);
  draft.demand = move.kind === 'walk' && move.demand === true;
  draft.ply += 1;
  draft.turns = position.turns.with(mover, (position.turns[mover] ?? 0) + 1);
  draft.passed = move.kind === 'pass' ? position.passed | (1 << mover) : 0;
  draft.evacuated = evacuatedAfter(draft);
  settleTurn(draft, mover);
  return draft;
}

function moveMen(draft: Draft, move: Move, mover: Seat): void {
  if (move.kind === 'pass') return;
  const men = draft.men.slice();
  draft.men = men;
  if (move.kind === 'drop') {
    men[move.to] = manOf(mover, PLAIN);
    draft.hash ^= manHash(move.to, manOf(mover, PLAIN));
    draft.hands = draft.hands.with(mover, (draft.hands[mover] ?? 0) - 1);
    draft.dropsLeft -= 1;
    return;
  }
  const man = men[move.from] ?? VACANT;
  men[move.from] = VACANT;
  draft.hash ^= manHash(move.from, man);
  if (move.kind === 'leave') return;
  men[move.to] = man;
  draft.hash ^= manHash(move.to, man);
}

/** What can come up again: a drop, and a man who leaves, are never undone. */
function pastAfter(position: Position, move: Move): PastPositions | null {
  const isFinal = move.kind === 'drop' || move.kind === 'leave';
  return isFinal ? null : withPast(position.past, position);
}

/** A yard that was once seen empty of its own men stays marked for the rest of the game. */
function evacuatedAfter({ rules, men, evacuated }: Draft): number {
  if (rules.options.evacuate === 'off') return evacuated;
  let seen = evacuated;
  for (const seat of rules.rivals) {
    if (seat === 0 || (seen & (1 << seat)) !== 0) continue;
    if (!hasManIn({ men }, seat, rules.yards[seat]?.home ?? [])) seen |= 1 << seat;
  }
  return seen;
}
