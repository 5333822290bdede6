import { POSITION_FIELDS } from '../request/fields/fields.ts';
import { readGameFile } from '../request/replayed-game.ts';
import type { RequestVerb } from './verb.ts';

export const review: RequestVerb = {
  kind: 'request',
  name: 'review',
  summary: 'Review a game: what each move cost and what was better',
  details: [
    'A file that starts with a tag such as [Event "Club evening"] is a record, and a file that starts with a square such as II,5 is a key; - is standard input. If a file has several records, --number chooses one; otherwise the command reviews them all.',
    'Without a limit, the review searches 5,000 nodes per move, and the result is the same every time. Ctrl-C ends the review and prints the moves reviewed so far.',
  ],
  examples: ['review game.hgn', 'review game.hgn --seconds 1 --json'],
  fields: [...POSITION_FIELDS, 'record', 'number', 'key', 'limits', 'nodes', 'depth', 'seconds'],
  operands: [],
  isInterruptible: true,
  // Loading the engine on demand keeps the other verbs fast.
  run: async (request, work) =>
    (await import('../review/review-games.ts')).reviewRequestedGames(request, work),
  readFile: readGameFile,
};
