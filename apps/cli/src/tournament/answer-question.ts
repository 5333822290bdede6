import { computeStandings, USUAL_TIE_BREAKS } from '@halma/pairing';
import { accept } from '@halma/rules';
import { type CommandResult, refuse } from '../refusal.ts';
import type { Request } from '../request/fields/fields.ts';
import { requireField } from '../request/validate-request.ts';
import type { VerbOutput } from '../verbs/verb.ts';
import { nextRound, tournamentForStanding } from './next-round.ts';
import { parseTournament, type TournamentFile } from './tournament-file.ts';
import { formatCards, formatRound, formatStanding } from './tournament-text.ts';

/** The part of a tournament that a verb shows. */
export type TournamentQuestion = 'next round' | 'cards' | 'standing';

const ANSWERS: Readonly<Record<TournamentQuestion, (file: TournamentFile) => CommandResult<VerbOutput>>> = {
  'next round': pairNext,
  cards: cardsOfLatestRound,
  standing: standingsOf,
};

/** Answers a question about the tournament file of a request. */
export function answerQuestion(question: TournamentQuestion, request: Request): CommandResult<VerbOutput> {
  const text = requireField('tournament', request.tournament);
  if (!text.ok) return text;
  const file = parseTournament(text.value);
  return file.ok ? ANSWERS[question](file.value) : file;
}

function pairNext(file: TournamentFile): CommandResult<VerbOutput> {
  const round = nextRound(file);
  if (!round.ok) return round;
  const roundNumber = file.tournament.rounds.length + 1;
  return accept({
    data: () => ({ round: roundNumber, ...round.value }),
    text: () => formatRound(round.value, roundNumber),
  });
}

function cardsOfLatestRound({ title, tournament }: TournamentFile): CommandResult<VerbOutput> {
  const roundNumber = tournament.rounds.length;
  const round = tournament.rounds[roundNumber - 1];
  if (round === undefined) return refuse('no-pairing', 'No round is paired yet.');
  return accept({
    data: () => ({ round: roundNumber, ...round }),
    text: () => formatCards(round, roundNumber, title),
  });
}

function standingsOf(file: TournamentFile): CommandResult<VerbOutput> {
  const tournament = tournamentForStanding(file);
  if (!tournament.ok) return tournament;
  const kind = tournament.value.sides > 2 || file.hasPartners ? 'many-seats' : file.format;
  const rows = computeStandings(tournament.value, USUAL_TIE_BREAKS[kind]);
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
