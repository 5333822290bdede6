import { attendanceOf } from '@halma/pairing';
import type { PersonId, TournamentStanding, TournamentView } from '@halma/protocol';
import { formatOf } from './formats/formats.ts';
import { toEntrant } from './pairing-input.ts';
import { entrantIdOf, membersOf } from './pairs.ts';
import { gamesByPlayer, missedRounds } from './player-games.ts';
import { tournamentStandings, turnCounts } from './standing.ts';
import type { TournamentPlayer, TournamentState } from './state.ts';

/** The number of rows on a page of the standings. */
const PAGE_SIZE = 50;

type Line = TournamentView['standing'][number];
type Entry = TournamentView['entries'][number];

/** All rows of the standings, and all players. */
interface FullStandings {
  readonly lines: readonly Line[];
  readonly entries: readonly Entry[];
}

/**
 * Returns the standings for a view: all rows, or the first page and the rows around the viewer, with their entries.
 *
 * @param request.invitations the players who have invited the viewer
 * @param request.pageSize standings of up to two pages are returned in full
 */
export function standingFor(
  state: TournamentState,
  request: {
    readonly viewer: PersonId | undefined;
    readonly invitations: readonly PersonId[];
    readonly pageSize?: number | undefined;
  },
): Pick<TournamentView, 'entries' | 'standing' | 'lineCount' | 'ownLines'> {
  const { viewer, invitations, pageSize = PAGE_SIZE } = request;
  const { lines, entries } = fullStandings(state);
  const lineCount = lines.length;
  if (lineCount <= 2 * pageSize) return { entries: [...entries], standing: [...lines], lineCount };
  const standing = lines.slice(0, pageSize);
  const entrant = viewer === undefined ? undefined : entrantIdOf(state, viewer);
  const ownIndex = lines.findIndex(({ person }) => person === entrant);
  const after = Math.max(0, Math.min(ownIndex - Math.floor(pageSize / 2), lineCount - pageSize));
  const ownLines = ownIndex < 0 ? [] : lines.slice(after, after + pageSize);
  const shownPeople = [...standing, ...ownLines].map(({ person }) => person);
  return {
    // A player who still needs a partner has an entry, but no row.
    entries: entriesOf(entries, [...shownPeople, ...invitations, ...(viewer === undefined ? [] : [viewer])]),
    standing,
    lineCount,
    ...(ownIndex < 0 ? {} : { ownLines: { after, lines: ownLines } }),
  };
}

/**
 * Returns a page of the standings, without the names of its people.
 *
 * @param request.after the number of rows to skip
 * @param request.matchesName returns whether a player's name matches the search; by default, all names do
 */
export function standingPage(
  state: TournamentState,
  {
    after,
    matchesName,
    pageSize = PAGE_SIZE,
  }: {
    readonly after: number;
    readonly matchesName?: ((person: PersonId) => boolean) | undefined;
    readonly pageSize?: number;
  },
): Omit<TournamentStanding, 'people'> {
  const { lines: all, entries } = fullStandings(state);
  const matchingLines =
    matchesName === undefined ? all : all.filter(({ person }) => membersOf(state, person).some(matchesName));
  const lines = matchingLines.slice(after, after + pageSize);
  return {
    after,
    lines,
    lineCount: matchingLines.length,
    entries: entriesOf(
      entries,
      lines.map(({ person }) => person),
    ),
    seq: state.lastSeq,
  };
}

/** Returns the entries of people and their fixed partners, in the order in which they entered. */
function entriesOf(entries: readonly Entry[], people: readonly PersonId[]): Entry[] {
  const wantedPeople = new Set(people);
  return entries.filter(
    ({ person, partner }) => wantedPeople.has(person) || (partner !== undefined && wantedPeople.has(partner)),
  );
}

/** The standings computed so far. States are immutable, and all pages of a tournament show the same standings. */
const FULL_STANDINGS = new WeakMap<TournamentState, FullStandings>();

function fullStandings(state: TournamentState): FullStandings {
  const cached = FULL_STANDINGS.get(state);
  if (cached !== undefined) return cached;
  const full = { lines: linesOf(state), entries: allEntries(state) };
  FULL_STANDINGS.set(state, full);
  return full;
}

function linesOf(state: TournamentState): Line[] {
  return tournamentStandings(state).map(({ id, rank, points, played, tieBreaks, streak }) => ({
    person: id,
    rank,
    points,
    played,
    tieBreaks: Object.fromEntries(Object.entries(tieBreaks).map(([code, value]) => [code, value ?? 0])),
    ...(streak === undefined ? {} : { streak }),
  }));
}

function allEntries(state: TournamentState): Entry[] {
  const turns = turnCounts(state);
  const games = gamesByPlayer(state);
  return state.players.map((player) => ({
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
  }));
}

/**
 * Returns a player's state for their entry. In formats in which players can pause, a player who missed a game
 * is not paired until they return.
 */
function playerState(
  { rounds, setup }: TournamentState,
  player: TournamentPlayer,
  missed: readonly number[],
): Entry['state'] {
  // The server withdrew the player for missed games. A correction can undo this.
  if (player.withdrawnFor !== undefined && player.withdrawnFor.length > 0) return 'out';
  if (player.until !== undefined) return 'withdrawn';
  if (player.isPausing) return 'pausing';
  const attendance = attendanceOf(toEntrant(player), rounds.length + 1, missed);
  return attendance === 'missing' && formatOf({ setup }).canPause ? 'missing' : 'playing';
}
