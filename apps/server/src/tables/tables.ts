import {
  accept,
  type CommandId,
  type GameEvent,
  type GameId,
  type LoggedEvent,
  type PersonId,
  type Result,
  refuse,
  type TablePlan,
} from '@halma/protocol';
import type { Bus, Hint } from '../bus/bus.ts';
import type { EventOf } from '../game/circumstances.ts';
import { createdAgain, decideCreation } from '../game/creation.ts';
import { decide, type Order } from '../game/decide.ts';
import { dueOf } from '../game/due.ts';
import { evolve } from '../game/evolve.ts';
import type { GameState } from '../game/state.ts';
import type { Append, AppendResult, GameStore } from '../store/game-store.ts';
import { inParts } from '../work/in-parts.ts';
import { GameMemory } from './game-memory.ts';
import { gameIdFrom } from './identifiers.ts';
import type { LiveGame } from './live-game.ts';

/** Told that a game has changed as far as this node knows. */
export type Follower = (live: LiveGame) => void;

/** What the tables of a node need. */
export interface TablesNeed {
  readonly games: GameStore;
  readonly bus: Bus;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
}

const ROOM = 3000;

/** So many games are looked at for lost hints before moves have their turn. */
const CATCH_UP_AT_ONCE = 50;

/** So many tables of one person wait in the lobby, lest they be all that others see there. */
const MOST_IN_LOBBY = 5;

/** So often somebody else may be faster before it counts as a fault. */
const TRIES = 20;

/**
 * All tables, as one node serves them. No game belongs to a node: whoever is asked decides on what it knows, and the
 * store lets one of those who are at it at the same time write the next event. The others read it and decide again.
 */
export class Tables {
  readonly #need: TablesNeed;
  readonly #memory = new GameMemory(ROOM);
  readonly #followers = new Map<GameId, Set<Follower>>();
  readonly #stopListening: () => void;

  constructor(need: TablesNeed) {
    this.#need = need;
    this.#stopListening = need.bus.subscribe((hint) => this.#hear(hint));
  }

  /** Sets a table, unless too many of the person's wait already. The same command of the same person is the same table. */
  async create(plan: TablePlan, by: PersonId, id: CommandId): Promise<Result<GameId>> {
    return (await this.#create(plan, by, id, (append) => this.#append(append))) ?? refuse('internal-error');
  }

  /**
   * Sets a table as `create` does, but only where every other table of the lobby that was set for the same terms has been
   * passed over; else the answer is undefined.
   */
  createUnlessWaiting(
    plan: TablePlan,
    by: PersonId,
    id: CommandId,
    passedOver: ReadonlySet<GameId>,
  ): Promise<Result<GameId> | undefined> {
    return this.#create(plan, by, id, async (append) =>
      this.#told(await this.#need.games.appendUnlessWaiting(append, passedOver), append),
    );
  }

  async #create(
    plan: TablePlan,
    by: PersonId,
    id: CommandId,
    append: (created: Append) => Promise<'committed' | 'not'>,
  ): Promise<Result<GameId> | undefined> {
    const game = gameIdFrom(by, id);
    const created = decideCreation(plan, by, this.#circumstances(0, new Map(), game));
    if (!created.ok) return created;
    if (await this.#crowdsLobby(created.value))
      return (await this.find(game)) === undefined ? refuse('too-many-tables') : accept(game);
    const result = await append(
      this.#appendFor(game, null, created.value, commandOf({ by: 'person', person: by }, id)),
    );
    // The name of the game follows from the command: whoever has it already is this command, sent before.
    return result === 'committed' || (await this.find(game)) !== undefined ? accept(game) : undefined;
  }

  /**
   * Carries out an order. The answer comes once the event is on disk; the same id gives the same answer and nothing
   * more.
   *
   * @param roundTrip how long the person's line takes, in milliseconds, as the server measured it
   */
  async command(game: GameId, id: CommandId, order: Order, roundTrip = 0): Promise<Result<number>> {
    const live = this.#memory.at(game);
    return live.inTurn(() => this.#command(live, commandOf(order, id), order, roundTrip));
  }

  async #command(live: LiveGame, command: string, order: Order, roundTrip: number): Promise<Result<number>> {
    let upToDate = live.state === null;
    if (upToDate) await this.#refresh(live);
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const { state } = live;
      if (state === null) return refuse('unknown-game-id');
      const earlier = live.seqOf(command);
      if (earlier !== undefined) return accept(earlier);
      const lastHere = needsPresence(order) ? await this.#lastHere(live.game) : new Map();
      const next = gameIdFrom(live.game, 'rematch');
      const decided = decide(state, order, this.#circumstances(roundTrip, lastHere, next, state.changedAt));
      if (!decided.ok) {
        if (upToDate) return decided;
        // What this node knows may be old, and then so is its refusal.
        await this.#refresh(live);
        upToDate = true;
        continue;
      }
      const append = this.#appendFor(live.game, state, decided.value, command);
      const result = await this.#append(append, ...this.#following(append));
      if (result === 'committed') return accept(append.logged.seq);
      await this.#refresh(live);
      upToDate = true;
    }
    throw new Error(`no place in the log of ${live.game} after ${TRIES} tries`);
  }

  /** Where a person sits by this command of theirs, if it had its effect before. */
  seatedBy(person: PersonId, id: CommandId): Promise<GameId | undefined> {
    return this.#need.games.gameOfCommand(person, commandOf({ by: 'person', person }, id));
  }

  /** The game as the store has it now; undefined when there is none. */
  async find(game: GameId): Promise<(LiveGame & { readonly state: GameState }) | undefined> {
    const live = this.#memory.at(game);
    await this.#refresh(live);
    this.#memory.tidy((other) => this.#followers.has(other));
    return hasState(live) ? live : undefined;
  }

  /** The game as this node knows it, without asking the store. */
  stateOf(game: GameId): GameState | undefined {
    return this.#memory.known(game)?.state ?? undefined;
  }

  /** The log of a game as this node knows it. */
  logOf(game: GameId): readonly LoggedEvent[] {
    return this.#memory.known(game)?.log ?? [];
  }

  /** Tells of every change of a game until the answer is called. */
  follow(game: GameId, follower: Follower): () => void {
    const followers = this.#followers.get(game) ?? new Set();
    this.#followers.set(game, followers.add(follower));
    return () => {
      followers.delete(follower);
      if (followers.size === 0) this.#followers.delete(game);
    };
  }

  /** Looks for events whose hint was lost, in the games somebody here follows. */
  async catchUp(): Promise<void> {
    await inParts([...this.#followers.keys()], CATCH_UP_AT_ONCE, async (followed) => {
      const seqs = await this.#need.games.lastSeqs(followed);
      for (const [game, seq] of seqs) {
        const live = this.#memory.at(game);
        if (live.seq < seq) await this.#refresh(live);
      }
    });
  }

  /** Hears no more hints. */
  close(): void {
    this.#stopListening();
  }

  #appendFor(game: GameId, state: GameState | null, event: GameEvent, command: string): Append {
    const at = Math.max(this.#need.now(), state?.changedAt ?? 0);
    const logged = { seq: (state?.seq ?? -1) + 1, at, event };
    const after = evolve(game, state, logged);
    return { logged, command, state: after, due: dueOf(after) };
  }

  /** The table that a rematch makes is set in the same commit. */
  #following({ state, logged, command }: Append): readonly Append[] {
    const { event } = logged;
    if (event.kind !== 'rematch-offered' || event.next === undefined) return [];
    return [this.#appendFor(event.next, null, createdAgain(state), command)];
  }

  async #append(first: Append, ...others: readonly Append[]): Promise<'committed' | 'not'> {
    return this.#told(await this.#need.games.append([first, ...others]), first, ...others);
  }

  #told({ kind }: AppendResult, ...appends: readonly Append[]): 'committed' | 'not' {
    if (kind !== 'committed') return 'not';
    for (const { state, logged, command } of appends) {
      const live = this.#memory.at(state.game);
      if (live.advance(logged, command, state)) this.#tell(live);
      this.#need.bus.publish({ about: 'game', game: state.game, seq: logged.seq });
      if (state.terms.listed && hasMovedLobby(logged.event)) this.#need.bus.publish({ about: 'lobby' });
    }
    return 'committed';
  }

  async #crowdsLobby({ terms, seats, by }: EventOf<'created'>): Promise<boolean> {
    const waits = Object.values(seats).some(({ kind }) => kind === 'open');
    return terms.listed && waits && (await this.#need.games.waitingOf(by)) >= MOST_IN_LOBBY;
  }

  async #refresh(live: LiveGame): Promise<void> {
    if (live.take(await this.#need.games.read(live.game, live.seq))) this.#tell(live);
  }

  #tell(live: LiveGame): void {
    for (const follower of this.#followers.get(live.game) ?? []) follower(live);
  }

  #hear(hint: Hint): void {
    if (hint.about !== 'game') return;
    const live = this.#memory.known(hint.game);
    // A failing store is found out by whoever asks for something; a hint is owed to nobody.
    if (live !== undefined && live.seq < hint.seq) void this.#refresh(live).catch(() => undefined);
  }

  async #lastHere(game: GameId): Promise<ReadonlyMap<PersonId, number>> {
    return (await this.#need.games.lastHere([game])).get(game) ?? new Map();
  }

  #circumstances(roundTrip: number, lastHere: ReadonlyMap<PersonId, number>, newGame: GameId, notBefore = 0) {
    const { now, random } = this.#need;
    // Clocks of nodes differ a little; within a game, time never runs backwards.
    return { now: Math.max(now(), notBefore), random, roundTrip, lastHere, newGame };
  }
}

/** Ids of commands are the business of each person: nobody can take another's. */
function commandOf(order: Pick<Order, 'by'> & { readonly person?: PersonId }, id: CommandId): string {
  return order.by === 'person' ? `${order.person}:${id}` : `server:${id}`;
}

function needsPresence(order: Order): boolean {
  return order.by === 'person' && order.command.do === 'claim-left';
}

function hasMovedLobby({ kind }: GameEvent): boolean {
  return kind === 'created' || kind === 'joined' || kind === 'left' || kind === 'aborted';
}

function hasState(live: LiveGame): live is LiveGame & { readonly state: GameState } {
  return live.state !== null;
}
