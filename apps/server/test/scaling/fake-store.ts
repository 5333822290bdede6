import { GameEvent, type OnlineGameId, type PersonId } from '@halma/protocol';
import { nextDueWork } from '../../src/game/next-due-work.ts';
import type { GameState } from '../../src/game/state.ts';
import { jsonReader } from '../../src/store/columns.ts';
import type {
  GamePresence,
  GamePresenceStore,
  PresenceByGame,
  RecordedPresence,
} from '../../src/store/game-presence-store.ts';
import type { Append, AppendResult, GameStore, LeasedWork, StoredEvent } from '../../src/store/game-store.ts';
import type { NodeStatus, NodeStore } from '../../src/store/node-store.ts';

/** An event as a real store keeps it. */
type EventRow = Omit<StoredEvent, 'event'> & { readonly event: string };

const parseEvent = jsonReader(GameEvent);

/** The number of requests to the store, and of the rows that they involve. */
export interface RequestCount {
  calls: number;
  rows: number;
}

type Games = Pick<GameStore, 'append' | 'read' | 'lastSeqs' | 'leaseDue' | 'releaseDue'>;
type Nodes = Pick<NodeStore, 'recordHeartbeat' | 'listSpans' | 'find' | 'deleteStopped'>;

/** An in-memory store that answers immediately and counts the requests. */
export class FakeStore {
  readonly #requests = new Map<string, RequestCount>();
  readonly #events = new Map<OnlineGameId, EventRow[]>();
  readonly #due = new Map<OnlineGameId, LeasedWork & { leasedUntil: number }>();
  readonly #presence = new Map<OnlineGameId, Map<PersonId, RecordedPresence>>();
  readonly #beats = new Map<string, number>();

  readonly games: Games = {
    append: async (appends) => this.#append(appends),
    read: async (id, after) => {
      const events = this.#events.get(id)?.slice(after + 1) ?? [];
      this.#count('events: reads', events.length);
      return events.map((row) => ({ ...row, event: parseEvent(row.event) }));
    },
    lastSeqs: async (ids) => {
      this.#count('events: reads of last numbers', ids.length);
      return new Map(ids.map((id) => [id, (this.#events.get(id)?.length ?? 0) - 1]));
    },
    leaseDue: async (kind, now, leaseMs, limit) => {
      this.#count('due work: polls', 0);
      const work = [...this.#dueWork(kind, now)].slice(0, limit);
      for (const item of work) item.leasedUntil = now + leaseMs;
      return work;
    },
    releaseDue: async () => undefined,
  };

  readonly gamePresence: Pick<GamePresenceStore, 'record' | 'recordAbsence' | 'nodeOf' | 'read'> = {
    record: async (present, node, at) => this.#record(present, { node, at }),
    recordAbsence: async (absent, _, at) => this.#record(absent, { node: undefined, at }),
    nodeOf: async ({ game, person }) => {
      this.#count('presence: reads', 1);
      return this.#presence.get(game)?.get(person)?.node;
    },
    read: async (games): Promise<PresenceByGame> => {
      this.#count('presence: reads', games.length);
      return new Map(games.map((game) => [game, this.#presenceIn(game)]));
    },
  };

  readonly nodes: Nodes = {
    recordHeartbeat: async (node, at) => {
      this.#count('heartbeats', 1);
      this.#beats.set(node, at);
    },
    listSpans: async () => [],
    find: async (node): Promise<NodeStatus | undefined> => {
      this.#count('presence: reads', 1);
      const beatAt = this.#beats.get(node);
      return beatAt === undefined ? undefined : { beatAt, isStopped: false };
    },
    deleteStopped: async () => undefined,
  };

  /** Adds a game with its log, without counting the requests. */
  addGame(game: OnlineGameId, events: readonly StoredEvent[], state: GameState): void {
    this.#events.set(game, events.map(toRow));
    this.#setDue(game, state);
  }

  /** Returns the requests since the last call, by kind. */
  takeRequests(): ReadonlyMap<string, RequestCount> {
    const requests = new Map(this.#requests);
    this.#requests.clear();
    return requests;
  }

  #append(appends: readonly Append[]): AppendResult {
    for (const { id, logged } of appends)
      if (logged.seq !== (this.#events.get(id)?.length ?? 0)) return { kind: 'conflict' };
    for (const { id, logged, commandId, state } of appends) {
      const events = this.#events.get(id) ?? [];
      events.push(toRow({ ...logged, commandId }));
      this.#events.set(id, events);
      this.#setDue(id, state);
    }
    this.#count('events: commits', appends.length);
    return { kind: 'committed' };
  }

  #record(people: readonly GamePresence[], recorded: RecordedPresence): void {
    if (people.length === 0) return;
    this.#count('presence: writes', people.length);
    for (const { game, person } of people) {
      const records = this.#presence.get(game) ?? new Map<PersonId, RecordedPresence>();
      this.#presence.set(game, records.set(person, recorded));
    }
  }

  #presenceIn(game: OnlineGameId): ReadonlyMap<PersonId, RecordedPresence> {
    return new Map(
      [...(this.#presence.get(game) ?? [])].map(([person, { node, at }]) => {
        const beatAt = node === undefined ? 0 : (this.#beats.get(node) ?? 0);
        return [person, { node, at: Math.max(at, beatAt) }];
      }),
    );
  }

  #setDue(game: OnlineGameId, state: GameState): void {
    const due = nextDueWork(state);
    if (due === null) this.#due.delete(game);
    else this.#due.set(game, { ...due, id: game, leasedUntil: 0 });
  }

  *#dueWork(kind: string, now: number): Generator<LeasedWork & { leasedUntil: number }> {
    // Nothing falls due in a simulation that is shorter than the games, so there is no index to keep.
    if (kind !== 'time' || now % 1000 !== 0) return;
    for (const work of this.#due.values()) if (work.at <= now && work.leasedUntil <= now) yield work;
  }

  #count(kind: string, rows: number): void {
    const requests = this.#requests.get(kind) ?? { calls: 0, rows: 0 };
    requests.calls += 1;
    requests.rows += rows;
    this.#requests.set(kind, requests);
  }
}

function toRow(stored: StoredEvent): EventRow {
  return { ...stored, event: JSON.stringify(stored.event) };
}
