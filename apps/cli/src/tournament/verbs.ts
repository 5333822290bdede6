import { standingOf, USUAL_TIE_BREAKS } from '@halma/pairing';
import { accept } from '@halma/rules';
import { type CommandResult, refuse } from '../refusal.ts';
import type { Request } from '../request/fields/fields.ts';
import { requireField } from '../request/validate-request.ts';
import type { RequestVerb, VerbOutput } from '../verbs/verb.ts';
import { nextRound, tournamentForStanding } from './next-round.ts';
import { parseTournament, type TournamentFile } from './tournament-file.ts';
import { formatCards, formatRound, formatStanding } from './tournament-text.ts';

const FILE_DETAILS =
  'The file starts with settings: title, format (swiss or round-robin), seats, rounds, games, seed, odd (bye or computer) and partners (yes or no). After “players:” each line has a name and, after commas, a rating and “from”, “until” or “returned” with a round. The rounds follow.';

const SHARED = {
  kind: 'request',
  fields: ['tournament'],
  operands: [],
  readFile: (text: string) => ({ tournament: text }),
} as const;

const pair: RequestVerb = {
  ...SHARED,
  name: 'tournament pair',
  summary: 'Pair the next round of a tournament without a server',
  details: [
    FILE_DETAILS,
    'The output is the next round as the file contains it, so append it. Players begin in the order of their names. Write the place of each after the equals sign, or a hyphen for a player who did not show up: “1: Ann - Ben = 2 1”.',
  ],
  examples: ['tournament pair club.txt'],
  run: (request) => withFile(request, pairNext),
};

const cards: RequestVerb = {
  ...SHARED,
  name: 'tournament cards',
  summary: 'Print a card for each game of the last round',
  details: [FILE_DETAILS],
  examples: ['tournament cards club.txt'],
  run: (request) => withFile(request, lastRound),
};

const standing: RequestVerb = {
  ...SHARED,
  name: 'tournament standing',
  summary: 'Print the standing of a tournament with its tie-breaks',
  details: [
    FILE_DETAILS,
    'W counts first places, BH is the sum of the opponents’ points and BH-C1 that without the lowest, SB counts the points of beaten opponents, and LF the games begun. Direct encounter and lots decide too.',
  ],
  examples: ['tournament standing club.txt'],
  run: (request) => withFile(request, standingOfFile),
};

/** The verbs for tournaments of clubs. */
export const TOURNAMENT_VERBS: readonly RequestVerb[] = [pair, cards, standing];

function withFile(
  request: Request,
  run: (file: TournamentFile) => CommandResult<VerbOutput>,
): CommandResult<VerbOutput> {
  const text = requireField('tournament', request.tournament);
  if (!text.ok) return text;
  const file = parseTournament(text.value);
  return file.ok ? run(file.value) : file;
}

function pairNext(file: TournamentFile): CommandResult<VerbOutput> {
  const round = nextRound(file);
  if (!round.ok) return round;
  const number = file.tournament.rounds.length + 1;
  return accept({
    data: () => ({ round: number, ...round.value }),
    text: () => formatRound(round.value, number),
  });
}

function lastRound({ title, tournament }: TournamentFile): CommandResult<VerbOutput> {
  const number = tournament.rounds.length;
  const round = tournament.rounds[number - 1];
  if (round === undefined) return refuse('no-pairing', 'No round is paired yet.');
  return accept({ data: () => ({ round: number, ...round }), text: () => formatCards(round, number, title) });
}

function standingOfFile(file: TournamentFile): CommandResult<VerbOutput> {
  const tournament = tournamentForStanding(file);
  if (!tournament.ok) return tournament;
  const kind = tournament.value.sides > 2 || file.hasPartners ? 'many-seats' : file.format;
  const rows = standingOf(tournament.value, USUAL_TIE_BREAKS[kind]);
  return accept({
    data: () => ({
      standing: rows.map(({ rank, id, points, played, tieBreaks }) => ({
        rank,
        player: id,
        points,
        played,
        tieBreaks,
      })),
    }),
    text: () => formatStanding(rows, USUAL_TIE_BREAKS[kind]),
  });
}
