import { POSITION_FIELDS } from '../request/fields/fields.ts';
import type { TaskVerb } from './verb.ts';

export const arena: TaskVerb = {
  kind: 'task',
  name: 'arena',
  summary: 'Play matches between levels, simple players and other programs',
  details: [
    'Players are level:1 to level:10, greedy, random, ugi:<command line> and csci561:<command line>. Limits may follow an @: level:10@100ms, ugi:engine@5000n, level:7@6d, csci561:agent@300s/game. Options of a UGI program may follow too: ugi:engine@100ms,Threads=2.',
    'Each opening is played once in every rotation of the players over the sides. The last player named plays all remaining sides.',
    'With --results, the same command resumes an interrupted match after the games in the file. “arena ladder” plays round robins and gauntlets.',
  ],
  examples: [
    'arena level:7 level:5 --nodes 2000',
    'arena level:10 level:9 --nodes 20000 --openings balanced',
    "arena 'ugi:./engine@100ms,Threads=2' level:10@100ms --games 200 --records games.hgn --log lines.txt",
    'arena level:8 level:7 --games 4000 --sprt 0,20 --alpha 0.01 --beta 0.05 --results match.jsonl',
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
    'openings',
    'seed',
    'sprt',
    'alpha',
    'beta',
    'adjudicate',
    'results',
    'records',
    'log',
    'concurrency',
  ],
  operands: ['players'],
  // Loading the engine on demand keeps the other verbs fast.
  run: async (request, environment) => (await import('../arena/run-arena.ts')).runArena(request, environment),
};
