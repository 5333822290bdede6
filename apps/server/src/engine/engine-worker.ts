import { parentPort } from 'node:worker_threads';
import type { OnlineGameId } from '@halma/protocol';
import { LRUCache } from 'lru-cache';
import { evolve } from '../game/evolve.ts';
import type { GameState } from '../game/state.ts';
import { chooseEngineMove } from './choose-engine-move.ts';
import { type EngineJob, type EngineReply, MAX_CACHED_GAMES } from './engine-pool.ts';

const games = new LRUCache<OnlineGameId, GameState>({ max: MAX_CACHED_GAMES });

async function handleJob({ game, events }: EngineJob): Promise<EngineReply> {
  let state = events[0]?.seq === 0 ? null : (games.get(game) ?? null);
  const [first] = events;
  if (first !== undefined && first.seq !== (state?.lastSeq ?? -1) + 1) return { kind: 'unknown-game' };
  for (const logged of events) state = evolve(game, state, logged);
  if (state === null) return { kind: 'unknown-game' };
  games.set(game, state);
  return { kind: 'move', move: await chooseEngineMove(state, () => performance.now(), Math.random) };
}

// The engine runs in its own thread, so that a search does not delay players' moves.
// The pool sends the next job after the reply.
parentPort?.on('message', async (job: EngineJob) => parentPort?.postMessage(await handleJob(job)));
