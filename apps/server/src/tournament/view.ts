import { attendanceOf, sha256Hex } from '@halma/pairing';
import type { Person, PersonId, TournamentListItem, TournamentRound, TournamentView } from '@halma/protocol';
import { nextAction } from './due.ts';
import { arenaTimes } from './formats/arena.ts';
import { formatOf } from './formats/formats.ts';
import { knockoutRounds } from './formats/knockout.ts';
import { needsPartner } from './pair-entry.ts';
import { toEntrant } from './pairing-input.ts';
import { hasFixedPairs, membersOf } from './pairs.ts';
import { copySides } from './planned-event.ts';
import { gamesByPlayer, missedRounds } from './player-games.ts';
import { tournamentStanding, turnCounts } from './standing.ts';
import {
  hasPartners,
  isDecided,
  playerOf,
  type RoundGame,
  type TournamentPlayer,
  type TournamentState,
  unfinishedRounds,
} from './state.ts';

/** Returns a tournament as lists show it. */
export function tournamentListItem(state: TournamentState): TournamentListItem {
  const { tournament, setup, phase, players, rounds, roundCount } = state;
  return { tournament, setup, phase, players: players.length, round: rounds.length, rounds: roundCount };
}

/** Returns the ids of all people of a tournament, and of the account that a viewer has invited. */
export function peopleInTournament(state: TournamentState, viewer?: PersonId): readonly PersonId[] {
  const { organiser, players } = state;
  const invited = viewer === undefined ? undefined : playerOf(state, viewer)?.invited;
  const people = [organiser, ...players.map(({ person }) => person)];
  return [...new Set(invited === undefined ? people : [...people, invited])];
}

/**
 * Returns everything about a tournament except its rounds.
 *
 * @param viewer the person who asks, if they have a session
 * @param waiting the number of players of an arena who are on its page
 * @param chatLine the line of the latest message of the chat; 0 without one
 */
export function tournamentView(
  state: TournamentState,
  people: readonly Person[],
  {
    viewer,
    waiting = 0,
    chatLine = 0,
  }: { readonly viewer: PersonId | undefined; readonly waiting?: number; readonly chatLine?: number },
): TournamentView {
  const isRunning = state.phase === 'running';
  const tables = viewer === undefined || !isRunning ? [] : tablesToPlay(state, viewer);
  return {
    ...sharedView(state),
    people: [...people],
    ...(formatOf(state).pairsInWaves && isRunning ? { waiting } : {}),
    games: tables.map(({ game }) => game),
    tables,
    ...(viewer === undefined ? {} : ownPairView(state, viewer)),
    chat: { line: chatLine, open: state.isChatOpen },
  };
}

/** The part of a view that is the same for all people. */
type SharedView = Omit<TournamentView, 'people' | 'waiting' | 'games' | 'tables' | 'ownPair' | 'chat'>;

/** The shared views made so far. States are immutable, and all pages of a tournament ask for the same one. */
const SHARED_VIEWS = new WeakMap<TournamentState, SharedView>();

function sharedView(state: TournamentState): SharedView {
  const known = SHARED_VIEWS.get(state);
  if (known !== undefined) return known;
  const view = makeSharedView(state);
  SHARED_VIEWS.set(state, view);
  return view;
}

function makeSharedView(state: TournamentState): SharedView {
  const { phase, players, seed, seats, why } = state;
  const turns = turnCounts(state);
  const games = gamesByPlayer(state);
  const action = nextAction(state);
  const isResting = phase === 'running' && action?.do === 'advance' && state.rounds.length < state.roundCount;
  return {
    ...tournamentListItem(state),
    organiser: state.organiser,
    seats: seats.length,
    ...(hasPartners(state) ? { partners: true } : {}),
    hasPassword: state.passwordHash !== null,
    commitment: sha256Hex(seed),
    ...(phase === 'open' ? {} : { seed }),
    entries: players.map((player) => ({
      person: player.person,
      ...(player.partner === undefined ? {} : { partner: player.partner }),
      state: playerState(
        state,
        player,
        missedRounds(games.get(player.person) ?? [], membersOf(state, player.person)),
      ),
      from: player.from,
      ...(player.rating === undefined ? {} : { rating: player.rating }),
      turns: [...(turns.get(player.person) ?? state.sides.map(() => 0))],
    })),
    standing: tournamentStanding(state).map(({ id, rank, points, played, tieBreaks, streak }) => ({
      person: id,
      rank,
      points,
      played,
      tieBreaks: Object.fromEntries(Object.entries(tieBreaks).map(([code, value]) => [code, value ?? 0])),
      ...(streak === undefined ? {} : { streak }),
    })),
    // An arena has thousands of waves.
    roundSeqs: formatOf(state).pairsInWaves ? [] : state.rounds.map(({ lastSeq }) => lastSeq),
    ...(isResting ? { nextRoundAt: action.at } : {}),
    ...(why === null ? {} : { why }),
    ...(formatOf(state).pairsInWaves && phase === 'running' ? arenaTimes(state) : {}),
    ...(state.setup.format === 'knockout' ? { bracket: bracketView(state) } : {}),
    seq: state.lastSeq,
  };
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

/** Returns a round, from 1, with its results; undefined if it is not paired yet. */
export function roundView({ rounds }: TournamentState, round: number): TournamentRound | undefined {
  const found = rounds[round - 1];
  if (found === undefined) return undefined;
  return {
    round,
    tables: found.tables.map(({ games }) => ({ games: games.map(gameView) })),
    byes: [...found.byes],
  };
}

function gameView({
  game,
  sides,
  isOpen,
  places,
  absent,
  corrected,
  refused,
}: RoundGame): TournamentRound['tables'][number]['games'][number] {
  return {
    game,
    sides: copySides(sides),
    opened: isOpen,
    ...(places === undefined ? {} : { places: [...places] }),
    ...(absent === undefined || absent.length === 0 ? {} : { absent: [...absent] }),
    ...(corrected === undefined ? {} : { corrected }),
    ...(refused === undefined || places !== undefined ? {} : { refused }),
  };
}

/** Returns the tables at which a person can play now. */
export function tablesToPlay(state: TournamentState, person: PersonId): TournamentView['tables'] {
  return unfinishedRounds(state).flatMap(([round, { tables }]) =>
    tables.flatMap(({ games }, table) =>
      games.flatMap((game, number) =>
        game.isOpen && !isDecided(game) && game.sides.flat().includes(person)
          ? [
              {
                game: game.game,
                round: round + 1,
                table: table + 1,
                number: number + 1,
                sides: copySides(game.sides),
              },
            ]
          : [],
      ),
    ),
  );
}

function bracketView(state: TournamentState): Required<TournamentView>['bracket'] {
  return knockoutRounds(state).map(({ tables, byes }) => ({
    tables: tables.map(({ players, computers, meetings, order, advancing }) => ({
      players: [...players],
      computers,
      meetings: meetings.map((points) => [...points]),
      through: (order ?? []).slice(0, advancing),
    })),
    byes: [...byes],
  }));
}

/** In formats in which players can pause, a player who missed a game is not paired until they return. */
function playerState(
  { rounds, setup }: TournamentState,
  player: TournamentPlayer,
  missed: readonly number[],
): TournamentView['entries'][number]['state'] {
  // The server withdrew them for missed games, which a correction can take back.
  if (player.withdrawnFor !== undefined && player.withdrawnFor.length > 0) return 'out';
  if (player.until !== undefined) return 'withdrawn';
  if (player.isPausing) return 'pausing';
  const attendance = attendanceOf(toEntrant(player), rounds.length + 1, missed);
  return attendance === 'missing' && formatOf({ setup }).canPause ? 'missing' : 'playing';
}
