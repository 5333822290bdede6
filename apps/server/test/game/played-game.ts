import type { ClockSetting, Command, GameEvent, GameSetup, Limit, LoggedEvent } from '@halma/protocol';
import { formatPosition, formatShortMove, legalMoves, type SeatLetter } from '@halma/rules';
import { type Outage, outageSince } from '../../src/availability/outages.ts';
import type { DecisionContext } from '../../src/game/context.ts';
import { decideCreation } from '../../src/game/creation.ts';
import { decide, type GameCommand } from '../../src/game/decide.ts';
import { evolve } from '../../src/game/evolve.ts';
import type { ServerCommand } from '../../src/game/server-commands.ts';
import { type GameState, personAt, seatToMove } from '../../src/game/state.ts';

export const GAME_ID = 'game00000000';
/** The time at which the games in these tests start, in milliseconds. */
export const STARTED_AT = 1_000_000;

const PERSON_LETTERS = 'abcdef';

/** Returns the id of a test person. Each index gives a different id. */
export function testPersonId(index: number): string {
  return `person${String(index).padStart(10, '0')}`;
}

/** Returns the person who holds a seat in these tests. */
export function personFor(seat: string): string {
  return PERSON_LETTERS[seat.charCodeAt(0) - 65]?.repeat(16) ?? '';
}

/**
 * Returns the setup of an unlisted game with no clock, in which all seats are open.
 *
 * @param overrides replace its settings
 */
export function gameSetup(
  game: string,
  overrides: Partial<GameSetup> & { clock?: ClockSetting } = {},
): GameSetup {
  const letters = SEATS_BY_GAME[game] ?? 'AC';
  return {
    rules: { game, preset: 'standard', options: {} },
    clock: { kind: 'none' },
    listed: false,
    spectatorsBehind: 0,
    seats: Object.fromEntries([...letters].map((seat) => [seat, { kind: 'open' }])),
    ...overrides,
  };
}

const SEATS_BY_GAME: Readonly<Record<string, string>> = {
  'halma-4': 'ABCD',
  'star-6': 'ABCDEF',
  'star-2': 'AD',
  'star-3': 'ACE',
  'star-4': 'BCEF',
};

export const REAL_TIME: ClockSetting = { kind: 'real-time', main: 60_000, increment: 0, delay: 0 };

/** A game without a server: its state and its log. Refused commands do not change it. */
export class PlayedGame {
  state: GameState;
  readonly log: LoggedEvent[] = [];
  now: number = STARTED_AT;
  roundTripMs = 0;
  /** Whether the sender of the next command has an account. */
  hasAccount = true;
  /** The limits on the sender of the next command. */
  limits: readonly Limit[] = [];
  readonly lastSeen = new Map<string, number>();
  random: () => number = () => 0;
  /** The outages of the server, oldest first. */
  outages: readonly Outage[] = [];

  constructor(setup: GameSetup, creator: string = personFor('A')) {
    const created = decideCreation(setup, creator, this.context());
    if (!created.ok) throw new Error(`the game was refused: ${created.refusal.code}`);
    this.state = this.append(null, created.value);
  }

  context(): DecisionContext {
    const { now, random, roundTripMs, lastSeen } = this;
    const outageMs = (since: number): number =>
      outageSince(this.outages, since, now, (instant) => instant).milliseconds;
    const player = { hasAccount: this.hasAccount, isBot: false, isClosed: false, limits: this.limits };
    const defaults = {
      isBlocked: false,
      unfinishedGameCount: 0,
      pauseMs: 0,
      exceedsRatedBotGameLimit: false,
      offerers: [],
      nextGameId: (): string => 'next00000000',
    };
    return { now, random, roundTripMs, outageMs, lastSeen, player, ...defaults };
  }

  /** Executes a command from the person who holds a seat. Returns the event kind, or the refusal code. */
  send(seat: string, command: Command): string {
    return this.execute({ by: 'person', person: personFor(seat), command });
  }

  sendAsServer(command: ServerCommand): string {
    return this.execute({ by: 'server', command });
  }

  /** Sends a move that the engine has chosen in the current position. */
  sendEngineMove(move: string): string {
    const { position } = this.state;
    if (position === null) throw new Error('the game has not started');
    return this.sendAsServer({ do: 'engine-move', position: formatPosition(position), move });
  }

  execute(command: GameCommand): string {
    const decided = decide(this.state, command, this.context());
    if (!decided.ok) return decided.refusal.code;
    this.state = this.append(this.state, decided.value);
    return decided.value.kind;
  }

  /** Lets all players join and, if the game requires it, confirm that they are ready. */
  seatPlayers(): this {
    for (const seat of Object.keys(this.state.seats))
      this.send(seat, { do: 'join', seat: seat as SeatLetter });
    for (const seat of Object.keys(this.state.seats))
      if (this.state.phase === 'readying') this.send(seat, { do: 'ready' });
    return this;
  }

  /** Waits for a thinking time, then makes a legal move for the seat to move. Returns what `send` returns. */
  makeMove(thinkingMs = 0, choice = 0): string {
    return this.makeMoveFor(personFor, thinkingMs, choice);
  }

  /**
   * Makes a move as `makeMove` does, in a game whose seats any people may hold.
   *
   * @param personOf returns the person who holds a seat
   */
  makeMoveFor(personOf: (seat: SeatLetter) => string, thinkingMs = 0, choice = 0): string {
    this.now += thinkingMs;
    const { position } = this.state;
    const seat = seatToMove(this.state);
    if (position === null || seat === undefined) return 'no-seat-to-move';
    const moves = legalMoves(position);
    const move = moves[choice % moves.length];
    if (move === undefined) throw new Error('there is no legal move, not even a pass');
    const text = formatShortMove(position.rules.board, move);
    if (personAt(this.state, seat) === undefined) {
      return this.sendEngineMove(text);
    }
    const command = { do: 'move', ply: position.ply, move: text } as const;
    return this.execute({ by: 'person', person: personOf(seat), command });
  }

  /** Appends an event, which another game may have caused. */
  append(state: GameState | null, event: GameEvent): GameState {
    const logged = { seq: this.log.length, at: this.now, event };
    this.log.push(logged);
    return evolve(GAME_ID, state, logged);
  }
}
