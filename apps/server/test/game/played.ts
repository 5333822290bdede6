import type { ClockChoice, Command, GameEvent, LoggedEvent, TablePlan } from '@halma/protocol';
import { formatShortMove, legalMoves, type SeatLetter } from '@halma/rules';
import type { Circumstances } from '../../src/game/circumstances.ts';
import { decideCreation } from '../../src/game/creation.ts';
import { decide, type Order } from '../../src/game/decide.ts';
import { evolve } from '../../src/game/evolve.ts';
import type { ServerOrder } from '../../src/game/server-orders.ts';
import { type GameState, personOn, seatToMove } from '../../src/game/state.ts';

export const GAME = 'game00000000';
/** When the games of these tests begin. */
export const START = 1_000_000;

const people = 'abcdef';

/** The person who sits on a seat in these tests. */
export function personFor(seat: string): string {
  return people[seat.charCodeAt(0) - 65]?.repeat(16) ?? '';
}

/** A table on which everything is open but what is said. */
export function planOf(game: string, more: Partial<TablePlan> & { clock?: ClockChoice } = {}): TablePlan {
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

export const REAL_TIME: ClockChoice = { kind: 'real-time', main: 60_000, increment: 0, delay: 0 };

/** A game in the middle of a test, with its log. Orders that are refused leave it as it was. */
export class PlayedGame {
  state: GameState;
  readonly log: LoggedEvent[] = [];
  now: number = START;
  roundTrip = 0;
  readonly lastHere = new Map<string, number>();
  random: () => number = () => 0;

  constructor(plan: TablePlan, by: string = personFor('A')) {
    const created = decideCreation(plan, by, this.circumstances());
    if (!created.ok) throw new Error(`no such table: ${created.refusal.code}`);
    this.state = this.append(null, created.value);
  }

  circumstances(): Circumstances {
    const { now, random, roundTrip, lastHere } = this;
    return { now, random, roundTrip, lastHere, newGame: 'next00000000' };
  }

  /** A command of the person who belongs to a seat; the answer is the event's kind, or the refusal's code. */
  do(seat: string, command: Command): string {
    return this.order({ by: 'person', person: personFor(seat), command });
  }

  server(order: ServerOrder): string {
    return this.order({ by: 'server', order });
  }

  order(order: Order): string {
    const decided = decide(this.state, order, this.circumstances());
    if (!decided.ok) return decided.refusal.code;
    this.state = this.append(this.state, decided.value);
    return decided.value.kind;
  }

  /** Everybody sits down and, where asked, says that they are ready. */
  seatAll(): this {
    for (const seat of Object.keys(this.state.seats)) this.do(seat, { do: 'join', seat: seat as SeatLetter });
    for (const seat of Object.keys(this.state.seats))
      if (this.state.phase === 'readying') this.do(seat, { do: 'ready' });
    return this;
  }

  /** The seat to move makes one of its moves, after thinking so long; the answer is as for `do`. */
  turn(thinking = 0, choice = 0): string {
    this.now += thinking;
    const { position } = this.state;
    const seat = seatToMove(this.state);
    if (position === null || seat === undefined) return 'nobody';
    const moves = legalMoves(position);
    const move = moves[choice % moves.length];
    if (move === undefined) throw new Error('no move, not even a pass');
    const text = formatShortMove(position.rules.board, move);
    if (personOn(this.state, seat) === undefined) {
      return this.server({ do: 'level-move', ply: position.ply, move: text });
    }
    return this.do(seat, { do: 'move', ply: position.ply, move: text });
  }

  private append(state: GameState | null, event: GameEvent): GameState {
    const logged = { seq: this.log.length, at: this.now, event };
    this.log.push(logged);
    return evolve(GAME, state, logged);
  }
}
