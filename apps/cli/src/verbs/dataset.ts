import type { TaskVerb } from './verb.ts';

export const dataset: TaskVerb = {
  kind: 'task',
  name: 'dataset',
  summary: 'Write a data set of games between the levels, with evaluated positions',
  details: [
    'The folder receives games.hgn, games.jsonl, positions.jsonl and dataset.json. The same seed gives the same files. The command cycles through all games unless --game names one. Ctrl-C ends the data set after the last complete game.',
  ],
  examples: ['dataset data-100', 'dataset data-10000 --games 10000 --seed 7 --concurrency 8'],
  fields: ['folder', 'game', 'games', 'seed', 'nodes', 'concurrency'],
  optionDescriptions: {
    game: 'The game; by default all games in turn',
    games: 'The number of games; default 100',
    nodes: 'The node limit for each move; default 300',
  },
  operands: ['folder'],
  // Loading the engine on demand keeps the other verbs fast.
  run: async (request, environment) =>
    (await import('../dataset/run-dataset.ts')).runDataset(request, environment),
};
