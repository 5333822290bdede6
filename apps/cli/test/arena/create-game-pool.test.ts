import { expect, test } from 'vitest';
import { createGamePool } from '../../src/arena/create-game-pool.ts';
import { parseMatchPlan } from '../../src/arena/match-plan.ts';
import type { Environment } from '../../src/environment.ts';
import { idleWork } from '../support/ask.ts';

test.each([1, 2])(
  'a match that is interrupted before its first game plays no game, with concurrency %i',
  async (concurrency) => {
    const plan = await parseMatchPlan({ players: ['greedy'], game: 'grasshopper-8', concurrency });
    if (!plan.ok) throw new Error(plan.refusal.message);
    const work = { ...idleWork, signal: AbortSignal.abort() };
    const pool = createGamePool(plan.value, { work } as Environment, undefined);
    expect(await pool.play(0)).toBeNull();
  },
);
