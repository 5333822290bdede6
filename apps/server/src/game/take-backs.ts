import { accept, refuse } from '@halma/protocol';
import type { Position, SeatLetter } from '@halma/rules';
import { seatLetter } from '@halma/rules';
import type { CommandOf, Decide, EventOf, Evolve } from './circumstances.ts';
import { hasStarted, isGone, type StartedGame, seatsOfPeople } from './state.ts';

/** Everybody at the table who is not out has to agree; the computer always does. Time that has run is not given back. */
export const decideTakeBack: Decide<CommandOf<'take-back'>> = (state, { to }, { seat }) => {
  if (!hasStarted(state)) return refuse('not-started');
  if (state.phase !== 'playing') return refuse('game-over');
  if (isGone(state, seat)) return refuse('out-of-play');
  if (state.takeBack !== null) {
    if (state.takeBack.to !== to) return refuse('stale-ply', { ply: state.takeBack.to });
    if (state.takeBack.agreed.includes(seat)) return refuse('already-offered');
    return accept({ kind: 'take-back-asked', seat, to });
  }
  if (latestTurnOf(state, seat)?.ply !== to) return refuse('nothing-to-take-back');
  return accept({ kind: 'take-back-asked', seat, to });
};

export const decideDeclineTakeBack: Decide<CommandOf<'decline-take-back'>> = (state, _, { seat }) =>
  state.takeBack === null ? refuse('nothing-offered') : accept({ kind: 'take-back-declined', seat });

export const evolveTakeBackAsked: Evolve<EventOf<'take-back-asked'>> = (state, { seat, to }, at) => {
  if (!hasStarted(state)) return {};
  const agreed = [...(state.takeBack?.agreed ?? []), seat];
  const asked = seatsOfPeople(state).filter((other) => !isGone(state, other));
  if (!asked.every((other) => agreed.includes(other))) return { takeBack: { to, agreed } };
  const position = earlier(state.position, to);
  if (position === undefined)
    throw new Error(`the log of ${state.game} goes back to a turn that is not there`);
  return {
    position,
    score: state.score.slice(0, state.score.length - (state.position.ply - to)),
    clock: { ...state.clock, turnBegan: at },
    takeBack: null,
    drawOffered: [],
  };
};

export const evolveTakeBackDeclined: Evolve<EventOf<'take-back-declined'>> = () => ({ takeBack: null });

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
