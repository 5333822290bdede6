import { sha256Hex } from '@halma/pairing';
import type { PersonId, TournamentListItem, TournamentView } from '@halma/protocol';
import { nextAction } from './due.ts';
import { arenaTimes } from './formats/arena.ts';
import { formatOf } from './formats/formats.ts';
import { needsPartner } from './pair-entry.ts';
import { hasFixedPairs } from './pairs.ts';
import { copySides } from './planned-event.ts';
import { bracketView } from './round-view.ts';
import { standingFor } from './standing-view.ts';
import { hasPartners, isDecided, playerOf, type TournamentState, unfinishedRounds } from './state.ts';

/** Returns a tournament as lists show it. */
export function tournamentListItem(state: TournamentState): TournamentListItem {
  const { tournament, setup, phase, players, rounds, roundCount } = state;
  return { tournament, setup, phase, players: players.length, round: rounds.length, rounds: roundCount };
}

/** Returns the ids of the organiser and all players. */
export function peopleInTournament({ organiser, players }: TournamentState): readonly PersonId[] {
  return [...new Set([organiser, ...players.map(({ person }) => person)])];
}

/** A view before the names of its people are known. */
type ViewWithoutPeople = Omit<TournamentView, 'people'>;

/** The reader of a view, and the data from which it is made. */
export interface ViewRequest {
  /** The person making the request, if they have a session. */
  readonly viewer: PersonId | undefined;
  /** The latest state, from which the viewer's tables are taken, if the rest of the view shows an older one. */
  readonly latest?: TournamentState;
  /** The number of players in an arena who are on its page. */
  readonly waiting?: number;
  /** The line number of the latest chat message; 0 if there is none. */
  readonly chatLine?: number;
  /**
   * The number of rows on a page of the standings, and of tables in a round of a bracket. Standings of up to
   * two pages are returned in full.
   */
  readonly pageSize?: number;
}

/** Returns a tournament without its rounds, and with only the part of long standings that the viewer sees first. */
export function tournamentView(
  state: TournamentState,
  { viewer, latest = state, waiting = 0, chatLine = 0, pageSize }: ViewRequest,
): ViewWithoutPeople {
  const isRunning = state.phase === 'running';
  const tables = viewer === undefined || latest.phase !== 'running' ? [] : tablesToPlay(latest, viewer);
  const own = viewer === undefined ? {} : ownPairView(state, viewer);
  return {
    ...sharedView(state),
    ...standingFor(state, { viewer, invitations: own.ownPair?.invitations ?? [], pageSize }),
    ...(state.setup.format === 'knockout' ? { bracket: bracketView(state, { viewer, pageSize }) } : {}),
    ...(formatOf(state).pairsInWaves && isRunning ? { waiting } : {}),
    games: tables.map(({ game }) => game),
    tables,
    ...own,
    chat: { line: chatLine, open: state.isChatOpen },
  };
}

/** Returns the ids of all people in a view. */
export function peopleInView({
  organiser,
  entries,
  tables,
  ownPair,
  bracket = [],
}: ViewWithoutPeople): readonly PersonId[] {
  const people = [
    organiser,
    ...entries.map(({ person }) => person),
    ...tables.flatMap(({ sides }) => sides.flat()),
    ...(ownPair?.invited === undefined ? [] : [ownPair.invited]),
    ...bracket.flatMap((round) => [...round.byes, ...round.tables.flatMap(({ players }) => players.flat())]),
  ];
  return [...new Set(people)];
}

/** The part of a view that is the same for all viewers. */
type SharedView = Omit<
  ViewWithoutPeople,
  | 'entries'
  | 'standing'
  | 'lineCount'
  | 'ownLines'
  | 'bracket'
  | 'waiting'
  | 'games'
  | 'tables'
  | 'ownPair'
  | 'chat'
>;

/** The shared views computed so far. States are immutable, and all pages of a tournament need the same view. */
const SHARED_VIEWS = new WeakMap<TournamentState, SharedView>();

function sharedView(state: TournamentState): SharedView {
  const cached = SHARED_VIEWS.get(state);
  if (cached !== undefined) return cached;
  const view = makeSharedView(state);
  SHARED_VIEWS.set(state, view);
  return view;
}

function makeSharedView(state: TournamentState): SharedView {
  const { phase, seed, seats, why } = state;
  return {
    ...tournamentListItem(state),
    organiser: state.organiser,
    seats: seats.length,
    ...(hasPartners(state) ? { partners: true } : {}),
    hasPassword: state.passwordHash !== null,
    commitment: sha256Hex(seed),
    ...(phase === 'open' ? {} : { seed }),
    // An arena has thousands of waves.
    roundSeqs: formatOf(state).pairsInWaves ? [] : state.rounds.map(({ lastSeq }) => lastSeq),
    ...nextRoundView(state),
    ...(why === null ? {} : { why }),
    ...(formatOf(state).pairsInWaves && phase === 'running' ? arenaTimes(state) : {}),
    seq: state.lastSeq,
  };
}

/** Returns when the next round begins, and until when the tournament waits for players; nothing unless a round is due. */
function nextRoundView(state: TournamentState): Pick<TournamentView, 'nextRoundAt' | 'waitsUntil'> {
  const action = state.phase === 'running' ? nextAction(state) : null;
  if (action?.do !== 'advance' || state.rounds.length >= state.roundCount) return {};
  return action.roundAt === undefined
    ? { nextRoundAt: action.at }
    : { nextRoundAt: action.roundAt, waitsUntil: action.at };
}

/** Returns what a person without a fixed partner needs to find one; nothing for others, and after the end. */
function ownPairView(state: TournamentState, person: PersonId): Pick<TournamentView, 'ownPair'> {
  const { phase, players } = state;
  const own = playerOf(state, person);
  const isOpen = phase === 'open' || phase === 'running';
  if (!hasFixedPairs(state) || !isOpen || (own !== undefined && !needsPartner(state, person))) return {};
  return {
    ownPair: {
      ...(own?.code === undefined ? {} : { code: own.code }),
      ...(own?.invited === undefined ? {} : { invited: own.invited }),
      invitations: players
        .filter(({ invited, partner }) => invited === person && partner === undefined)
        .map((player) => player.person),
    },
  };
}

/** Returns the tables at which a person can play now. */
export function tablesToPlay(state: TournamentState, person: PersonId): TournamentView['tables'] {
  return unfinishedRounds(state).flatMap(([round, { tables }]) =>
    tables.flatMap(({ games }, table) =>
      games.flatMap((game, index) =>
        game.isOpen && !isDecided(game) && game.sides.flat().includes(person)
          ? [
              {
                game: game.game,
                round: round + 1,
                table: table + 1,
                number: index + 1,
                sides: copySides(game.sides),
              },
            ]
          : [],
      ),
    ),
  );
}
