import { accept, type GameEvent, type Result, refuse } from '@halma/protocol';
import { type Position, parseMove, play, type SeatLetter } from '@halma/rules';
import { clockAfterMove, finalDeadline, isUntimedMove, lagCompensation, moveCostMs } from './clock.ts';
import type { CommandOf, Decide, EventOf, Evolve } from './context.ts';
import { hasReachedMoveLimit } from './move-limit.ts';
import { type GameState, hasStarted, seatToMove } from './state.ts';

/** Checks the clock before the move: even a legal move is refused when its time is up. */
export const decideMove: Decide<CommandOf<'move'>> = (state, { ply, move }, { seat, now, roundTripMs }) => {
  const activeSeat = seatToMove(state);
  if (activeSeat === undefined || !hasStarted(state))
    return refuse(state.position === null ? 'not-started' : 'game-over');
  if (ply !== state.position.ply) return refuse('stale-ply', { ply: state.position.ply });
  if (activeSeat !== seat) return refuse('not-your-turn');
  // A log from a version without this limit may be longer, and have no due work that ends the game.
  if (hasReachedMoveLimit(state)) return accept({ kind: 'abandoned' });
  const forgiven = forgivenMs(state, seat, now, roundTripMs);
  if (isTooLate(state, seat, now, forgiven)) return refuse('time-is-up');
  return checkMove(state, { kind: 'moved', seat, move, forgiven });
};

/**
 * Returns how much of a move's time is not charged because of network latency, in milliseconds. A move uses up no more
 * of the quota than it would cost.
 */
function forgivenMs(state: GameState, seat: SeatLetter, now: number, roundTripMs: number): number {
  const { clock, terms } = state;
  if (terms.clock.kind !== 'real-time' || isUntimedMove(state)) return 0;
  const fullCostMs = moveCostMs(terms.clock, now - clock.turnStartedAt, 0);
  return Math.min(lagCompensation(clock, seat, roundTripMs), fullCostMs);
}

function isTooLate(state: GameState, seat: SeatLetter, now: number, forgiven: number): boolean {
  const { clock, terms } = state;
  if (terms.clock.kind !== 'real-time' || isUntimedMove(state)) return now > (finalDeadline(state) ?? now);
  return moveCostMs(terms.clock, now - clock.turnStartedAt, forgiven) > (clock.remainingMs[seat] ?? 0);
}

function checkMove(state: GameState, event: EventOf<'moved'>): Result<GameEvent> {
  const next = positionAfter(state, event.move);
  return next.ok ? accept(event) : next;
}

/**
 * The latest move that was tried in each position. A move is checked when it is decided, and again when it is logged.
 */
const TRIED_MOVES = new WeakMap<Position, { readonly text: string; readonly next: Result<Position> }>();

function positionAfter({ position, rules }: GameState, text: string): Result<Position> {
  if (position === null) return refuse('not-started');
  const tried = TRIED_MOVES.get(position);
  if (tried?.text === text) return tried.next;
  const move = parseMove(rules.board, text);
  const next = move.ok ? play(position, move.value) : move;
  TRIED_MOVES.set(position, { text, next });
  return next;
}

export const evolveMoved: Evolve<EventOf<'moved'>> = (state, { seat, move, forgiven }, at) => {
  const next = positionAfter(state, move);
  if (!next.ok) throw new Error(`the log of ${state.game} contains an illegal move: ${move}`);
  const { outcome } = next.value;
  const isFree = isUntimedMove(state);
  return {
    position: next.value,
    history: [...state.history, { move }],
    clock: clockAfterMove(state.clock, state.terms.clock, { seat, now: at, forgivenMs: forgiven, isFree }),
    drawOfferedBy: state.drawOfferedBy.includes(seat) ? state.drawOfferedBy : [],
    takeback: null,
    outcome,
    phase: outcome === null ? 'playing' : 'over',
    statesBeforeMoves: statesBeforeMoves(state),
  };
};

/** Returns the states that spectators of a delayed game see after the next moves. */
function statesBeforeMoves(state: GameState): readonly GameState[] {
  const { spectatorsBehind } = state.terms;
  if (spectatorsBehind === 0) return state.statesBeforeMoves;
  return [...state.statesBeforeMoves, { ...state, statesBeforeMoves: [], isOutdated: true }].slice(
    -spectatorsBehind,
  );
}
