import {
  type BracketRound,
  firstBracketRound,
  type KnockoutVerdict,
  knockoutVerdict,
  makeRandom,
  meeting,
  nextBracketRound,
  type PairingResult,
  type Round,
  shuffle,
  type TableGame,
  tableOutcome,
} from '@halma/pairing';
import { accept, MAX_PLAYERS, type PersonId } from '@halma/protocol';
import { seededPlayers } from '../pairing-input.ts';
import {
  entrantIdOf,
  entrantsOf,
  entrantsPerTable,
  lacksOpponents,
  withEntrants,
  withPartners,
} from '../pairs.ts';
import { fromPairing, gameIn, pairedEvent } from '../planned-event.ts';
import { isDecided, playerOf, type TournamentState } from '../state.ts';
import type { StandingsRow, TournamentFormat } from './format.ts';

/**
 * A table of the bracket with its results. Two fixed partners count as one player, with the id of the one who entered
 * first.
 */
interface KnockoutTable {
  /** The players, best seed first. */
  readonly players: readonly PersonId[];
  readonly computers: number;
  /**
   * The points of each player, in the order of `players`, in each meeting: the first one, and any that decide
   * ties.
   */
  readonly meetings: readonly (readonly number[])[];
  /** The players in the order of their places; null until it is decided who advances. */
  readonly order: readonly PersonId[] | null;
  /** The number of players who advance; 1 in the final. */
  readonly advancing: number;
}

/** A round of the bracket with its results. */
export interface KnockoutRound {
  readonly tables: readonly KnockoutTable[];
  readonly byes: readonly PersonId[];
}

/** The points of a player who has left, which place them behind everyone who played. */
const LEFT_POINTS = -1;

/**
 * The best players of each table advance, until one is left. A meeting has as many games as seats, or a multiple of
 * that.
 */
export const knockout: TournamentFormat = {
  findInvalidField: ({ games, rounds, odd }, seats) => {
    if (games % seats !== 0) return 'games';
    // Players do not always fill larger tables evenly, and all places of a bracket must be taken.
    if (seats > 2 && odd !== 'computer') return 'odd';
    return rounds === undefined ? undefined : 'rounds';
  },
  maxPlayers: () => MAX_PLAYERS,
  acceptsLateEntries: () => false,
  canPause: false,
  partners: 'fixed',
  pairsInWaves: false,
  start: (state) => {
    const seeds = [...seededPlayers(state)];
    const first = fromPairing(firstBracketRound(seeds, entrantsPerTable(state)));
    if (!first.ok) return first;
    return accept({ kind: 'started', rounds: countRounds(first.value), seeds });
  },
  next: (state) => {
    const bracket = knockoutRounds(state);
    const tied = (bracket.at(-1)?.tables ?? []).flatMap(({ order }, table) =>
      order === null ? [table] : [],
    );
    if (tied.length > 0)
      return accept({ kind: 'extended', tables: tied.map((table) => extension(state, table)) });
    const round = nextRound(state, bracket);
    if (!round.ok) return fromPairing(round);
    const random = makeRandom(state.seed, `bracket/${state.rounds.length + 1}`);
    const tables = round.value.tables.map(({ players, computers }) => {
      const sides = [...players.map((person) => [person]), ...Array.from({ length: computers }, () => [])];
      return meeting(shuffle(sides, random), state.setup.games);
    });
    const paired = { tables, byes: round.value.byes };
    const [withPairs = paired] = withPartners(state, [paired]);
    return pairedEvent(state, accept(withPairs));
  },
  lacksPlayers: () => false,
  isDecided: lacksOpponents,
  isRoundOver: (state) => latestRound(state)?.tables.every(({ order }) => order !== null) ?? true,
  isTableDecided: (state, person) =>
    latestRound(state)?.tables.some(
      ({ players, order }) => order !== null && players.includes(entrantIdOf(state, person)),
    ) ?? false,
  tieBreaks: () => [],
  standings: knockoutStandings,
};

/** Returns the rounds of a knockout that are paired so far, with their results. */
export function knockoutRounds(state: TournamentState): readonly KnockoutRound[] {
  return withEntrants(state, state.rounds).map((round, index) => knockoutRound(state, round, index));
}

function latestRound(state: TournamentState): KnockoutRound | undefined {
  const [last] = withEntrants(state, state.rounds.slice(-1));
  return last && knockoutRound(state, last, state.rounds.length - 1);
}

function knockoutRound(state: TournamentState, { tables, byes }: Round, index: number): KnockoutRound {
  const isFinal = tables.length === 1 && byes.length === 0;
  const advancing = isFinal ? 1 : Math.floor(entrantsPerTable(state) / 2);
  return { byes, tables: tables.map(({ games }) => knockoutTable(state, games, index + 1, advancing)) };
}

function knockoutTable(
  state: TournamentState,
  games: readonly TableGame[],
  round: number,
  advancing: number,
): KnockoutTable {
  const { setup, seeds } = state;
  const size = entrantsPerTable(state);
  const people = games[0]?.sides.flat() ?? [];
  const players = people.toSorted((one, other) => seeds.indexOf(one) - seeds.indexOf(other));
  const hasLeft = players.map((person) => {
    const { until = Infinity, hasFinished = false } = playerOf(state, person) ?? {};
    return until < round || (until === round && !hasFinished);
  });
  const meetings = chunks(games, setup.games).map((chunk) =>
    players.map((person) => tableOutcome(person, chunk, size).points),
  );
  const counted = meetings.map((points) =>
    points.map((own, player) => (hasLeft[player] ? LEFT_POINTS : own)),
  );
  // After the end of the tournament, no one plays another meeting, even if a correction turns the final into a tie.
  const canPlayOn = hasLeft.map((left) => !left && state.phase !== 'over');
  const verdict = games.every(isDecided) ? verdictOf(players, counted, advancing, canPlayOn) : undefined;
  return {
    players,
    computers: size - players.length,
    meetings,
    order: verdict?.kind === 'decided' ? verdict.order : null,
    advancing,
  };
}

function verdictOf(
  players: readonly PersonId[],
  meetings: readonly (readonly number[])[],
  advancing: number,
  canPlayOn: readonly boolean[],
): KnockoutVerdict {
  const verdict = knockoutVerdict(players, meetings, advancing);
  if (verdict.kind === 'decided') return verdict;
  // Between players who play no more meetings, the better seed decides, as it does after the last meeting.
  const canPlay = verdict.tied.some((person) => canPlayOn[players.indexOf(person)] === true);
  const zeros = players.map(() => 0);
  return canPlay ? verdict : knockoutVerdict(players, [...meetings, zeros, zeros, zeros], advancing);
}

/** Returns another meeting at a table, in the same turn order. */
function extension(
  state: TournamentState,
  table: number,
): { readonly table: number; readonly games: { game: string; sides: PersonId[][] }[] } {
  const played = state.rounds.at(-1)?.tables[table]?.games ?? [];
  const games = played
    .slice(0, state.setup.games)
    .map(({ sides }, index) =>
      gameIn(state, { round: state.rounds.length, table: table + 1, game: played.length + index + 1 }, sides),
    );
  return { table: table + 1, games };
}

function nextRound(state: TournamentState, bracket: readonly KnockoutRound[]): PairingResult<BracketRound> {
  const size = entrantsPerTable(state);
  const last = bracket.at(-1);
  if (last === undefined) return firstBracketRound(state.seeds, size);
  const round: BracketRound = {
    seats: size,
    advancing: Math.floor(size / 2),
    byes: last.byes,
    tables: last.tables,
  };
  return nextBracketRound(
    round,
    last.tables.map(({ order, advancing }) => (order ?? []).slice(0, advancing)),
  );
}

function countRounds({ seats, advancing, byes, tables }: BracketRound): number {
  let [roundCount, playerCount] = [1, byes.length + tables.length * advancing];
  if (tables.length === 1 && byes.length === 0) return roundCount;
  for (roundCount = 2; playerCount > seats; roundCount += 1) playerCount = (playerCount / seats) * advancing;
  return roundCount;
}

/** A player's progress through the bracket. */
interface Progress {
  /** The level reached; greater is better: the rounds survived, and in the final the place. */
  readonly level: number;
  readonly points: number;
  readonly played: number;
}

const NO_PROGRESS: Progress = { level: 0, points: 0, played: 0 };

/** The number of levels for each round. It exceeds the number of places in a final. */
const LEVELS_PER_ROUND = 10;

/** Ranks players by the round in which they were eliminated, and the players of the final by their places. */
function knockoutStandings(state: TournamentState): readonly StandingsRow[] {
  const progress = progressOf(state);
  const seedOf = new Map(state.seeds.map((person, seed) => [person, seed]));
  const lines = entrantsOf(state)
    .map(({ person }) => ({ id: person, ...(progress.get(person) ?? NO_PROGRESS) }))
    .toSorted(
      (one, other) => other.level - one.level || (seedOf.get(one.id) ?? 0) - (seedOf.get(other.id) ?? 0),
    );
  const firstIndexOfLevel = new Map<number, number>();
  for (const [index, { level }] of lines.entries())
    if (!firstIndexOfLevel.has(level)) firstIndexOfLevel.set(level, index);
  return lines.map(({ id, level, points, played }) => ({
    id,
    rank: 1 + (firstIndexOfLevel.get(level) ?? 0),
    points,
    played,
    tieBreaks: {},
  }));
}

function progressOf(state: TournamentState): ReadonlyMap<PersonId, Progress> {
  const progress = new Map<PersonId, Progress>();
  const rounds = withEntrants(state, state.rounds);
  for (const [index, { tables, byes }] of knockoutRounds(state).entries()) {
    const isFinal = index + 1 === state.roundCount;
    for (const person of byes)
      progress.set(person, { ...NO_PROGRESS, level: (index + 1) * LEVELS_PER_ROUND });
    for (const [table, { players, meetings, order, advancing }] of tables.entries())
      for (const [player, person] of players.entries()) {
        const previous = progress.get(person) ?? NO_PROGRESS;
        const place = order?.indexOf(person) ?? 0;
        const survived = order === null || place < advancing ? index + 1 : index;
        progress.set(person, {
          level: survived * LEVELS_PER_ROUND + (isFinal && order !== null ? LEVELS_PER_ROUND - 1 - place : 0),
          points: previous.points + meetings.reduce((sum, points) => sum + (points[player] ?? 0), 0),
          played: previous.played + countPlayed(rounds[index]?.tables[table]?.games ?? [], person),
        });
      }
  }
  return progress;
}

function countPlayed(games: readonly TableGame[], person: PersonId): number {
  return games.filter(({ places, absent = [] }) => places !== undefined && !absent.includes(person)).length;
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, chunk) =>
    items.slice(chunk * size, (chunk + 1) * size),
  );
}
