import {
  accept,
  claimDraw,
  legalMoves,
  type Position,
  type Result,
  type Rules,
  type Seat,
} from '@halma/rules';
import type { Player, Players } from './player.ts';
import { NO_LABELS, type SeatLabels } from './seat-labels.ts';
import { afterTurn, type Turn } from './turn.ts';

/** The names of the players in an online game. */
interface NamedPlayers {
  /** The user's seat; undefined for a spectator. */
  readonly ownSeat: Seat | undefined;
  readonly nameOf: (seat: Seat) => string;
}

/** A game with its players and turns. Immutable: the functions in this module return a new session. */
export interface Session {
  readonly rules: Rules;
  readonly players: Players;
  /** The names and colours that the players have chosen; empty in an online game. */
  readonly labels: SeatLabels;
  /** The names of the players and the user's seat; only in an online game. */
  readonly onlinePlayers?: NamedPlayers;
  readonly turns: readonly Turn[];
  /** The starting position, then the position after each turn. */
  readonly positions: readonly Position[];
  /** The latest position. */
  readonly present: Position;
}

/** Creates a game in which no turn has been played. */
export function newSession(start: Position, players: Players, labels: SeatLabels = NO_LABELS): Session {
  return { rules: start.rules, players, labels, turns: [], positions: [start], present: start };
}

/** Returns the game with one more turn, or the reason why the turn is refused. */
export function withTurn(session: Session, turn: Turn): Result<Session> {
  const next = afterTurn(session.present, turn);
  if (!next.ok) return next;
  return accept({
    ...session,
    turns: [...session.turns, turn],
    positions: [...session.positions, next.value],
    present: next.value,
  });
}

/** Returns the game with only its first turns. */
export function rewindTo(session: Session, turnCount: number): Session {
  const positions = session.positions.slice(0, turnCount + 1);
  return {
    ...session,
    turns: session.turns.slice(0, turnCount),
    positions,
    present: positions.at(-1) ?? session.present,
  };
}

/** Returns a seat's player; a person by default. */
export function playerOf(session: Session, seat: Seat): Player {
  return session.players.get(seat) ?? 'person';
}

/** Returns whether it is the computer's turn. */
export function awaitsComputer(session: Session): boolean {
  return session.present.outcome === null && playerOf(session, session.present.toMove) !== 'person';
}

/** Returns whether it is a person's turn. */
export function awaitsPerson(session: Session): boolean {
  return session.present.outcome === null && playerOf(session, session.present.toMove) === 'person';
}

/** Returns the seats that people play, in turn order. */
export function seatsOfPeople({ rules, players }: Session): readonly Seat[] {
  return rules.seats.filter((seat) => (players.get(seat) ?? 'person') === 'person');
}

/**
 * Returns the number of turns that remain after a takeback, which goes back to the latest earlier position in
 * which a person was to move. Returns undefined if there is no such position, or if the last turn was not a move.
 */
export function turnCountAfterTakeback(session: Session): number | undefined {
  if (session.turns.at(-1)?.kind !== 'move') return undefined;
  for (let turnCount = session.turns.length - 1; turnCount >= 0; turnCount -= 1) {
    const seat = session.positions[turnCount]?.toMove;
    if (seat !== undefined && playerOf(session, seat) === 'person') return turnCount;
  }
  return undefined;
}

/** Returns the positions before and after the last move; undefined before the first move. */
export function lastMoveOf({ present }: Session): readonly [Position, Position] | undefined {
  return present.previous === null ? undefined : [present.previous, present];
}

/** Returns the game with a person in place of each computer. */
export function withoutComputer(session: Session): Session {
  return { ...session, players: new Map(session.rules.seats.map((seat) => [seat, 'person'])) };
}

/** Returns whether the seat to move may not pass, may pass, or must pass because it has no other legal move. */
export function passStatus(position: Position): 'not' | 'may' | 'must' {
  const moves = legalMoves(position);
  if (!moves.some((move) => move.kind === 'pass')) return 'not';
  return moves.length === 1 ? 'must' : 'may';
}

/** Returns whether the seat to move may claim a draw by threefold repetition. */
export function canClaimDraw(position: Position): boolean {
  return claimDraw(position).ok;
}
