import { accept } from '@halma/rules';
import type { RequestVerb } from '../verbs/verb.ts';
import type { TournamentQuestion } from './answer-question.ts';

const FILE_DETAILS =
  'The file starts with settings: title, format (swiss or round-robin), seats, rounds, games, seed, odd (bye or computer) and partners (yes, fixed or no). After “players:”, each line names a player, or two fixed partners such as “Ann + Ben”; a rating and “from”, “until” or “returned” with a round may follow, each after a comma. The rounds come last.';

const SHARED = {
  kind: 'request',
  fields: ['tournament'],
  operands: [],
  readFile: (text: string) => accept({ tournament: text }),
} as const;

const pair: RequestVerb = {
  ...SHARED,
  name: 'tournament pair',
  summary: 'Pair the next round of a tournament without a server',
  details: [
    FILE_DETAILS,
    'The output is the next round in the format of the file; append it to the file. Each line lists the players in turn order. Write the place of each after the equals sign, or a hyphen for a player who did not show up: “1: Ann - Ben = 2 1”.',
  ],
  examples: ['tournament pair club.txt'],
  run: answerTo('next round'),
};

const cards: RequestVerb = {
  ...SHARED,
  name: 'tournament cards',
  summary: 'Print a card for each game of the latest round',
  details: [FILE_DETAILS],
  examples: ['tournament cards club.txt'],
  run: answerTo('cards'),
};

const standing: RequestVerb = {
  ...SHARED,
  name: 'tournament standing',
  summary: 'Print the standings of a tournament with its tie-breaks',
  details: [
    FILE_DETAILS,
    'W counts sole first places, BH is the sum of the opponents’ points and BH-C1 is that sum without the lowest, SB counts the points of beaten opponents, and LF the games in which the player moved first. Direct encounter and a random draw also break ties.',
  ],
  examples: ['tournament standing club.txt'],
  run: answerTo('standing'),
};

/** The verbs for club tournaments. */
export const TOURNAMENT_VERBS: readonly RequestVerb[] = [pair, cards, standing];

/** Returns the function that runs a verb. Loading the pairing on demand keeps the other verbs fast. */
function answerTo(question: TournamentQuestion): RequestVerb['run'] {
  return async (request) => (await import('./answer-question.ts')).answerQuestion(question, request);
}
