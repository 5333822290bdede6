import { formatPosition } from '@halma/rules';
import { type DueWorkKind, nextDueWork } from '../game/next-due-work.ts';
import type { ServerCommand } from '../game/server-commands.ts';
import { type GameState, hasStarted, isLeftToComputers } from '../game/state.ts';
import type { Games } from '../games/games.ts';
import type { GameStore, LeasedWork } from '../store/game-store.ts';

/** Chooses the engine's moves. */
export interface EngineMoves {
  /** The number of moves that the engine can start to compute now. */
  readonly idleThreadCount: number;
  /** Returns a legal move, as text, for the seat to move. The engine must hold that seat. */
  chooseMove(state: GameState): Promise<string>;
}

/** The dependencies of `doDueWork`. */
export interface DueWorkDependencies {
  readonly store: GameStore;
  readonly games: Games;
  readonly engine: EngineMoves;
  /** Whether this node applies time limits: only a node that players can reach does. */
  readonly appliesTimeLimits: boolean;
  /** Returns the delay before a node applies the time limit of the player to move, in milliseconds. */
  readonly delayBeforeTimeLimit: (state: GameState, work: LeasedWork) => Promise<number>;
  readonly now: () => number;
  /** Called when a work item throws. A node retries the work once the lease has expired. */
  readonly onError: (error: unknown) => void;
}

/** The length of a lease, in milliseconds. If a node dies, its work is delayed by this time. */
const LEASE_MS: Readonly<Record<DueWorkKind, number>> = { time: 5_000, level: 30_000 };

/**
 * The delay before refused work is tried again, in milliseconds. A node whose clock is slightly fast causes such
 * refusals.
 */
const RETRY_DELAY_MS = 200;

const BATCH_SIZE = 50;

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
 * Does as much due work as this node can handle now. The process keeps no queue: work that it does not take or finish
 * stays in the store for another node.
 *
 * @returns the number of work items that this node took
 */
export async function doDueWork(dependencies: DueWorkDependencies): Promise<number> {
  const { store, engine, appliesTimeLimits, now } = dependencies;
  const timeouts = appliesTimeLimits ? await store.leaseDue('time', now(), LEASE_MS.time, BATCH_SIZE) : [];
  const threadCount = engine.idleThreadCount;
  const engineMoves =
    threadCount > 0 ? await store.leaseDue('level', now(), LEASE_MS.level, threadCount) : [];
  await Promise.all(timeouts.map((work) => handleWork(dependencies, work, applyTimeLimit)));
  // Searches are slow, and time limits must not wait for them.
  for (const work of engineMoves) void handleWork(dependencies, work, playEngineMove);
  return timeouts.length + engineMoves.length;
}

async function handleWork(
  dependencies: DueWorkDependencies,
  work: LeasedWork,
  handle: DueWorkHandler,
): Promise<void> {
  const { store, games, now, onError } = dependencies;
  try {
    const game = await games.log.find(work.id);
    const due = game === undefined ? null : nextDueWork(game.state);
    // An event since the lease has made different work due, or none.
    if (game === undefined || due === null || due.kind !== work.kind) return;
    if (due.at > now()) return await store.releaseDue(work, due.at);
    const delayMs = await handle(dependencies, { ...work, at: due.at }, game.state);
    if (delayMs !== undefined) await store.releaseDue(work, now() + delayMs);
  } catch (error) {
    onError(error);
  }
}

const applyTimeLimit: DueWorkHandler = async ({ games, delayBeforeTimeLimit }, work, state) => {
  const delayMs = await delayBeforeTimeLimit(state, work);
  if (delayMs > 0) return delayMs;
  const command = { by: 'server', command: { do: 'time-out' } } as const;
  const result = await games.execute(work.id, `time-${state.lastSeq}`, command);
  return result.ok ? undefined : RETRY_DELAY_MS;
};

const playEngineMove: DueWorkHandler = async (dependencies, work, state) => {
  const command = await engineCommand(dependencies, state);
  if (command === undefined) return undefined;
  const result = await dependencies.games.execute(work.id, `level-${state.lastSeq}`, {
    by: 'server',
    command,
  });
  // The engine loses on time like a player.
  if (result.ok) return undefined;
  return result.refusal.code === 'time-is-up' ? applyTimeLimit(dependencies, work, state) : RETRY_DELAY_MS;
};

/** Returns the command for a seat that the engine holds: its move, or the end of a game that no person plays. */
async function engineCommand(
  { engine }: Pick<DueWorkDependencies, 'engine'>,
  state: GameState,
): Promise<ServerCommand | undefined> {
  if (!hasStarted(state)) return undefined;
  if (isLeftToComputers(state)) return { do: 'end-without-people' };
  const move = await engine.chooseMove(state);
  return { do: 'engine-move', position: formatPosition(state.position), move };
}
