import type { LoggedEvent, PersonId, StreamLine } from '@halma/protocol';
import { formatPosition, formatShortMove, legalMoves } from '@halma/rules';
import { moveDeadline } from '../game/clock.ts';
import { awaitsNextGame } from '../game/series.ts';
import { type GameState, hasStarted, type StartedGame, seatOfPerson, seatToMove } from '../game/state.ts';
import { TURN_EVENTS } from '../game/turn-events.ts';
import { gameStatus } from '../game/view.ts';

type LineOf<Say extends StreamLine['say']> = Extract<StreamLine, { readonly say: Say }>;

/** Returns the number of the event that began the current turn. */
function turnSeq({ position }: StartedGame, events: readonly LoggedEvent[]): number {
  const turnEvent = events.findLast(
    ({ event }) =>
      TURN_EVENTS.has(event.kind) ||
      // A request that is still waiting asks for a ply before the current one.
      (event.kind === 'take-back-asked' && event.to === position.ply),
  );
  return turnEvent?.seq ?? 0;
}

/** The legal moves of the latest states, which many streams may ask for. */
const LEGAL_MOVES = new WeakMap<StartedGame['position'], readonly string[]>();

function legalMoveTexts({ position }: StartedGame): string[] {
  const cached = LEGAL_MOVES.get(position);
  if (cached !== undefined) return [...cached];
  const texts = legalMoves(position).map((move) => formatShortMove(position.rules.board, move));
  LEGAL_MOVES.set(position, texts);
  return [...texts];
}

/**
 * Returns the line for a person's turn; undefined if it is not their turn.
 *
 * @param now milliseconds since 1970
 */
export function turnLine(
  state: GameState,
  events: readonly LoggedEvent[],
  person: PersonId,
  { now, includesMoves }: { readonly now: number; readonly includesMoves: boolean },
): LineOf<'turn'> | undefined {
  const seat = seatOfPerson(state, person);
  if (seat === undefined || seatToMove(state) !== seat || !hasStarted(state)) return undefined;
  const { left } = gameStatus(state);
  const deadline = moveDeadline(state);
  return {
    say: 'turn',
    game: state.game,
    seq: turnSeq(state, events),
    seat,
    ply: state.position.ply,
    position: formatPosition(state.position),
    rules: state.terms.rules,
    clock: state.terms.clock,
    ...(left === undefined ? {} : { left }),
    ...(deadline === undefined ? {} : { dueIn: Math.max(0, deadline - now) }),
    ...(includesMoves ? { moves: legalMoveTexts(state) } : {}),
  };
}

/** Returns the line that says that a game is waiting for a person to be ready; undefined if it is not. */
export function readyLine(state: GameState, person: PersonId): LineOf<'ready'> | undefined {
  const seat = seatOfPerson(state, person);
  return seat === undefined || state.phase !== 'readying' || state.readySeats.includes(seat)
    ? undefined
    : { say: 'ready', game: state.game, seat };
}

/** Returns the line that says that a person's game has started; undefined if it has not. */
export function startedLine(state: GameState, person: PersonId): LineOf<'started'> | undefined {
  const seat = seatOfPerson(state, person);
  if (seat === undefined || !hasStarted(state)) return undefined;
  return { say: 'started', game: state.game, seat, rules: state.terms.rules, clock: state.terms.clock };
}

/** Returns the line that says that a person's game is over or was aborted; undefined if it is neither. */
export function overLine(state: GameState, person: PersonId): LineOf<'over'> | undefined {
  const seat = seatOfPerson(state, person);
  if (seat === undefined || (state.phase !== 'over' && state.phase !== 'aborted')) return undefined;
  const { result, termination } = gameStatus(state);
  return {
    say: 'over',
    game: state.game,
    seat,
    result,
    ...(termination === undefined ? {} : { termination }),
    ...(awaitsNextGame(state) ? { next: true } : {}),
  };
}
