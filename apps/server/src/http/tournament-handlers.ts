import {
  accept,
  type PersonId,
  type Result,
  refuse,
  TOURNAMENT_PAGE_SIZE,
  type TournamentCommand,
  type TournamentId,
  type TournamentView,
} from '@halma/protocol';
import { allowedText } from '../chat/allowed-text.ts';
import { limitRefusal } from '../game/limits.ts';
import type { Services } from '../services.ts';
import { FIRST_PAGE } from '../store/game-store.ts';
import type { StoredPerson } from '../store/people-store.ts';
import { organiserRefusal } from '../tournament/creation.ts';
import { standingCsv } from '../tournament/csv.ts';
import { formatOf } from '../tournament/formats/formats.ts';
import { peopleInRound, roundPage } from '../tournament/round-view.ts';
import { standingPage } from '../tournament/standing-view.ts';
import type { TournamentState } from '../tournament/state.ts';
import { tournamentDocument } from '../tournament/tournament-document.ts';
import { tournamentTrf } from '../tournament/trf.ts';
import {
  peopleInTournament,
  peopleInView,
  tablesToPlay,
  tournamentView,
  type ViewRequest,
} from '../tournament/view.ts';
import type { Handlers } from './handler.ts';
import { parsePageCursor } from './page-cursor.ts';

/** The handlers that announce, list and show tournaments, and accept commands, chat messages and reports in them. */
export const tournamentHandlers: Handlers<
  | 'createTournament'
  | 'listTournaments'
  | 'listMyTournaments'
  | 'getTournament'
  | 'getTournamentRound'
  | 'getTournamentStanding'
  | 'getTournamentCsv'
  | 'getTournamentJson'
  | 'getTournamentTrf'
  | 'waitInTournament'
  | 'sendTournamentCommand'
  | 'listTournamentMessages'
  | 'sendTournamentMessage'
  | 'reportInTournament'
> = {
  createTournament: async ({ services, person, body }) => {
    const { store, tournaments, now } = services;
    const refusal = organiserRefusal(body.setup, await store.games.findPlayer(person), now());
    if (refusal !== undefined) return refusal;
    const organiser = await store.people.find(person);
    const [name, text] = [
      await allowedText(services.filter, organiser, body.setup.name, now()),
      await allowedText(services.filter, organiser, body.setup.text, now()),
    ];
    if (!name.ok) return name;
    if (!text.ok) return text;
    const setup = { ...body.setup, name: name.value, text: text.value };
    const created = await tournaments.create(setup, person, body.id);
    return created.ok ? accept({ tournament: created.value }) : created;
  },
  listTournaments: async ({ services, query }) => {
    const after = query.after === undefined ? undefined : parsePageCursor(query.after);
    return accept([
      ...(await services.store.tournaments.list(query.list ?? 'open', after, TOURNAMENT_PAGE_SIZE)),
    ]);
  },
  listMyTournaments: async ({ services, person, query }) => {
    const before = query.after === undefined ? FIRST_PAGE : parsePageCursor(query.after);
    return accept([...(await services.store.tournaments.listItemsOf(person, before, TOURNAMENT_PAGE_SIZE))]);
  },
  getTournament: async ({ services, person, parameters }) => {
    const found = await findTournament(services, parameters.tournament);
    if (!found.ok) return found;
    const state = services.shownTournaments.stateFor(found.value, person);
    return accept(await viewOf(services, state, { viewer: person, latest: found.value }));
  },
  getTournamentRound: async ({ services, person, parameters, query: { after = '0' } }) => {
    const found = await findTournament(services, parameters.tournament);
    if (!found.ok) return found;
    const round = roundPage(found.value, {
      round: Number(parameters.round),
      after: Number(after),
      viewer: person,
    });
    if (round === undefined) return refuse('not-found');
    return accept({ ...round, people: await services.names.lookUp(peopleInRound(round)) });
  },
  getTournamentStanding: async ({ services, person, parameters, query: { after = '0', name } }) => {
    const found = await findTournament(services, parameters.tournament);
    if (!found.ok) return found;
    const state = services.shownTournaments.stateFor(found.value, person);
    const matchesName = name === undefined ? undefined : await personFilter(services, state, name);
    const page = standingPage(state, { after: Number(after), matchesName });
    return accept({
      ...page,
      people: await services.names.lookUp(page.entries.map(({ person }) => person)),
    });
  },
  getTournamentCsv: async ({ services, parameters }) => {
    const found = await findTournament(services, parameters.tournament);
    if (!found.ok) return found;
    return accept(standingCsv(found.value, await nameLookupFor(services, found.value)));
  },
  getTournamentJson: async ({ services, parameters }) => {
    const found = await findTournament(services, parameters.tournament);
    if (!found.ok) return found;
    const state = found.value;
    const view = await viewOf(services, state, { viewer: undefined, pageSize: Infinity });
    return accept(tournamentDocument(state, view));
  },
  getTournamentTrf: async ({ services, parameters }) => {
    const found = await findTournament(services, parameters.tournament);
    if (!found.ok) return found;
    const nameOf = await nameLookupFor(services, found.value);
    const report = tournamentTrf(found.value, (person) => nameOf(person) || person);
    return report === undefined ? refuse('not-found') : accept(report);
  },
  waitInTournament: async ({ services, person, parameters }) => {
    const found = await findTournament(services, parameters.tournament);
    if (!found.ok) return found;
    const state = found.value;
    if (canWaitForTable(state))
      await services.store.arenaQueue.record(state.tournament, person, services.now());
    return accept({
      waiting: await services.shownTournaments.countWaiting(state),
      games: tablesToPlay(state, person).map(({ game }) => game),
      seq: state.lastSeq,
    });
  },
  sendTournamentCommand: async ({ services, caller, person, parameters, body }) => {
    const found = await services.store.people.find(person);
    const checked = await withAllowedReason(services, found, body.command);
    if (!checked.ok) return checked;
    const command = checked.value;
    if (command.do === 'enter') {
      const tournament = await findTournament(services, parameters.tournament);
      if (!tournament.ok) return tournament;
      const refusal = limitRefusal(tournament.value.setup, found?.limits ?? [], services.now());
      if (refusal !== undefined) return refusal;
    }
    const hasAccount = found?.name != null;
    const execute = (): Promise<Result<number>> =>
      services.tournaments.execute(parameters.tournament, body.id, {
        by: 'person',
        person,
        hasAccount,
        isModerator: found?.role === 'host',
        command,
      });
    const isGuess = command.do === 'enter' && (command.password !== undefined || command.code !== undefined);
    const result = await (isGuess
      ? services.guessLimiter.attempt(
          [
            ['entrant', person],
            ['network', caller.network],
            ...(hasAccount ? [] : [['entry', parameters.tournament] as const]),
          ],
          execute,
        )
      : execute());
    if (!result.ok) return result;
    if ((command.do === 'enter' || command.do === 'decline') && command.partner !== undefined)
      services.notices.announce([command.partner, person]);
    return accept({ seq: result.value });
  },
  listTournamentMessages: async ({ services, person, parameters: { tournament }, query }) => {
    const found = await findTournament(services, tournament);
    if (!found.ok) return found;
    return accept(await services.tournamentChat.read(tournament, person, Number(query.after ?? 0)));
  },
  sendTournamentMessage: async ({ services, person, parameters: { tournament }, body }) => {
    const found = await findTournament(services, tournament);
    if (!found.ok) return found;
    const line = await services.tournamentChat.send(found.value, person, body);
    return line.ok ? accept({ line: line.value }) : line;
  },
  reportInTournament: async ({ services, session, parameters: { tournament }, body }) => {
    const found = await findTournament(services, tournament);
    if (!found.ok) return found;
    return services.store.reports.add(tournament, session.person, body, services.now());
  },
};

/** Applies the rules for chat messages to the reason in a command, since anyone can read it. Returns the command. */
async function withAllowedReason(
  { filter, now }: Services,
  author: StoredPerson | undefined,
  command: TournamentCommand,
): Promise<Result<TournamentCommand>> {
  if (!('why' in command)) return accept(command);
  const why = await allowedText(filter, author, command.why, now());
  return why.ok ? accept({ ...command, why: why.value }) : why;
}

async function viewOf(
  services: Services,
  state: TournamentState,
  request: Pick<ViewRequest, 'viewer' | 'latest' | 'pageSize'>,
): Promise<TournamentView> {
  const [waiting, chatLine] = await Promise.all([
    services.shownTournaments.countWaiting(state),
    services.tournamentChat.lastLine(state.tournament),
  ]);
  const view = tournamentView(state, { ...request, waiting, chatLine });
  return { ...view, people: await services.names.lookUp(peopleInView(view)) };
}

/**
 * Returns a predicate that checks whether a player's name, or their id if they have no name, begins with a
 * prefix.
 */
async function personFilter(
  services: Services,
  state: TournamentState,
  prefix: string,
): Promise<(person: PersonId) => boolean> {
  const nameOf = await nameLookupFor(services, state);
  const lowerPrefix = prefix.toLowerCase();
  return (person) => (nameOf(person) || person).toLowerCase().startsWith(lowerPrefix);
}

/** Returns whether players can wait for a table in a tournament. */
function canWaitForTable(state: TournamentState): boolean {
  return formatOf(state).pairsInWaves && (state.phase === 'open' || state.phase === 'running');
}

/**
 * Returns a function that looks up a person's name in a tournament; the name is empty for guests and deleted
 * accounts.
 */
async function nameLookupFor(
  { names }: Services,
  state: TournamentState,
): Promise<(person: PersonId) => string> {
  const people = await names.lookUp(peopleInTournament(state));
  const byId = new Map(people.map(({ id, name }) => [id, name]));
  return (person) => byId.get(person) ?? '';
}

async function findTournament(
  { tournaments }: Services,
  tournament: TournamentId,
): Promise<Result<TournamentState>> {
  const found = await tournaments.find(tournament);
  return found === undefined ? refuse('not-found') : accept(found);
}
