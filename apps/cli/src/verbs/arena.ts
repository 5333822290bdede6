import { POSITION_FIELDS } from '../request/fields.ts';
import type { WorkingVerb } from './verb.ts';

export const arena: WorkingVerb = {
  kind: 'works',
  name: 'arena',
  summary: 'plays matches between levels, simple players and other programs',
  notes: [
    'Players are level:1 to level:10, greedy, random, ugi:<command line> or csci561:<command line>, each with limits of its own after an @ if it has any: level:10@100ms, ugi:engine@5000n, level:7@6d, csci561:agent@300s/game.',
    'Every random opening is played once in every rotation of the players. The last player named plays all sides that are left.',
  ],
  fields: [
    ...POSITION_FIELDS,
    'players',
    'games',
    'milliseconds',
    'nodes',
    'depth',
    'clock',
    'openingPlies',
    'seed',
    'sprt',
    'records',
    'concurrency',
  ],
  operands: ['players'],
  // Loaded only here, so that no other verb waits for the engine.
  work: async (request, edge) => (await import('../arena/run-arena.ts')).runArena(request, edge),
};
