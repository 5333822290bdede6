import {
  type BracketRound,
  drawLots,
  firstBracketRound,
  type KnockoutVerdict,
  knockoutVerdict,
  makeRandom,
  meeting,
  nextBracketRound,
  type PairingResult,
  shuffle,
  type TableGame,
  tableOutcome,
} from '@halma/pairing';
import { accept, MAX_PLAYERS, type PersonId } from '@halma/protocol';
import { fromPairing, gameIn, pairedEvent } from '../planned-event.ts';
import { isDecided, playerOf, type RoundGame, type TournamentState } from '../state.ts';
import type { StandingLine, TournamentFormat } from './format.ts';

/** A table of the bracket with its results. */
interface KnockoutTable {
  /** The players, the best seed first. */
  readonly players: readonly PersonId[];
  readonly computers: number;
  /** The points of each player, in the order of `players`, in each meeting: the first one, and those that decide ties. */
  readonly meetings: readonly (readonly number[])[];
  /** The players by their place, those who go on first; null until that is decided. */
  readonly order: readonly PersonId[] | null;
  /** How many players go on; of the final, one wins. */
  readonly advancing: number;
}

/** A round of the bracket with its results. */
export interface KnockoutRound {
  readonly tables: readonly KnockoutTable[];
  readonly byes: readonly PersonId[];
}

/** The points of a player who has left, so that they are behind all who played. */
const LEFT = -1;

/** The upper part of each table goes on, until one is left. A meeting has as many games as seats, or a multiple. */
export const knockout: TournamentFormat = {
  contradictionIn: ({ games, rounds, odd }, seats) => {
    if (games % seats !== 0) return 'games';
    // Larger tables do not always come out even, and all places of a bracket must be taken.
    if (seats > 2 && odd !== 'computer') return 'odd';
    return rounds === undefined ? undefined : 'rounds';
  },
  maxPlayers: () => MAX_PLAYERS,
  acceptsLate: () => false,
  canPause: false,
  pairsInWaves: false,
  start: (state) => {
    const lots = drawLots(
      state.seed,
      state.players.map(({ person }) => person),
    );
    const seeds = state.players
      .map(({ person }) => person)
      .toSorted((one, other) => (lots.get(one) ?? 0) - (lots.get(other) ?? 0));
    const first = fromPairing(firstBracketRound(seeds, state.seats.length));
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
    return pairedEvent(state, accept({ tables, byes: round.value.byes }));
  },
  isRoundOver: (state) => lastRound(state)?.tables.every(({ order }) => order !== null) ?? true,
  tieBreaks: () => [],
  standing: knockoutStanding,
};

/** Returns the rounds of a knockout that are paired so far, with their results. */
export function knockoutRounds(state: TournamentState): readonly KnockoutRound[] {
  return state.rounds.map((_, index) => knockoutRound(state, index));
}

function lastRound(state: TournamentState): KnockoutRound | undefined {
  return state.rounds.length === 0 ? undefined : knockoutRound(state, state.rounds.length - 1);
}

function knockoutRound(state: TournamentState, index: number): KnockoutRound {
  const { tables = [], byes = [] } = state.rounds[index] ?? {};
  const isFinal = tables.length === 1 && byes.length === 0;
  const advancing = isFinal ? 1 : Math.floor(state.seats.length / 2);
  return { byes, tables: tables.map(({ games }) => knockoutTable(state, games, index + 1, advancing)) };
}

function knockoutTable(
  state: TournamentState,
  games: readonly RoundGame[],
  round: number,
  advancing: number,
): KnockoutTable {
  const { seats, setup, seeds } = state;
  const people = games[0]?.sides.flat() ?? [];
  const players = people.toSorted((one, other) => seeds.indexOf(one) - seeds.indexOf(other));
  const hasLeft = players.map((person) => (playerOf(state, person)?.until ?? Infinity) <= round);
  const meetings = chunks(games, setup.games).map((chunk) =>
    players.map((person) => tableOutcome(person, chunk, seats.length).points),
  );
  const counted = meetings.map((points) => points.map((own, player) => (hasLeft[player] ? LEFT : own)));
  const verdict = games.every(isDecided) ? verdictOf(players, counted, advancing, hasLeft) : undefined;
  return {
    players,
    computers: seats.length - players.length,
    meetings,
    order: verdict?.kind === 'decided' ? verdict.order : null,
    advancing,
  };
}

function verdictOf(
  players: readonly PersonId[],
  meetings: readonly (readonly number[])[],
  advancing: number,
  hasLeft: readonly boolean[],
): KnockoutVerdict {
  const verdict = knockoutVerdict(players, meetings, advancing);
  if (verdict.kind === 'decided') return verdict;
  // Players who have left play no further meeting: the better seed decides between them, as after the last one.
  const canPlay = verdict.tied.some((person) => hasLeft[players.indexOf(person)] !== true);
  const none = players.map(() => 0);
  return canPlay ? verdict : knockoutVerdict(players, [...meetings, none, none, none], advancing);
}

/** Returns a further meeting of a table, in the same turn order. */
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
  const last = bracket.at(-1);
  if (last === undefined) return firstBracketRound(state.seeds, state.seats.length);
  const round: BracketRound = {
    seats: state.seats.length,
    advancing: Math.floor(state.seats.length / 2),
    byes: last.byes,
    tables: last.tables,
  };
  return nextBracketRound(
    round,
    last.tables.map(({ order, advancing }) => (order ?? []).slice(0, advancing)),
  );
}

function countRounds({ seats, advancing, byes, tables }: BracketRound): number {
  let [rounds, left] = [1, byes.length + tables.length * advancing];
  if (tables.length === 1 && byes.length === 0) return rounds;
  for (rounds = 2; left > seats; rounds += 1) left = (left / seats) * advancing;
  return rounds;
}

/** Ranks players by the round in which they went out, those of the final by their places. */
function knockoutStanding(state: TournamentState): readonly StandingLine[] {
  const bracket = knockoutRounds(state);
  const final = state.rounds.length === state.roundCount ? bracket.at(-1)?.tables[0] : undefined;
  const lines = state.players.map(({ person }) => {
    const tables = bracket.flatMap((round) => round.tables.filter(({ players }) => players.includes(person)));
    const reached = bracket.findLastIndex(
      ({ tables: all, byes }) => byes.includes(person) || all.some(({ players }) => players.includes(person)),
    );
    const last = bracket[reached]?.tables.find(({ players }) => players.includes(person));
    const goesOn = last === undefined || last.order?.slice(0, last.advancing).includes(person) !== false;
    const place = final?.order?.indexOf(person) ?? -1;
    return {
      id: person,
      // Greater is better: the rounds survived, and in the final the place.
      level: (reached + (goesOn ? 1 : 0)) * 10 + (place < 0 ? 0 : 10 - place),
      points: tables
        .flatMap(({ players, meetings }) => meetings.map((points) => points[players.indexOf(person)] ?? 0))
        .reduce((sum, points) => sum + points, 0),
      played: countPlayed(state, person),
    };
  });
  return lines
    .toSorted(
      (one, other) => other.level - one.level || state.seeds.indexOf(one.id) - state.seeds.indexOf(other.id),
    )
    .map(({ id, level, points, played }) => ({
      id,
      rank: 1 + lines.filter((other) => other.level > level).length,
      points,
      played,
      tieBreaks: {},
    }));
}

function countPlayed({ rounds }: TournamentState, person: PersonId): number {
  return rounds
    .flatMap(({ tables }) => tables.flatMap(({ games }): readonly TableGame[] => games))
    .filter(
      ({ sides, places, absent = [] }) =>
        places !== undefined && sides.flat().includes(person) && !absent.includes(person),
    ).length;
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, chunk) =>
    items.slice(chunk * size, (chunk + 1) * size),
  );
}
