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
import { afterTurn, type Turn } from './turn.ts';

/** People who are known by name. */
export interface Company {
  readonly own: Seat | undefined;
  readonly nameOf: (seat: Seat) => string;
}

/** A game as it is played at one board. A value: every function here makes a new one. */
export interface Session {
  readonly rules: Rules;
  readonly players: Players;
  /** What the people at the seats are called, and which seat is one's own, where they have names: at a table online. */
  readonly company?: Company;
  readonly turns: readonly Turn[];
  /** One more than turns: the start, then the position after each turn. */
  readonly positions: readonly Position[];
  /** The last of the positions. */
  readonly present: Position;
}

/** A game in which nothing has been played. */
export function newSession(start: Position, players: Players): Session {
  return { rules: start.rules, players, turns: [], positions: [start], present: start };
}

/** The game with one more turn; or why the turn is refused. */
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

/** The game as it stood when only so many turns had been played. */
export function backTo(session: Session, turns: number): Session {
  const positions = session.positions.slice(0, turns + 1);
  return {
    ...session,
    turns: session.turns.slice(0, turns),
    positions,
    present: positions.at(-1) ?? session.present,
  };
}

/** Who moves the men of this seat; a person where nobody was named. */
export function playerOf(session: Session, seat: Seat): Player {
  return session.players.get(seat) ?? 'person';
}

/** Is it for the computer to move now? */
export function awaitsComputer(session: Session): boolean {
  return session.present.outcome === null && playerOf(session, session.present.toMove) !== 'person';
}

/** Is it for a person to move now? */
export function awaitsPerson(session: Session): boolean {
  return session.present.outcome === null && playerOf(session, session.present.toMove) === 'person';
}

/** The seats moved by people, in turn order. */
export function seatsOfPeople({ rules, players }: Session): readonly Seat[] {
  return rules.seats.filter((seat) => (players.get(seat) ?? 'person') === 'person');
}

/**
 * How many turns are left when the last is taken back: without the computer one less; against it, back to the last
 * position in which a person was to move. Undefined when there is nothing to take back.
 */
export function turnsAfterTakingBack(session: Session): number | undefined {
  for (let turns = session.turns.length - 1; turns >= 0; turns -= 1) {
    const seat = session.positions[turns]?.toMove;
    if (seat !== undefined && playerOf(session, seat) === 'person') return turns;
  }
  return undefined;
}

/** The positions before and after the last move, whatever ended the game since; undefined before the first. */
export function lastMoveOf({ present }: Session): readonly [Position, Position] | undefined {
  return present.previous === null ? undefined : [present.previous, present];
}

/** The game with everybody at this table: where the computer was to move, a person does. */
export function withoutComputer(session: Session): Session {
  return { ...session, players: new Map(session.rules.seats.map((seat) => [seat, 'person'])) };
}

/** May the seat to move pass, and is there nothing else it may do? */
export function passing(position: Position): 'not' | 'may' | 'must' {
  const moves = legalMoves(position);
  if (!moves.some((move) => move.kind === 'pass')) return 'not';
  return moves.length === 1 ? 'must' : 'may';
}

/** May the seat to move claim a draw, because the position has come up three times? */
export function mayClaimDraw(position: Position): boolean {
  return claimDraw(position).ok;
}
