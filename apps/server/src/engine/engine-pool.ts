import { Worker } from 'node:worker_threads';
import type { LoggedEvent, OnlineGameId } from '@halma/protocol';
import { LRUCache } from 'lru-cache';
import { askWorker } from '../ask-worker.ts';
import type { EngineMoves } from '../background/due-work.ts';
import type { GameState } from '../game/state.ts';

/** A request for a move: the game, and the events that the thread does not have yet. */
export interface EngineJob {
  readonly game: OnlineGameId;
  /** The first is event 0, or the one after the last event of the previous job. */
  readonly events: readonly LoggedEvent[];
}

/** The move, or `unknown-game` if the thread needs the events from 0. */
export type EngineReply =
  | { readonly kind: 'move'; readonly move: string }
  | { readonly kind: 'unknown-game' };

/** The maximum number of games that one thread keeps in memory. */
export const MAX_CACHED_GAMES = 100;

/** The engine threads of this node. */
export interface EnginePool extends EngineMoves {
  /** Ends the searches in progress, and stops the threads. */
  close(): Promise<void>;
}

/** A thread, and for each game the number of the last event that it has. */
interface EngineThread {
  readonly worker: Worker;
  readonly lastSeqs: LRUCache<OnlineGameId, number>;
}

/**
 * Creates a pool that starts threads when they are first needed. A game returns to its earlier thread if that
 * thread is idle; the thread then needs only the new events. If a thread fails, a node retries the move later.
 *
 * @param eventsOf returns the events of a game that this node knows
 */
export function createEnginePool(
  threadCount: number,
  eventsOf: (game: OnlineGameId) => readonly LoggedEvent[],
): EnginePool {
  const idle = new Set<EngineThread>();
  const busy = new Set<EngineThread>();
  let isClosed = false;

  function takeThread(game: OnlineGameId): EngineThread {
    const candidates = [...idle];
    const thread = candidates.find(({ lastSeqs }) => lastSeqs.has(game)) ?? candidates[0] ?? startThread();
    idle.delete(thread);
    busy.add(thread);
    return thread;
  }

  async function chooseMove({ game, lastSeq }: GameState): Promise<string | undefined> {
    if (isClosed) return undefined;
    const thread = takeThread(game);
    const events = eventsOf(game).slice(0, lastSeq + 1);
    try {
      const newEvents = events.slice((thread.lastSeqs.get(game) ?? -1) + 1);
      let reply = await askWorker<EngineJob, EngineReply>(thread.worker, {
        game,
        events: newEvents,
      });
      if (reply.kind === 'unknown-game') reply = await askWorker(thread.worker, { game, events });
      if (reply.kind === 'unknown-game') throw new Error(`the engine cannot replay game ${game}`);
      thread.lastSeqs.set(game, lastSeq);
      if (!isClosed) idle.add(thread);
      return reply.move;
    } catch (error) {
      void thread.worker.terminate();
      if (isClosed) return undefined;
      throw error;
    } finally {
      busy.delete(thread);
    }
  }

  return {
    get idleThreadCount() {
      return isClosed ? 0 : Math.max(0, threadCount - busy.size);
    },
    chooseMove,
    close: async () => {
      isClosed = true;
      const threads = [...idle, ...busy];
      idle.clear();
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function startThread(): EngineThread {
  const worker = new Worker(new URL('./engine-worker.js', import.meta.url));
  worker.unref();
  return { worker, lastSeqs: new LRUCache({ max: MAX_CACHED_GAMES }) };
}
