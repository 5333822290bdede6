import { accept, refuse } from '@halma/protocol';
import { agreeDraw, claimDraw, type Position } from '@halma/rules';
import type { CommandOf, Decide, EventOf, Evolve } from './context.ts';
import {
  type GameState,
  hasStarted,
  type StartedGame,
  seatEngineLevel,
  seatsInPlay,
  seatToMove,
} from './state.ts';

/** All seats in play must agree to a draw. The consent of seats that have finished or are out is not needed. */
export const decideOfferDraw: Decide<CommandOf<'offer-draw'>> = (state, _, { seat }) => {
  if (state.phase !== 'playing' || !hasStarted(state))
    return refuse(hasStarted(state) ? 'game-over' : 'not-started');
  const inPlay = seatsInPlay(state);
  if (!inPlay.includes(seat)) return refuse('out-of-play');
  if (inPlay.some((other) => seatEngineLevel(state, other) !== undefined)) return refuse('computer-declines');
  return state.drawOfferedBy.includes(seat)
    ? refuse('already-offered')
    : accept({ kind: 'draw-offered', seat });
};

export const decideDeclineDraw: Decide<CommandOf<'decline-draw'>> = (state, _, { seat }) => {
  if (state.phase !== 'playing' || !hasStarted(state) || state.drawOfferedBy.length === 0)
    return refuse('nothing-offered');
  return seatsInPlay(state).includes(seat) ? accept({ kind: 'draw-declined', seat }) : refuse('out-of-play');
};

export const decideClaimDraw: Decide<CommandOf<'claim-draw'>> = (state, _, { seat }) => {
  if (state.phase !== 'playing' || !hasStarted(state))
    return refuse(hasStarted(state) ? 'game-over' : 'not-started');
  if (seatToMove(state) !== seat) return refuse('not-your-turn');
  const claimed = claimDraw(state.position);
  return claimed.ok ? accept({ kind: 'draw-claimed', seat }) : claimed;
};

export const evolveDrawOffered: Evolve<EventOf<'draw-offered'>> = (state, { seat }) => {
  const drawOfferedBy = [...state.drawOfferedBy, seat];
  if (!hasStarted(state) || !seatsInPlay(state).every((other) => drawOfferedBy.includes(other)))
    return { drawOfferedBy };
  return endInDraw(state, agreeDraw(state.position));
};

export const evolveDrawDeclined: Evolve<EventOf<'draw-declined'>> = () => ({ drawOfferedBy: [] });

export const evolveDrawClaimed: Evolve<EventOf<'draw-claimed'>> = (state) =>
  hasStarted(state) ? endInDraw(state, claimDraw(state.position)) : {};

function endInDraw(state: StartedGame, result: ReturnType<typeof agreeDraw>): Partial<GameState> {
  if (!result.ok) throw new Error(`the log of ${state.game} contains an impossible draw`);
  const position: Position = result.value;
  return { position, outcome: position.outcome, phase: 'over', drawOfferedBy: [], takeback: null };
}
