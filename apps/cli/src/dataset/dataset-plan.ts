import { accept, GAME_IDS, type GameId, isGameId } from '@halma/rules';
import { type CommandResult, refuse, refuseAsRules } from '../refusal.ts';
import type { Request } from '../request/fields/fields.ts';

/** The settings of a data set. Each game depends only on these settings and on its number. */
export interface DatasetPlan {
  /** The games to play, in rotation. */
  readonly gameIds: readonly GameId[];
  readonly games: number;
  readonly seed: number;
  /** The node limit for a move. */
  readonly nodes: number;
  readonly concurrency: number;
}

const DEFAULTS = { games: 100, seed: 1, nodes: 300, concurrency: 1 };

/** Parses the data set that a request describes. */
export function parseDatasetPlan(request: Request): CommandResult<DatasetPlan> {
  const { game, games, seed, nodes, concurrency } = { ...DEFAULTS, ...request };
  if (game !== undefined && !isGameId(game)) return refuseAsRules({ code: 'unknown-game', detail: game });
  for (const [flag, value, min, max] of [
    ['games', games, 1, 10_000_000],
    ['seed', seed, 0, 2 ** 32 - 1],
    ['nodes', nodes, 1, 10_000_000],
    ['concurrency', concurrency, 1, 64],
  ] as const)
    if (!Number.isInteger(value) || value < min || value > max)
      return refuse('bad-request', `--${flag} expects a whole number from ${min} to ${max}.`);
  return accept({ gameIds: game === undefined ? GAME_IDS : [game], games, seed, nodes, concurrency });
}
