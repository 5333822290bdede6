import { accept, type PersonId, type Result, refuse, type TournamentId } from '@halma/protocol';
import type { Services } from '../services.ts';
import { standingCsv } from '../tournament/csv.ts';
import type { TournamentState } from '../tournament/state.ts';
import { peopleInTournament, roundView, tournamentView } from '../tournament/view.ts';
import type { Handlers } from './handler.ts';
import { parsePageCursor } from './page-cursor.ts';

/** How many tournaments one page has. */
const PAGE_SIZE = 30;

/** The handlers that announce, list and show tournaments, and accept commands in them. */
export const tournamentHandlers: Handlers<
  | 'createTournament'
  | 'listTournaments'
  | 'getTournament'
  | 'getTournamentRound'
  | 'getTournamentCsv'
  | 'sendTournamentCommand'
> = {
  createTournament: async ({ services, session, body }) => {
    const created = await services.tournaments.create(body.setup, session.person, body.id);
    return created.ok ? accept({ tournament: created.value }) : created;
  },
  listTournaments: async ({ services, query }) => {
    const after = query.after === undefined ? undefined : parsePageCursor(query.after);
    return accept([...(await services.store.tournaments.list(query.list ?? 'open', after, PAGE_SIZE))]);
  },
  getTournament: async ({ services, session, parameters }) => {
    const found = await findTournament(services, parameters.tournament);
    if (!found.ok) return found;
    const people = await services.names.lookUp(peopleInTournament(found.value));
    return accept(tournamentView(found.value, people, session?.person));
  },
  getTournamentRound: async ({ services, parameters }) => {
    const found = await findTournament(services, parameters.tournament);
    if (!found.ok) return found;
    const round = roundView(found.value, Number(parameters.round));
    return round === undefined ? refuse('not-found') : accept(round);
  },
  getTournamentCsv: async ({ services, parameters }) => {
    const found = await findTournament(services, parameters.tournament);
    if (!found.ok) return found;
    const people = await services.names.lookUp(peopleInTournament(found.value));
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return accept(standingCsv(found.value, (person: PersonId) => names.get(person) ?? ''));
  },
  sendTournamentCommand: async ({ services, caller, session: { person }, parameters, body }) => {
    const { command } = body;
    const found = await services.store.people.find(person);
    const execute = (): Promise<Result<number>> =>
      services.tournaments.execute(parameters.tournament, body.id, {
        by: 'person',
        person,
        hasAccount: found?.name != null,
        isModerator: found?.role === 'host',
        command,
      });
    const isGuess = command.do === 'enter' && command.password !== undefined;
    const result = await (isGuess
      ? services.guessLimiter.attempt([['network', caller.network]], execute)
      : execute());
    return result.ok ? accept({ seq: result.value }) : result;
  },
};

async function findTournament(
  { tournaments }: Services,
  tournament: TournamentId,
): Promise<Result<TournamentState>> {
  const found = await tournaments.find(tournament);
  return found === undefined ? refuse('not-found') : accept(found);
}
