import { accept, refuse } from '@halma/protocol';
import type { Position, SeatLetter } from '@halma/rules';
import { seatLetter } from '@halma/rules';
import type { CommandOf, Decide, EventOf, Evolve } from './circumstances.ts';
import { afterTakeBack, type ClockState, isFreeTurn } from './clock.ts';
import { hasStarted, isGone, levelOn, type StartedGame, seatsOfPeople, seatToMove } from './state.ts';

/**
 * Everybody at the table who is not out has to agree; the computer always does. Time that has run is not given back; where
 * it was the increment of a turn that would be taken back, that turn stays.
 */
export const decideTakeBack: Decide<CommandOf<'take-back'>> = (state, { to }, { seat, now }) => {
  if (!hasStarted(state)) return refuse('not-started');
  if (state.phase !== 'playing') return refuse('game-over');
  if (isGone(state, seat)) return refuse('out-of-play');
  if (state.takeBack !== null) {
    if (state.takeBack.to !== to) return refuse('stale-ply', { ply: state.takeBack.to });
    if (state.takeBack.agreed.includes(seat)) return refuse('already-offered');
  } else if (latestTurnOf(state, seat)?.ply !== to) return refuse('nothing-to-take-back');
  const event: EventOf<'take-back-asked'> = { kind: 'take-back-asked', seat, to };
  if (state.terms.clock.kind !== 'real-time' || !haveAllAgreed(state, seat)) return accept(event);
  const charged = chargeFor(state, now);
  const after = clockAfter(state, { ...event, charged }, now);
  const isSpent = Object.values(after.left).some((left) => left < 0);
  return isSpent ? refuse('increment-spent') : accept({ ...event, charged });
};

export const decideDeclineTakeBack: Decide<CommandOf<'decline-take-back'>> = (state, _, { seat }) => {
  if (!hasStarted(state) || state.takeBack === null) return refuse('nothing-offered');
  return isGone(state, seat) ? refuse('out-of-play') : accept({ kind: 'take-back-declined', seat });
};

export const evolveTakeBackAsked: Evolve<EventOf<'take-back-asked'>> = (state, event, at) => {
  if (!hasStarted(state)) return {};
  const { seat, to } = event;
  if (!haveAllAgreed(state, seat))
    return { takeBack: { to, agreed: [...(state.takeBack?.agreed ?? []), seat] } };
  const position = earlier(state.position, to);
  if (position === undefined)
    throw new Error(`the log of ${state.game} goes back to a turn that is not there`);
  return {
    position,
    score: state.score.slice(0, state.score.length - (state.position.ply - to)),
    clock: clockAfter(state, event, at),
    takeBack: null,
    drawOffered: [],
  };
};

export const evolveTakeBackDeclined: Evolve<EventOf<'take-back-declined'>> = () => ({ takeBack: null });

/** Has everybody who is asked agreed, once this seat has? */
function haveAllAgreed(state: StartedGame, seat: SeatLetter): boolean {
  const agreed = [...(state.takeBack?.agreed ?? []), seat];
  return seatsOfPeople(state).every((other) => isGone(state, other) || agreed.includes(other));
}

/** What the turn that is broken off costs: a first turn nothing, nor one of the computer, which is not asked. */
function chargeFor(state: StartedGame, now: number): number {
  const seat = seatToMove(state);
  const isFree = seat === undefined || isFreeTurn(state) || levelOn(state, seat) !== undefined;
  return isFree ? 0 : Math.max(0, now - state.clock.turnBegan);
}

/** The clocks once all have agreed. Logs from before anything was charged say nothing of it. */
function clockAfter(
  state: StartedGame,
  { to, charged }: EventOf<'take-back-asked'>,
  now: number,
): ClockState {
  const choice = state.terms.clock;
  const seat = seatToMove(state);
  if (choice.kind !== 'real-time' || charged === undefined || seat === undefined)
    return { ...state.clock, turnBegan: now };
  return afterTakeBack(state.clock, choice, { seat, charged, undone: undoneBy(state, to), now });
}

/** The people whose turns go when a game goes back so far; a seat's first turn had no increment. */
function undoneBy(state: StartedGame, to: number): readonly SeatLetter[] {
  const undone: SeatLetter[] = [];
  let at = state.position.previous;
  while (at !== null && at.ply >= to) {
    if ((at.turns[at.toMove] ?? 0) > 0) undone.push(seatLetter(at.toMove));
    at = at.previous;
  }
  return undone.filter((seat) => levelOn(state, seat) === undefined);
}

/** The position in which a seat made its latest turn; undefined when it has made none, or somebody went out since. */
function latestTurnOf(state: StartedGame, seat: SeatLetter): Position | undefined {
  const turns = trailingTurns(state);
  let position = state.position.previous;
  for (let count = 0; count < turns && position !== null; count += 1) {
    if (seatLetter(position.toMove) === seat) return position;
    position = position.previous;
  }
  return undefined;
}

/** How many turns were made since somebody last went out. */
function trailingTurns({ score }: StartedGame): number {
  return score.length - 1 - score.findLastIndex((entry) => 'out' in entry);
}

function earlier(position: Position, ply: number): Position | undefined {
  let at: Position | null = position;
  while (at !== null && at.ply > ply) at = at.previous;
  return at?.ply === ply ? at : undefined;
}
