import { POSITION_FIELDS } from '../request/fields/fields.ts';
import type { TaskVerb } from './verb.ts';

export const arenaLadder: TaskVerb = {
  kind: 'task',
  name: 'arena ladder',
  summary: 'Play a round robin or a gauntlet between any number of players, and rate them',
  details: [
    'Players and limits work as in “arena”. Every pair of players plays --games games, with sides swapped in each opening; in games of more than two sides they take alternate sides. In a --gauntlet only the first player meets the others.',
    'The file of --ladder keeps the results. The same command resumes an interrupted ladder; with more players or games, it plays only the missing games. Players from earlier runs keep their results. Without players, the command only rates the players in the file.',
  ],
  examples: [
    'arena ladder level:1 level:4 level:7 greedy --game grasshopper-8 --nodes 5000 --games 20 --ladder levels.jsonl',
    "arena ladder 'ugi:./new' 'ugi:./old' level:10 --gauntlet --nodes 5000 --ladder gauntlet.jsonl",
  ],
  fields: [
    ...POSITION_FIELDS,
    'players',
    'ladder',
    'gauntlet',
    'games',
    'milliseconds',
    'nodes',
    'depth',
    'clock',
    'openingPlies',
    'openings',
    'seed',
    'adjudicate',
    'records',
    'log',
    'concurrency',
  ],
  optionDescriptions: { games: 'The number of games of each pair of players; default 100' },
  operands: ['players'],
  hasOptionalOperands: true,
  // Loading the engine on demand keeps the other verbs fast.
  run: async (request, environment) =>
    (await import('../arena/ladder/run-ladder.ts')).runLadder(request, environment),
};
