import { accept, type ClockSetting, type HistoryEntry, refuse } from '@halma/protocol';
import { loseOnTime, resign, type SeatLetter, seatFromLetter } from '@halma/rules';
import type { CommandOf, Decide, EventOf, Evolve } from './context.ts';
import { type GameState, hasStarted, movesMade, seatPerson, seatsInPlay, seatToMove } from './state.ts';

/**
 * How long a player must be away before others may claim it, in milliseconds. In correspondence games the
 * clock alone decides.
 */
export const ABANDON_AFTER_MS: Readonly<Record<ClockSetting['kind'], number>> = {
  'real-time': 60_000,
  none: 10 * 60_000,
  days: Number.POSITIVE_INFINITY,
};

export const decideResign: Decide<CommandOf<'resign'>> = (state, _, { seat }) => {
  if (state.phase !== 'playing' || !hasStarted(state))
    return refuse(hasStarted(state) ? 'game-over' : 'not-started');
  return seatsInPlay(state).includes(seat) ? accept({ kind: 'resigned', seat }) : refuse('out-of-play');
};

/** A seat that went out before its first move does not count as one that has not begun. */
export const decideAbort: Decide<CommandOf<'abort'>> = (state, _, { seat }) => {
  if (state.phase === 'over' || state.phase === 'aborted') return refuse('game-over');
  if (!hasStarted(state)) return accept({ kind: 'aborted', seat });
  const inPlay = seatsInPlay(state);
  if (!inPlay.includes(seat)) return refuse('out-of-play');
  const someoneIsStillToBegin = inPlay.some((other) => movesMade(state, other) === 0);
  return someoneIsStillToBegin ? accept({ kind: 'aborted', seat }) : refuse('too-late');
};

/**
 * Only the seat to move can be claimed as abandoned: a player who is away during other players' moves delays
 * no game.
 */
export const decideClaimAbandoned: Decide<CommandOf<'claim-left'>> = (state, { seat: left }, asker) => {
  const turn = seatToMove(state);
  if (turn === undefined || !hasStarted(state))
    return refuse(hasStarted(state) ? 'game-over' : 'not-started');
  const person = seatPerson(state, left);
  if (turn !== left || left === asker.seat || person === undefined) return refuse('not-away');
  const since = Math.max(state.clock.turnStartedAt, asker.lastSeen.get(person) ?? 0);
  const gone = asker.now - since >= ABANDON_AFTER_MS[state.terms.clock.kind];
  return gone ? accept({ kind: 'declared-gone', seat: left, by: asker.seat }) : refuse('not-away');
};

export const evolveResigned: Evolve<EventOf<'resigned'>> = (state, { seat }, at) =>
  eliminateSeat(state, seat, 'resignation', at);

export const evolveFlagged: Evolve<EventOf<'fell'>> = (state, { seat }, at) =>
  eliminateSeat(state, seat, 'time', at);

export const evolveAbandoned: Evolve<EventOf<'declared-gone'>> = (state, { seat }, at) =>
  eliminateSeat(state, seat, 'abandoned', at);

export const evolveAborted: Evolve<EventOf<'aborted'>> = () => ({
  phase: 'aborted',
  drawOfferedBy: [],
  takeback: null,
});

type EliminationReason = Extract<HistoryEntry, { readonly out: SeatLetter }>['why'];

/** Returns the game after a seat goes out: over where that decides it, else continued by the others. */
function eliminateSeat(
  state: GameState,
  out: SeatLetter,
  why: EliminationReason,
  at: number,
): Partial<GameState> {
  const seat = seatFromLetter(out);
  if (!hasStarted(state) || seat === undefined) return {};
  const result = (why === 'time' ? loseOnTime : resign)(state.position, seat);
  if (!result.ok) throw new Error(`the log of ${state.game} lets ${out} go out twice`);
  const position = result.value;
  const outcome =
    position.outcome && why === 'abandoned' ? { ...position.outcome, termination: why } : position.outcome;
  return {
    position,
    outcome,
    phase: outcome === null ? 'playing' : 'over',
    history: [...state.history, { out, why }],
    clock: clockAfterElimination(
      state,
      out,
      why,
      position.toMove === state.position.toMove ? state.clock.turnStartedAt : at,
    ),
    drawOfferedBy: [],
    takeback: null,
  };
}

/** A seat whose time ran out has 0 left; the other clocks keep their time. */
function clockAfterElimination(
  { clock }: GameState,
  out: SeatLetter,
  why: EliminationReason,
  turnBegan: number,
): GameState['clock'] {
  const fell = why === 'time' && clock.remainingMs[out] !== undefined;
  return {
    ...clock,
    turnStartedAt: turnBegan,
    remainingMs: fell ? { ...clock.remainingMs, [out]: 0 } : clock.remainingMs,
  };
}
