import { formatDate } from '../date-text.ts';
import type { Environment } from '../environment.ts';
import { onAbort } from '../on-abort.ts';
import { type GamePool, ThreadedGamePool } from './game-pool.ts';
import { GameRunner } from './game-runner.ts';
import type { MatchPlan } from './match-plan.ts';
import { logTo } from './player-log.ts';
import { createPlayer } from './players/create-player.ts';

/**
 * Creates a pool. It plays one game at a time in this thread, where it can measure CPU time, or several in
 * worker threads.
 *
 * @param log the log file; undefined for no log
 */
export function createGamePool(plan: MatchPlan, { work }: Environment, log: string | undefined): GamePool {
  const date = formatDate(new Date());
  if (plan.concurrency === 1)
    return new GameRunner({ plan, date, createPlayer, work, ...(log !== undefined && { log: logTo(log) }) });
  const pool = new ThreadedGamePool(plan.concurrency, { plan, date, log });
  // The user may have interrupted the match before it began.
  onAbort(work.signal, () => pool.close());
  return pool;
}
