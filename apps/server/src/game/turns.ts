import { accept, type GameEvent, type Result, refuse } from '@halma/protocol';
import { parseMove, play, type SeatLetter } from '@halma/rules';
import type { CommandOf, Decide, EventOf, Evolve } from './circumstances.ts';
import { afterTurn, costOfTurn, flagFalls, forgivenOf, isFreeTurn } from './clock.ts';
import { type GameState, hasStarted, seatToMove } from './state.ts';

/**
 * A turn. The clock comes before the move: a turn that comes too late is refused even if it is legal, and is then the
 * flag's.
 */
export const decideMove: Decide<CommandOf<'move'>> = (state, { ply, move }, { seat, now, roundTrip }) => {
  const turn = seatToMove(state);
  if (turn === undefined || !hasStarted(state))
    return refuse(state.position === null ? 'not-started' : 'game-over');
  if (ply !== state.position.ply) return refuse('stale-ply', { ply: state.position.ply });
  if (turn !== seat) return refuse('not-your-turn');
  const forgiven = isFreeTurn(state) ? 0 : forgivenOf(state.clock, seat, roundTrip);
  if (isTooLate(state, seat, now, forgiven)) return refuse('time-is-up');
  return checkMove(state, { kind: 'moved', seat, move, forgiven });
};

function isTooLate(state: GameState, seat: SeatLetter, now: number, forgiven: number): boolean {
  const { clock, terms } = state;
  if (terms.clock.kind !== 'real-time' || isFreeTurn(state)) return now > (flagFalls(state) ?? now);
  return costOfTurn(terms.clock, now - clock.turnBegan, forgiven) > (clock.left[seat] ?? 0);
}

function checkMove(state: GameState, event: EventOf<'moved'>): Result<GameEvent> {
  const next = positionAfter(state, event.move);
  return next.ok ? accept(event) : next;
}

function positionAfter(state: GameState, text: string) {
  if (state.position === null) return refuse('not-started');
  const move = parseMove(state.rules.board, text);
  return move.ok ? play(state.position, move.value) : move;
}

export const evolveMoved: Evolve<EventOf<'moved'>> = (state, { seat, move, forgiven }, at) => {
  const next = positionAfter(state, move);
  if (!next.ok) throw new Error(`the log of ${state.game} holds an illegal move: ${move}`);
  const { outcome } = next.value;
  const free = isFreeTurn(state);
  return {
    position: next.value,
    score: [...state.score, { move }],
    clock: afterTurn(state.clock, state.terms.clock, { seat, now: at, forgiven, free }),
    drawOffered: state.drawOffered.includes(seat) ? state.drawOffered : [],
    takeBack: null,
    outcome,
    phase: outcome === null ? 'playing' : 'over',
  };
};
