import { accept, refuse } from '@halma/protocol';
import { type Position, type SeatLetter, seatLetter } from '@halma/rules';
import { type ClockState, clockAfterTakeback, isUntimedMove, startTurn } from './clock.ts';
import type { CommandOf, Decide, EventOf, Evolve } from './context.ts';
import {
  hasStarted,
  isOut,
  type StartedGame,
  seatEngineLevel,
  seatsHeldByPeople,
  seatToMove,
} from './state.ts';

/**
 * All players who are not out must agree; the engine always does. Time already spent is not returned. If a player has
 * already spent the increment of a move, the move cannot be taken back.
 */
export const decideTakeback: Decide<CommandOf<'take-back'>> = (state, { to }, { seat, now }) => {
  if (!hasStarted(state)) return refuse('not-started');
  if (state.phase !== 'playing') return refuse('game-over');
  if (state.terms.rated) return refuse('rated-game');
  if (isOut(state, seat)) return refuse('out-of-play');
  if (state.takeback !== null) {
    if (state.takeback.to !== to) return refuse('stale-ply', { ply: state.takeback.to });
    if (state.takeback.agreed.includes(seat)) return refuse('already-offered');
  } else if (positionBeforeLatestMove(state, seat)?.ply !== to) return refuse('nothing-to-take-back');
  const event: EventOf<'take-back-asked'> = { kind: 'take-back-asked', seat, to };
  if (state.terms.clock.kind !== 'real-time' || !haveAllAgreed(state, seat)) return accept(event);
  const charged = interruptedMoveCost(state, now);
  const after = takebackClock(state, { ...event, charged }, now);
  const isSpent = Object.values(after.remainingMs).some((left) => left < 0);
  return isSpent ? refuse('increment-spent') : accept({ ...event, charged });
};

export const decideDeclineTakeback: Decide<CommandOf<'decline-take-back'>> = (state, _, { seat }) => {
  if (!hasStarted(state) || state.takeback === null) return refuse('nothing-offered');
  return isOut(state, seat) ? refuse('out-of-play') : accept({ kind: 'take-back-declined', seat });
};

export const evolveTakebackRequested: Evolve<EventOf<'take-back-asked'>> = (state, event, at) => {
  if (!hasStarted(state)) return {};
  const { seat, to } = event;
  if (!haveAllAgreed(state, seat))
    return { takeback: { to, agreed: [...(state.takeback?.agreed ?? []), seat] } };
  const position = earlierPosition(state.position, to);
  if (position === undefined)
    throw new Error(`the log of ${state.game} takes back to a position that does not exist`);
  return {
    position,
    history: state.history.slice(0, state.history.length - (state.position.ply - to)),
    clock: takebackClock(state, event, at),
    takeback: null,
    drawOfferedBy: [],
  };
};

export const evolveTakebackDeclined: Evolve<EventOf<'take-back-declined'>> = () => ({ takeback: null });

/** Returns whether all players have agreed once this seat agrees. The consent of seats that are out is not needed. */
function haveAllAgreed(state: StartedGame, seat: SeatLetter): boolean {
  const agreed = [...(state.takeback?.agreed ?? []), seat];
  return seatsHeldByPeople(state).every((other) => isOut(state, other) || agreed.includes(other));
}

/**
 * Returns what the interrupted move costs, in milliseconds. A first move costs nothing, and neither does a
 * move by the engine, since the engine is not asked for its consent.
 */
function interruptedMoveCost(state: StartedGame, now: number): number {
  const seat = seatToMove(state);
  const isFree = seat === undefined || isUntimedMove(state) || seatEngineLevel(state, seat) !== undefined;
  return isFree ? 0 : Math.max(0, now - state.clock.turnStartedAt);
}

/** Returns the clocks after an agreed takeback. Events from the first versions have no `charged`. */
function takebackClock(
  state: StartedGame,
  { to, charged }: EventOf<'take-back-asked'>,
  now: number,
): ClockState {
  const setting = state.terms.clock;
  const seat = seatToMove(state);
  if (setting.kind !== 'real-time' || charged === undefined || seat === undefined)
    return { ...state.clock, ...startTurn(now) };
  return clockAfterTakeback(state.clock, setting, {
    seat,
    chargedMs: charged,
    undoneSeats: seatsLosingIncrement(state, to),
    now,
  });
}

/** Lists each person's seat once for each of their moves taken back, except first moves, which earn no increment. */
function seatsLosingIncrement(state: StartedGame, to: number): readonly SeatLetter[] {
  const seats: SeatLetter[] = [];
  let position = state.position.previous;
  while (position !== null && position.ply >= to) {
    if ((position.turnsPlayed[position.toMove] ?? 0) > 0) seats.push(seatLetter(position.toMove));
    position = position.previous;
  }
  return seats.filter((seat) => seatEngineLevel(state, seat) === undefined);
}

/**
 * Returns the position before a seat's latest move; undefined if it has made none, or a seat has been eliminated since.
 */
function positionBeforeLatestMove(state: StartedGame, seat: SeatLetter): Position | undefined {
  const turns = movesSinceElimination(state);
  let position = state.position.previous;
  for (let count = 0; count < turns && position !== null; count += 1) {
    if (seatLetter(position.toMove) === seat) return position;
    position = position.previous;
  }
  return undefined;
}

/** Returns the number of moves since a seat was last eliminated. */
function movesSinceElimination({ history }: StartedGame): number {
  return history.length - 1 - history.findLastIndex((entry) => 'out' in entry);
}

function earlierPosition(position: Position, ply: number): Position | undefined {
  let candidate: Position | null = position;
  while (candidate !== null && candidate.ply > ply) candidate = candidate.previous;
  return candidate?.ply === ply ? candidate : undefined;
}
