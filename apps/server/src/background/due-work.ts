import type { Result } from '@halma/protocol';
import type { DueWorkKind } from '../game/due.ts';
import type { GameState } from '../game/state.ts';
import type { Games } from '../games/games.ts';
import type { GameStore, LeasedWork } from '../store/game-store.ts';

/** Chooses the engine's moves. */
export interface EngineMoves {
  /** How many more moves it can work on now. */
  readonly idleThreads: number;
  /** Returns the text of a legal move for the seat to move, which the engine holds. */
  chooseMove(state: GameState): Promise<string>;
}

/** What a node needs to do work that falls due. */
export interface DueWorkDependencies {
  readonly store: GameStore;
  readonly games: Games;
  readonly engine: EngineMoves;
  /** Whether this node applies time limits: only a node that players can reach does. */
  readonly appliesTimeLimits: boolean;
  readonly now: () => number;
  /** Called with an error. A node takes the work again when its lease has ended. */
  readonly onError: (error: unknown) => void;
}

/** For how long other nodes leave leased work alone, in milliseconds: the delay when a node dies. */
const LEASE_MS: Readonly<Record<DueWorkKind, number>> = { time: 5_000, level: 30_000 };

/** How long refused work waits, such as that of a clock that runs a little fast. */
const RETRY_DELAY_MS = 200;

const BATCH_SIZE = 50;

type DueWorkHandler = (
  dependencies: DueWorkDependencies,
  work: LeasedWork,
  state: GameState,
) => Promise<Result<number>>;

/**
 * Does as much due work as this node can now. The process keeps no queue: work that it does not take, or does not
 * finish, stays in the store for the next node.
 *
 * @returns how many pieces of work this node took
 */
export async function doDueWork(dependencies: DueWorkDependencies): Promise<number> {
  const { store, engine, appliesTimeLimits, now } = dependencies;
  const timeouts = appliesTimeLimits ? await store.leaseDue('time', now(), LEASE_MS.time, BATCH_SIZE) : [];
  const threads = engine.idleThreads;
  const engineMoves = threads > 0 ? await store.leaseDue('level', now(), LEASE_MS.level, threads) : [];
  await Promise.all(timeouts.map((work) => handleWork(dependencies, work, applyTimeLimit)));
  // The engine takes long, and time limits do not wait for it.
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
    if (game === undefined) return;
    const done = await handle(dependencies, work, game.state);
    if (!done.ok) await store.releaseDue(work, now() + RETRY_DELAY_MS);
  } catch (error) {
    onError(error);
  }
}

const applyTimeLimit: DueWorkHandler = ({ games }, { id }, { lastSeq }) =>
  games.execute(id, `time-${lastSeq}`, { by: 'server', command: { do: 'time-out' } });

const playEngineMove: DueWorkHandler = async (dependencies, work, state) => {
  const ply = state.position?.ply ?? 0;
  const move = await dependencies.engine.chooseMove(state);
  const command = { do: 'engine-move', ply, move } as const;
  const moved = await dependencies.games.execute(work.id, `level-${state.lastSeq}`, {
    by: 'server',
    command,
  });
  // The engine loses on time like a player.
  return !moved.ok && moved.refusal.code === 'time-is-up' ? applyTimeLimit(dependencies, work, state) : moved;
};
