import type { ClockSetting, Command, GameEvent, GameSetup, LoggedEvent } from '@halma/protocol';
import { formatShortMove, legalMoves, type SeatLetter } from '@halma/rules';
import type { DecisionContext } from '../../src/game/context.ts';
import { decideCreation } from '../../src/game/creation.ts';
import { decide, type GameCommand } from '../../src/game/decide.ts';
import { evolve } from '../../src/game/evolve.ts';
import type { ServerCommand } from '../../src/game/server-commands.ts';
import { type GameState, seatPerson, seatToMove } from '../../src/game/state.ts';

export const GAME = 'game00000000';
/** The instant at which the games of these tests begin, in milliseconds. */
export const START = 1_000_000;

const people = 'abcdef';

/** Returns a person's id, a different one for each number. */
export function testPersonId(number: number): string {
  return `person${String(number).padStart(10, '0')}`;
}

/** Returns the person who holds a seat in these tests. */
export function personFor(seat: string): string {
  return people[seat.charCodeAt(0) - 65]?.repeat(16) ?? '';
}

/** Returns the setup of an unlisted game without a clock and with open seats. @param more the settings to change */
export function gameSetup(game: string, more: Partial<GameSetup> & { clock?: ClockSetting } = {}): GameSetup {
  const letters = SEATS[game] ?? 'AC';
  return {
    rules: { game, preset: 'standard', options: {} },
    clock: { kind: 'none' },
    listed: false,
    spectatorsBehind: 0,
    seats: Object.fromEntries([...letters].map((seat) => [seat, { kind: 'open' }])),
    ...more,
  };
}

const SEATS: Readonly<Record<string, string>> = {
  'halma-4': 'ABCD',
  'star-6': 'ABCDEF',
  'star-2': 'AD',
  'star-3': 'ACE',
  'star-4': 'BCEF',
};

export const REAL_TIME: ClockSetting = { kind: 'real-time', main: 60_000, increment: 0, delay: 0 };

/** A game in progress, with its log. Refused commands do not change it. */
export class PlayedGame {
  state: GameState;
  readonly log: LoggedEvent[] = [];
  now: number = START;
  roundTrip = 0;
  readonly lastHere = new Map<string, number>();
  random: () => number = () => 0;

  constructor(plan: GameSetup, by: string = personFor('A')) {
    const created = decideCreation(plan, by, this.circumstances());
    if (!created.ok) throw new Error(`the game was refused: ${created.refusal.code}`);
    this.state = this.append(null, created.value);
  }

  circumstances(): DecisionContext {
    const { now, random, roundTrip, lastHere } = this;
    return { now, random, roundTripMs: roundTrip, lastSeen: lastHere, nextGameId: 'next00000000' };
  }

  /** Executes a command of the person who holds a seat. Returns the kind of its event, or the code of its refusal. */
  do(seat: string, command: Command): string {
    return this.order({ by: 'person', person: personFor(seat), command });
  }

  server(command: ServerCommand): string {
    return this.order({ by: 'server', command });
  }

  order(order: GameCommand): string {
    const decided = decide(this.state, order, this.circumstances());
    if (!decided.ok) return decided.refusal.code;
    this.state = this.append(this.state, decided.value);
    return decided.value.kind;
  }

  /** Lets all players join and, where the game asks for it, declare that they are ready. */
  seatAll(): this {
    for (const seat of Object.keys(this.state.seats)) this.do(seat, { do: 'join', seat: seat as SeatLetter });
    for (const seat of Object.keys(this.state.seats))
      if (this.state.phase === 'readying') this.do(seat, { do: 'ready' });
    return this;
  }

  /** Makes a legal move for the seat to move; returns what `do` returns. @param thinking in milliseconds */
  turn(thinking = 0, choice = 0): string {
    this.now += thinking;
    const { position } = this.state;
    const seat = seatToMove(this.state);
    if (position === null || seat === undefined) return 'no-seat-to-move';
    const moves = legalMoves(position);
    const move = moves[choice % moves.length];
    if (move === undefined) throw new Error('no move, not even a pass');
    const text = formatShortMove(position.rules.board, move);
    if (seatPerson(this.state, seat) === undefined) {
      return this.server({ do: 'engine-move', ply: position.ply, move: text });
    }
    return this.do(seat, { do: 'move', ply: position.ply, move: text });
  }

  private append(state: GameState | null, event: GameEvent): GameState {
    const logged = { seq: this.log.length, at: this.now, event };
    this.log.push(logged);
    return evolve(GAME, state, logged);
  }
}
