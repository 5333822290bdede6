import { accept, refuse } from '@halma/protocol';
import type { Aggregate, AggregateState } from '../../src/log/aggregate.ts';
import type { Database } from '../../src/store/database.ts';
import { SqlLogStore } from '../../src/store/sql-log-store.ts';

/** A counter with a limit. It can be closed after a while, which starts the next counter. */
export interface CounterState extends AggregateState {
  readonly count: number;
  readonly limit: number;
  readonly closesAt: number;
  readonly isClosed: boolean;
}

export type CounterCommand = { readonly do: 'add'; readonly amount: number } | { readonly do: 'close' };

export type CounterEvent =
  | { readonly kind: 'opened'; readonly limit: number }
  | { readonly kind: 'added'; readonly amount: number }
  | { readonly kind: 'closed'; readonly next: string };

export interface CounterContext {
  readonly now: number;
}

const LIFETIME_MS = 1000;

export const counterAggregate: Aggregate<CounterState, CounterCommand, CounterEvent, CounterContext> = {
  kind: 'counter',
  decide: (state, command, { now }) => {
    if (state.isClosed) return refuse('game-over');
    if (command.do === 'close')
      return now < state.closesAt ? refuse('not-allowed') : accept({ kind: 'closed', next: 'next' });
    return state.count + command.amount > state.limit
      ? refuse('not-allowed')
      : accept({ kind: 'added', amount: command.amount });
  },
  evolve: (id, state, { seq, at, event }) => {
    if (event.kind === 'opened') {
      const { limit } = event;
      return { lastSeq: seq, changedAt: at, count: 0, limit, closesAt: at + LIFETIME_MS, isClosed: false };
    }
    if (state === null) throw new Error(`the log of ${id} does not start with its opening`);
    const count = state.count + (event.kind === 'added' ? event.amount : 0);
    return { ...state, lastSeq: seq, changedAt: at, count, isClosed: event.kind === 'closed' };
  },
  isResultOf: (command, event) =>
    command.do === 'close'
      ? event.kind === 'closed'
      : event.kind === 'added' && event.amount === command.amount,
  nextDueWork: ({ isClosed, closesAt }) => (isClosed ? null : { kind: 'close', at: closesAt }),
  startedLogs: (state, event) =>
    event.kind === 'closed' ? [{ id: event.next, event: { kind: 'opened', limit: state.limit } }] : [],
};

/** Creates a counter store that has its own tables, next to the tables for games. */
export async function openCounterStore(database: Database): Promise<SqlLogStore<CounterState, CounterEvent>> {
  await database.transaction(async (query) => {
    await query(`CREATE TABLE counter_events (
      counter TEXT NOT NULL, seq BIGINT NOT NULL, command TEXT NOT NULL, at BIGINT NOT NULL, event TEXT NOT NULL,
      PRIMARY KEY (counter, seq), UNIQUE (counter, command))`);
    await query(`CREATE TABLE counter_due (
      counter TEXT PRIMARY KEY, kind TEXT NOT NULL, at BIGINT NOT NULL, taken_until BIGINT NOT NULL)`);
    await query('CREATE TABLE counters (counter TEXT PRIMARY KEY, count BIGINT NOT NULL)');
  });
  return new SqlLogStore<CounterState, CounterEvent>(database, {
    events: 'counter_events',
    due: 'counter_due',
    idColumn: 'counter',
    parseEvent: (json) => JSON.parse(json),
    derivedStatements: ({ id, state }) => [
      {
        sql: `INSERT INTO counters (counter, count) VALUES ($1, $2)
          ON CONFLICT (counter) DO UPDATE SET count = excluded.count`,
        values: [id, state.count],
      },
    ],
  });
}
