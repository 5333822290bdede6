import { accept, type GameEvent, type Result, refuse } from '@halma/protocol';
import type { Circumstances } from './circumstances.ts';
import { flagFalls, isFreeTurn } from './clock.ts';
import { dueOf } from './due.ts';
import { type GameState, levelOn, seatsOfPeople, seatToMove } from './state.ts';
import { decideMove } from './turns.ts';

/** What the server itself does at a table. */
export type ServerOrder =
  /** The computer's turn. */
  | { readonly do: 'level-move'; readonly ply: number; readonly move: string }
  /** Whatever somebody's time running out leads to. */
  | { readonly do: 'time' }
  /** The server was away, or is about to be, for so many milliseconds. */
  | { readonly do: 'credit'; readonly milliseconds: number };

/** Decides about an order of the server. Refused when its reason has gone in the meantime. */
export function decideServerOrder(
  state: GameState,
  order: ServerOrder,
  circumstances: Circumstances,
): Result<GameEvent> {
  switch (order.do) {
    case 'level-move': {
      const seat = seatToMove(state);
      if (seat === undefined || levelOn(state, seat) === undefined) return refuse('not-your-turn');
      return decideMove(state, { ...order, do: 'move' }, { ...circumstances, seat });
    }
    case 'time':
      return decideTime(state, circumstances.now);
    case 'credit':
      return seatToMove(state) !== undefined &&
        state.terms.clock.kind === 'real-time' &&
        order.milliseconds > 0
        ? accept({ kind: 'credited', milliseconds: order.milliseconds })
        : refuse('not-started');
  }
}

function decideTime(state: GameState, now: number): Result<GameEvent> {
  const seat = seatToMove(state);
  if (seat !== undefined) {
    if (now <= (flagFalls(state) ?? now)) return refuse('too-late');
    const neverBegan = isFreeTurn(state);
    return accept(neverBegan ? { kind: 'aborted' } : { kind: 'fell', seat });
  }
  if (now < (dueOf(state)?.at ?? Number.POSITIVE_INFINITY)) return refuse('too-late');
  if (state.phase === 'waiting') return accept({ kind: 'aborted' });
  const missing = seatsOfPeople(state).find((other) => !state.ready.includes(other));
  return missing === undefined ? refuse('too-late') : accept({ kind: 'left', seat: missing });
}
