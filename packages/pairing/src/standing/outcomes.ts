import { POINT, pointsOfRound, type Round, type TableGame, type Tournament } from '../tournament.ts';

/** How a player's round ended, or why the player had no game. */
export type OutcomeKind = 'played' | 'forfeit-win' | 'forfeit-loss' | 'bye' | 'late' | 'missed' | 'pending';

/**
 * A player's result against one opponent at a table: 120 for a better place, 60 for the same place, 0 for a
 * worse place.
 */
export interface Duel {
  readonly opponent: string;
  readonly share: number;
}

/** A player's outcome in one round. */
export interface Outcome {
  readonly kind: OutcomeKind;
  /** In units of 1/120 point. */
  readonly points: number;
  /** The result against each opponent in each game that was played. */
  readonly duels: readonly Duel[];
  /** The player's turn positions, numbered from 0, in the games that were played. */
  readonly positions: readonly number[];
  /** The number of games in which the player was alone in first place. */
  readonly wins: number;
}

/** A player's outcome in one game. */
export interface GameOutcome {
  readonly kind: 'played' | 'forfeit-win' | 'forfeit-loss' | 'bye' | 'pending';
  /** The share of the opponents that the player finished ahead of, from 0 to 120. */
  readonly share: number;
  readonly duels: readonly Duel[];
}

/** Returns the outcomes of each player, starting with the first round. */
export function outcomesOf(tournament: Tournament): ReadonlyMap<string, readonly Outcome[]> {
  const seatedByRound = tournament.rounds.map((round) => seatedOutcomes(round, tournament.sides));
  return new Map(
    tournament.entrants.map(({ id, from = 1 }) => [
      id,
      tournament.rounds.map((round, index) => {
        const outcome = seatedByRound[index]?.get(id);
        if (outcome !== undefined) return outcome;
        if (round.isPlanned) return PLANNED;
        return unseatedOutcome(round.byes.includes(id), index + 1, from, tournament);
      }),
    ]),
  );
}

/** Returns the outcome of a round for each player who has a table. */
function seatedOutcomes({ tables }: Round, sides: number): ReadonlyMap<string, Outcome> {
  return new Map(tables.flatMap(({ games }) => [...outcomesAt(games, sides)]));
}

/**
 * The outcomes computed so far, keyed by the games of a table. Games are immutable, and a new result changes
 * only one table.
 */
const OUTCOME_CACHE = new WeakMap<readonly TableGame[], ReadonlyMap<string, Outcome>>();

/** Returns the outcome for each player at a table. */
function outcomesAt(games: readonly TableGame[], sides: number): ReadonlyMap<string, Outcome> {
  const cached = OUTCOME_CACHE.get(games);
  if (cached !== undefined) return cached;
  const players = games[0]?.sides.flat() ?? [];
  const outcomes = new Map(players.map((id) => [id, tableOutcome(id, games, sides)]));
  OUTCOME_CACHE.set(games, outcomes);
  return outcomes;
}

/** The outcome of a round that has not begun, for a player who has no table in it. */
const PLANNED: Outcome = { kind: 'pending', points: 0, duels: [], positions: [], wins: 0 };

function unseatedOutcome(hasBye: boolean, round: number, from: number, tournament: Tournament): Outcome {
  const fullPoints = pointsOfRound(tournament);
  const noGame = { duels: [], positions: [], wins: 0 };
  if (hasBye) return { kind: 'bye', points: tournament.sides === 2 ? fullPoints : fullPoints / 2, ...noGame };
  // A player who enters late scores half of the points for round 1, and none for the other rounds before they
  // enter.
  if (round < from) return { kind: 'late', points: round === 1 ? fullPoints / 2 : 0, ...noGame };
  return { kind: 'missed', points: 0, ...noGame };
}

/**
 * Returns a player's outcome at a table, over all its games.
 *
 * @param sides the number of sides at a table
 */
export function tableOutcome(id: string, games: readonly TableGame[], sides: number): Outcome {
  const outcomes = games.map((game) => ({ game, ...gameOutcome(id, game) }));
  const countedOutcomes = outcomes.filter(({ kind }) => kind !== 'pending');
  const playedOutcomes = countedOutcomes.filter(({ kind }) => kind === 'played');
  return {
    kind: (playedOutcomes[0] ?? countedOutcomes[0])?.kind ?? 'pending',
    points: countedOutcomes.reduce((points, { share }) => points + share * (sides - 1), 0),
    duels: playedOutcomes.flatMap(({ duels }) => duels),
    positions: playedOutcomes.map(({ game }) => game.sides.findIndex((side) => side.includes(id))),
    wins: playedOutcomes.filter(({ share }) => share === POINT).length,
  };
}

/** Returns a player's outcome in a game. */
export function gameOutcome(id: string, { sides, places, absent = [] }: TableGame): GameOutcome {
  const isAbsent = (side: readonly string[]): boolean => side.some((member) => absent.includes(member));
  const playerSides = sides.flatMap((members, index) =>
    members.length === 0 ? [] : [{ members, place: places?.[index], isAbsent: isAbsent(members) }],
  );
  const ownSide = playerSides.find(({ members }) => members.includes(id));
  const otherSides = playerSides.filter((side) => side !== ownSide);
  if (ownSide === undefined) return { kind: 'pending', share: 0, duels: [] };
  // The partner of a player who did not show up could not play either, through no fault of their own.
  if (ownSide.isAbsent && !absent.includes(id)) return { kind: 'bye', share: POINT / 2, duels: [] };
  if (ownSide.isAbsent) return { kind: 'forfeit-loss', share: 0, duels: [] };
  if (otherSides.length === 0)
    return { kind: 'bye', share: sides.length === 2 ? POINT : POINT / 2, duels: [] };
  if (otherSides.every((side) => side.isAbsent)) return { kind: 'forfeit-win', share: POINT, duels: [] };
  const place = ownSide.place;
  if (place === undefined) return { kind: 'pending', share: 0, duels: [] };
  const results = otherSides.map((side) => {
    const other = side.isAbsent ? Infinity : (side.place ?? Infinity);
    return { side, share: other > place ? POINT : other === place ? POINT / 2 : 0 };
  });
  return {
    kind: 'played',
    share: results.reduce((sum, { share }) => sum + share, 0) / otherSides.length,
    duels: results.flatMap(({ side, share }) =>
      side.isAbsent ? [] : side.members.map((opponent) => ({ opponent, share })),
    ),
  };
}
