import type { GameView, LoggedEvent, Person, PersonId, Standing } from '@halma/protocol';
import { formatPosition, resultText, seatLetter } from '@halma/rules';
import { turnEnds } from './clock.ts';
import { replay } from './evolve.ts';
import { type GameState, hasStarted, seatToMove } from './state.ts';

/** Where a game stands, as readers are told. */
export function standingOf(state: GameState): Standing {
  const toMove = seatToMove(state);
  const dueBy = turnEnds(state);
  return {
    phase: state.phase,
    seats: state.seats,
    ready: [...state.ready],
    ...(hasStarted(state) ? { first: seatLetter(state.position.first) } : {}),
    ...(toMove === undefined ? {} : { toMove, turnBegan: state.clock.turnBegan }),
    ply: state.position?.ply ?? 0,
    ...(state.terms.clock.kind === 'real-time' ? { left: state.clock.left } : {}),
    ...(dueBy === undefined ? {} : { dueBy }),
    drawOffered: [...state.drawOffered],
    ...(state.takeBack === null
      ? {}
      : { takeBack: { to: state.takeBack.to, agreed: [...state.takeBack.agreed] } }),
    rematch: [...state.rematch],
    ...(state.next === null ? {} : { next: state.next }),
    result: resultText(state.outcome),
    ...(state.outcome === null ? {} : { termination: state.outcome.termination }),
  };
}

/** A game as a whole. @param people everybody whose id stands in it */
export function viewOf(state: GameState, people: readonly Person[]): GameView {
  return {
    game: state.game,
    seq: state.seq,
    terms: state.terms,
    by: state.by,
    people: [...people],
    createdAt: state.createdAt,
    score: [...state.score],
    ...(state.position === null ? {} : { position: formatPosition(state.position) }),
    standing: standingOf(state),
  };
}

/** Everybody whose id stands in a row of a list. */
export function namedInSeats(seats: GameState['seats'], by: PersonId): readonly PersonId[] {
  const sitting = Object.values(seats).flatMap((holder) => (holder.kind === 'person' ? [holder.person] : []));
  return [...new Set([by, ...sitting])];
}

/** Everybody whose id stands in a game's view or among these events. */
export function namedIn(state: GameState, events: readonly LoggedEvent[] = []): readonly PersonId[] {
  const joined = events.flatMap(({ event }) => (event.kind === 'joined' ? [event.person] : []));
  return [...new Set([...namedInSeats(state.seats, state.by), ...joined])];
}

/**
 * How much of a log an onlooker may see: a game that keeps onlookers so many turns behind hides its latest turns and
 * whatever happened since the first of them, until it is over.
 */
export function visibleTo(onlooker: boolean, state: GameState, log: readonly LoggedEvent[]): number {
  const behind = state.terms.spectatorsBehind;
  if (!onlooker || behind === 0 || state.phase !== 'playing') return log.length;
  const turns = log.flatMap(({ seq, event }) => (event.kind === 'moved' ? [seq] : []));
  const firstHidden = turns.at(-behind) ?? turns[0];
  return firstHidden ?? log.length;
}

/** The game as far as an onlooker may see it. */
export function seenBy(onlooker: boolean, state: GameState, log: readonly LoggedEvent[]): GameState {
  const visible = visibleTo(onlooker, state, log);
  return visible === log.length ? state : (replay(state.game, log.slice(0, visible)) ?? state);
}
