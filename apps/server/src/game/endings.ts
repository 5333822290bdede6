import { accept, type ClockChoice, refuse, type ScoreEntry } from '@halma/protocol';
import { resign, runOutOfTime, type SeatLetter, seatOfLetter } from '@halma/rules';
import type { CommandOf, Decide, EventOf, Evolve } from './circumstances.ts';
import { type GameState, hasStarted, personOn, seatsInPlay, seatToMove, turnsMade } from './state.ts';

/** How long a person must have been gone before others may say so, in milliseconds. In days, the clock alone decides. */
export const GONE_AFTER: Readonly<Record<ClockChoice['kind'], number>> = {
  'real-time': 60_000,
  none: 10 * 60_000,
  days: Number.POSITIVE_INFINITY,
};

export const decideResign: Decide<CommandOf<'resign'>> = (state, _, { seat }) => {
  if (state.phase !== 'playing' || !hasStarted(state))
    return refuse(hasStarted(state) ? 'game-over' : 'not-started');
  return seatsInPlay(state).includes(seat) ? accept({ kind: 'resigned', seat }) : refuse('out-of-play');
};

/** A seat that went out before its first turn keeps nobody from having begun. */
export const decideAbort: Decide<CommandOf<'abort'>> = (state, _, { seat }) => {
  if (state.phase === 'over' || state.phase === 'aborted') return refuse('game-over');
  if (!hasStarted(state)) return accept({ kind: 'aborted', seat });
  const inPlay = seatsInPlay(state);
  if (!inPlay.includes(seat)) return refuse('out-of-play');
  const someoneIsStillToBegin = inPlay.some((other) => turnsMade(state, other) === 0);
  return someoneIsStillToBegin ? accept({ kind: 'aborted', seat }) : refuse('too-late');
};

/** Only the seat to move can be declared gone: whoever is away while others think does no harm. */
export const decideClaimLeft: Decide<CommandOf<'claim-left'>> = (state, { seat: left }, asker) => {
  const turn = seatToMove(state);
  if (turn === undefined || !hasStarted(state))
    return refuse(hasStarted(state) ? 'game-over' : 'not-started');
  const person = personOn(state, left);
  if (turn !== left || left === asker.seat || person === undefined) return refuse('not-away');
  const since = Math.max(state.clock.turnBegan, asker.lastHere.get(person) ?? 0);
  const gone = asker.now - since >= GONE_AFTER[state.terms.clock.kind];
  return gone ? accept({ kind: 'declared-gone', seat: left, by: asker.seat }) : refuse('not-away');
};

export const evolveResigned: Evolve<EventOf<'resigned'>> = (state, { seat }, at) =>
  without(state, seat, 'resignation', at);

export const evolveFell: Evolve<EventOf<'fell'>> = (state, { seat }, at) => without(state, seat, 'time', at);

export const evolveDeclaredGone: Evolve<EventOf<'declared-gone'>> = (state, { seat }, at) =>
  without(state, seat, 'abandoned', at);

export const evolveAborted: Evolve<EventOf<'aborted'>> = () => ({
  phase: 'aborted',
  drawOffered: [],
  takeBack: null,
});

type Why = Extract<ScoreEntry, { readonly out: SeatLetter }>['why'];

/** The game without a seat: over where that decides it, else played on by the others. */
function without(state: GameState, out: SeatLetter, why: Why, at: number): Partial<GameState> {
  const seat = seatOfLetter(out);
  if (!hasStarted(state) || seat === undefined) return {};
  const result = (why === 'time' ? runOutOfTime : resign)(state.position, seat);
  if (!result.ok) throw new Error(`the log of ${state.game} lets ${out} go out twice`);
  const position = result.value;
  const outcome =
    position.outcome && why === 'abandoned' ? { ...position.outcome, termination: why } : position.outcome;
  return {
    position,
    outcome,
    phase: outcome === null ? 'playing' : 'over',
    score: [...state.score, { out, why }],
    clock: clockWithout(
      state,
      out,
      why,
      position.toMove === state.position.toMove ? state.clock.turnBegan : at,
    ),
    drawOffered: [],
    takeBack: null,
  };
}

/** A seat whose time ran out has none left; what the others have is untouched. */
function clockWithout(
  { clock }: GameState,
  out: SeatLetter,
  why: Why,
  turnBegan: number,
): GameState['clock'] {
  const fell = why === 'time' && clock.left[out] !== undefined;
  return { ...clock, turnBegan, left: fell ? { ...clock.left, [out]: 0 } : clock.left };
}
