import { accept, refuse } from '@halma/protocol';
import type { CommandOf, Decide, EventOf, Evolve } from './circumstances.ts';
import { seatsOfPeople } from './state.ts';

/** Another game, once everybody has agreed; the last to agree gives it its address. */
export const decideRematch: Decide<CommandOf<'rematch'>> = (state, _, { seat, newGame }) => {
  if (state.phase !== 'over') return refuse('game-not-over');
  if (state.rematch.includes(seat)) return refuse('already-offered');
  const agreed = [...state.rematch, seat];
  const everybody = seatsOfPeople(state).every((other) => agreed.includes(other));
  return accept({ kind: 'rematch-offered', seat, ...(everybody ? { next: newGame } : {}) });
};

export const decideDeclineRematch: Decide<CommandOf<'decline-rematch'>> = (state, _, { seat }) =>
  state.next === null && state.rematch.length > 0
    ? accept({ kind: 'rematch-declined', seat })
    : refuse('nothing-offered');

export const evolveRematchOffered: Evolve<EventOf<'rematch-offered'>> = (state, { seat, next }) => ({
  rematch: [...state.rematch, seat],
  next: next ?? null,
});

export const evolveRematchDeclined: Evolve<EventOf<'rematch-declined'>> = () => ({ rematch: [] });
