import { checkPosition } from '../check-arguments.ts';
import { resolveTurn } from '../ends/resolve-turn.ts';
import { parseMove } from '../notation/move-text.ts';
import { manHash } from '../position/hash.ts';
import { type Draft, hasManIn, type Position } from '../position/position.ts';
import { addToHistory, type RepetitionHistory } from '../position/repetition-history.ts';
import { accept, type Result } from '../refusal.ts';
import { manOf, PLAIN_KIND, type Seat, VACANT } from '../seat.ts';
import { findRefusal } from './find-refusal.ts';
import type { Move } from './move.ts';

/**
 * Plays one turn.
 *
 * @param move the move, or its text in the form that `parseMove` accepts
 * @returns the next position, with its outcome if the turn ended the game; or the refusal with its ply and cell
 */
export function play(position: Position, move: Move | string): Result<Position> {
  checkPosition(position);
  if (typeof move === 'string') {
    const parsed = parseMove(position, move);
    return parsed.ok
      ? play(position, parsed.value)
      : { ok: false, refusal: { ...parsed.refusal, ply: position.ply + 1 } };
  }
  const refusal = findRefusal(position, move);
  return refusal === null ? accept(playUnchecked(position, move)) : { ok: false, refusal };
}

/** Plays a move without checking it. The caller guarantees that it is legal. */
export function playUnchecked(position: Position, move: Move): Position {
  const draft: Draft = {
    ...position,
    previous: position,
    repetitionHistory: historyAfter(position, move),
    lastMove: move,
  };
  const mover = position.toMove;
  moveMen(draft, move, mover);
  draft.jumpDemanded = move.kind === 'normal' && move.demandsJump === true;
  draft.ply += 1;
  draft.turnsPlayed = position.turnsPlayed.with(mover, (position.turnsPlayed[mover] ?? 0) + 1);
  draft.passed = move.kind === 'pass' ? position.passed | (1 << mover) : 0;
  draft.evacuated = evacuatedAfter(draft);
  resolveTurn(draft, mover);
  return draft;
}

function moveMen(draft: Draft, move: Move, mover: Seat): void {
  if (move.kind === 'pass') return;
  const men = draft.men.slice();
  draft.men = men;
  if (move.kind === 'drop') {
    men[move.to] = manOf(mover, PLAIN_KIND);
    draft.hash ^= manHash(move.to, manOf(mover, PLAIN_KIND));
    draft.hands = draft.hands.with(mover, (draft.hands[mover] ?? 0) - 1);
    draft.dropsLeft -= 1;
    return;
  }
  const man = men[move.from] ?? VACANT;
  men[move.from] = VACANT;
  draft.hash ^= manHash(move.from, man);
  if (move.kind === 'bear-off') return;
  men[move.to] = man;
  draft.hash ^= manHash(move.to, man);
}

/** Returns the positions that can occur again. After a drop or a bear-off, no earlier position can. */
function historyAfter(position: Position, move: Move): RepetitionHistory | null {
  const isIrreversible = move.kind === 'drop' || move.kind === 'bear-off';
  return isIrreversible ? null : addToHistory(position.repetitionHistory, position);
}

/** Returns the seats that have emptied their camps, as `Position.evacuated` defines them. */
function evacuatedAfter({ rules, men, evacuated }: Draft): number {
  if (rules.options.evacuate === 'off') return evacuated;
  let evacuatedSeats = evacuated;
  for (const seat of rules.directOpponents) {
    if (seat === 0 || (evacuatedSeats & (1 << seat)) !== 0) continue;
    if (!hasManIn({ men }, seat, rules.camps[seat]?.home ?? [])) evacuatedSeats |= 1 << seat;
  }
  return evacuatedSeats;
}
