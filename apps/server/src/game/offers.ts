import { accept, refuse } from '@halma/protocol';
import { agreeDraw, claimDraw, type Position } from '@halma/rules';
import type { CommandOf, Decide, EventOf, Evolve } from './circumstances.ts';
import { hasStarted, levelOn, type StartedGame, seatsInPlay, seatToMove } from './state.ts';

/** Everybody still in play has to agree to a draw; who is home, or out, is not asked. */
export const decideOfferDraw: Decide<CommandOf<'offer-draw'>> = (state, _, { seat }) => {
  if (state.phase !== 'playing' || !hasStarted(state))
    return refuse(hasStarted(state) ? 'game-over' : 'not-started');
  const inPlay = seatsInPlay(state);
  if (!inPlay.includes(seat)) return refuse('out-of-play');
  if (inPlay.some((other) => levelOn(state, other) !== undefined)) return refuse('computer-declines');
  return state.drawOffered.includes(seat)
    ? refuse('already-offered')
    : accept({ kind: 'draw-offered', seat });
};

export const decideDeclineDraw: Decide<CommandOf<'decline-draw'>> = (state, _, { seat }) => {
  if (state.phase !== 'playing' || !hasStarted(state) || state.drawOffered.length === 0)
    return refuse('nothing-offered');
  return seatsInPlay(state).includes(seat) ? accept({ kind: 'draw-declined', seat }) : refuse('out-of-play');
};

export const decideClaimDraw: Decide<CommandOf<'claim-draw'>> = (state, _, { seat }) => {
  if (seatToMove(state) === undefined || !hasStarted(state)) return refuse('not-started');
  if (seatToMove(state) !== seat) return refuse('not-your-turn');
  const claimed = claimDraw(state.position);
  return claimed.ok ? accept({ kind: 'draw-claimed', seat }) : claimed;
};

export const evolveDrawOffered: Evolve<EventOf<'draw-offered'>> = (state, { seat }) => {
  const drawOffered = [...state.drawOffered, seat];
  if (!hasStarted(state) || !seatsInPlay(state).every((other) => drawOffered.includes(other)))
    return { drawOffered };
  return ended(state, agreeDraw(state.position));
};

export const evolveDrawDeclined: Evolve<EventOf<'draw-declined'>> = () => ({ drawOffered: [] });

export const evolveDrawClaimed: Evolve<EventOf<'draw-claimed'>> = (state) =>
  hasStarted(state) ? ended(state, claimDraw(state.position)) : {};

function ended(state: StartedGame, result: ReturnType<typeof agreeDraw>) {
  if (!result.ok) throw new Error(`the log of ${state.game} holds a draw that cannot be`);
  const position: Position = result.value;
  return { position, outcome: position.outcome, phase: 'over', drawOffered: [], takeBack: null } as const;
}
