import type { PersonId } from '@halma/protocol';
import { formatPosition } from '@halma/rules';
import { hasReachedMoveLimit } from '../game/move-limit.ts';
import { type DueWorkKind, nextDueWork } from '../game/next-due-work.ts';
import type { ServerCommand } from '../game/server-commands.ts';
import { type GameState, hasStarted, isLeftToComputers } from '../game/state.ts';
import type { Games } from '../games/games.ts';
import { logTime } from '../log/log-time.ts';
import type { GameStore, LeasedWork } from '../store/game-store.ts';

/** Chooses the engine's moves. */
export interface EngineMoves {
  /** The number of moves that the engine can start to compute now. */
  readonly idleThreadCount: number;
  /**
   * Returns a legal move, as text, for the seat to move; undefined if the engine is closed first. The engine must hold
   * that seat.
   */
  chooseMove(state: GameState): Promise<string | undefined>;
}

/** The dependencies of `DueWorkJob`. */
export interface DueWorkDependencies {
  readonly store: GameStore;
  readonly games: Games;
  readonly engine: EngineMoves;
  /** Whether this node applies time limits: only a node that players can reach does. */
  readonly appliesTimeLimits: boolean;
  /** Returns the delay before a node applies a game's time limit, in milliseconds; 0 if it applies it now. */
  readonly delayBeforeTimeLimit: (state: GameState, work: LeasedWork) => Promise<number>;
  readonly now: () => number;
  /** Called when a work item fails. A node retries the work a few seconds later. */
  readonly onError: (error: unknown) => void;
}

/** The length of a lease, in milliseconds. If a node dies, its work is delayed by up to this time. */
const LEASE_MS: Readonly<Record<DueWorkKind, number>> = { time: 5_000, level: 4_000 };

/** The interval at which a node renews the leases of the searches in progress, in milliseconds. */
export const LEASE_RENEWAL_INTERVAL_MS = 1000;

/**
 * The delay before refused work is tried again, in milliseconds. A node whose clock is slightly fast causes such
 * refusals.
 */
const RETRY_DELAY_MS = 200;

/** The delay before failed work is tried again, in milliseconds. Work that always fails must not keep a node busy. */
const FAILED_WORK_DELAY_MS = 5_000;

const BATCH_SIZE = 50;

/** The maximum number of people whom a node remembers as recently served by the engine. */
const MAX_SERVED_PEOPLE = 100;

/**
 * Does a work item that is due according to the state. Returns the time to wait before the next attempt, in
 * milliseconds; undefined when done.
 */
type DueWorkHandler = (
  dependencies: DueWorkDependencies,
  work: LeasedWork,
  state: GameState,
) => Promise<number | undefined>;

/**
 * Does the due work of a node. The process keeps no queue: work that it does not take or finish stays in the store for
 * another node.
 */
export class DueWorkJob {
  readonly #dependencies: DueWorkDependencies;
  /** The engine's moves in progress, each with its work. */
  readonly #engineMoves = new Map<Promise<void>, LeasedWork>();
  /** The work whose lease could not be ended because the store failed, and when it is due again. */
  readonly #unreleasedWork = new Map<LeasedWork, number>();
  /**
   * The creators of the games for which the engine has searched, latest last. They take turns, so that a person with
   * hundreds of games does not keep the others waiting.
   */
  #servedPeople: readonly PersonId[] = [];

  constructor(dependencies: DueWorkDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Does as much due work as this node can handle now, and starts the searches for the engine's moves.
   *
   * @returns the number of work items that this node took
   */
  async run(): Promise<number> {
    const { store, engine, appliesTimeLimits, now } = this.#dependencies;
    for (const [work, dueAt] of this.#unreleasedWork) await this.#release(work, dueAt);
    const timeouts = appliesTimeLimits ? await store.leaseDue('time', now(), LEASE_MS.time, BATCH_SIZE) : [];
    const threadCount = engine.idleThreadCount;
    const engineMoves =
      threadCount > 0
        ? await store.leaseDue('level', now(), LEASE_MS.level, threadCount, this.#servedPeople)
        : [];
    await Promise.all(timeouts.map((work) => this.#handle(work, applyTimeLimit)));
    // Searches are slow, and time limits must not wait for them.
    for (const work of engineMoves) this.#startEngineMove(work);
    return timeouts.length + engineMoves.length;
  }

  /**
   * Renews the leases of the searches in progress, which can take longer than a lease, so that the leases can be short:
   * if a node dies, another one soon makes its moves.
   */
  async renewLeases(): Promise<void> {
    const { store, now } = this.#dependencies;
    if (this.#engineMoves.size > 0)
      await store.renewLeases([...this.#engineMoves.values()], now() + LEASE_MS.level);
  }

  /** Resolves when each of the engine's moves in progress has been made or left to another node. */
  async settle(): Promise<void> {
    await Promise.all(this.#engineMoves.keys());
  }

  #startEngineMove(work: LeasedWork): void {
    const done = this.#handle(work, (dependencies, due, state) => {
      this.#noteServed(state.creator);
      return playEngineMove(dependencies, due, state);
    }).finally(() => this.#engineMoves.delete(done));
    this.#engineMoves.set(done, work);
  }

  #noteServed(person: PersonId): void {
    const others = this.#servedPeople.filter((other) => other !== person);
    this.#servedPeople = [...others, person].slice(-MAX_SERVED_PEOPLE);
  }

  async #handle(work: LeasedWork, handle: DueWorkHandler): Promise<void> {
    const { games, now, onError } = this.#dependencies;
    try {
      const game = await games.log.find(work.id);
      const due = game === undefined ? null : nextDueWork(game.state);
      // An event since the lease has made different work due, or none.
      if (game === undefined || due === null || due.kind !== work.kind) return;
      if (due.at > logTime(game.state, now())) return await this.#release(work, due.at);
      const delayMs = await handle(this.#dependencies, { ...work, at: due.at }, game.state);
      if (delayMs !== undefined) await this.#release(work, now() + delayMs);
    } catch (error) {
      onError(error);
      await this.#release(work, now() + FAILED_WORK_DELAY_MS).catch(onError);
    }
  }

  /** Ends a lease. If the store fails, the next run tries again, so that no player waits until the lease expires. */
  async #release(work: LeasedWork, dueAt: number): Promise<void> {
    this.#unreleasedWork.set(work, dueAt);
    await this.#dependencies.store.releaseDue(work, dueAt);
    this.#unreleasedWork.delete(work);
  }
}

const applyTimeLimit: DueWorkHandler = async ({ games, delayBeforeTimeLimit }, work, state) => {
  // No player can move any more, so there is no one whose move could still arrive.
  const delayMs = hasReachedMoveLimit(state) ? 0 : await delayBeforeTimeLimit(state, work);
  if (delayMs > 0) return delayMs;
  const command = { by: 'server', command: { do: 'time-out' } } as const;
  const result = await games.execute(work.id, `time-${state.lastSeq}`, command);
  return result.ok ? undefined : RETRY_DELAY_MS;
};

const playEngineMove: DueWorkHandler = async (dependencies, work, state) => {
  const command = await engineCommand(dependencies, state);
  // The node is stopping, and another one can start the search at once.
  if (command === undefined) return 0;
  const result = await dependencies.games.execute(work.id, `level-${state.lastSeq}`, {
    by: 'server',
    command,
  });
  // The engine loses on time like a player.
  if (result.ok) return undefined;
  return result.refusal.code === 'time-is-up' ? applyTimeLimit(dependencies, work, state) : RETRY_DELAY_MS;
};

/**
 * Returns the command for a seat that the engine holds: its move, or the end of a game that no person plays; undefined
 * if the engine is closed first.
 */
async function engineCommand(
  { engine }: Pick<DueWorkDependencies, 'engine'>,
  state: GameState,
): Promise<ServerCommand | undefined> {
  if (!hasStarted(state)) throw new Error(`game ${state.game} has not started`);
  if (isLeftToComputers(state)) return { do: 'end-without-people' };
  const move = await engine.chooseMove(state);
  return move === undefined
    ? undefined
    : { do: 'engine-move', position: formatPosition(state.position), move };
}
