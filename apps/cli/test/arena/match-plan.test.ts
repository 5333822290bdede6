import { describe, expect, test } from 'vitest';
import { parseMatchPlan, requestedStart } from '../../src/arena/match-plan.ts';
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

describe('the cap on the number of moves', () => {
  const customGame = (options: object): Request => ({
    definition: JSON.stringify({ id: 'own', base: 'halma-2', options }),
  });
  test.each<[string, Request, number]>([
    ['is 1000 by default', {}, 1000],
    ['follows the options', { options: { moveCap: '50' } }, 50],
    ['is 1000 in a custom game', customGame({}), 1000],
    ['is absent if a custom game excludes it', customGame({ moveCap: 'none' }), 0],
    ['is that of a custom game', customGame({ moveCap: '70' }), 70],
  ])('%s', (_, request, moveCap) => {
    const start = requestedStart(request);
    expect(start.ok && start.value.position.rules.options.moveCap).toBe(moveCap);
  });
});
