import { expect, test } from 'vitest';
import { parseMatchPlan } from '../../src/arena/match-plan.ts';
import type { Request } from '../../src/request/fields/fields.ts';

const limitsOf = async (request: Request): Promise<readonly object[]> => {
  const plan = await parseMatchPlan(request);
  if (!plan.ok) throw new Error(plan.refusal.message);
  return plan.value.entrants.map(({ limits }) => limits);
};

test.each<[Request, object[]]>([
  [{ players: ['level:3', 'greedy'] }, [{ moveTimeMs: 100 }, { moveTimeMs: 100 }]],
  [{ players: ['level:3'], milliseconds: 50 }, [{ moveTimeMs: 50 }]],
  [{ players: ['level:3@200n', 'level:3'], depth: 4 }, [{ nodes: 200 }, { depth: 4 }]],
  [{ players: ['level:3'], clock: '60+1' }, [{ clock: { initialMs: 60_000, incrementMs: 1000 } }]],
  [{ players: ['csci561:agent'], milliseconds: 50 }, [{ clock: { initialMs: 300_000, incrementMs: 0 } }]],
])('gives the players of %j the limits %j', async (request, limits) => {
  expect(await limitsOf(request)).toEqual(limits);
});
