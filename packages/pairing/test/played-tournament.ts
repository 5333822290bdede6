import type { PairingResult, Round, TableGame, Tournament } from '../src/index.ts';
import { makeRandom, type Random } from '../src/index.ts';

/** Returns the value of a result that must be accepted. */
export function accepted<Value>(result: PairingResult<Value>): Value {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

/** Returns a tournament with the given number of players, before its first round. */
export function newTournament(playerCount: number, sides: number, seed: string): Tournament {
  const random = makeRandom(seed, 'players');
  const entrants = Array.from({ length: playerCount }, (_, player) => ({
    id: `p${player}`,
    rating: 1000 + random.below(1000),
  }));
  return { sides, seed, entrants, rounds: [] };
}

/**
 * Plays until the tournament has `rounds` rounds; the stronger player usually wins. `pair` pairs each round.
 */
export function playRounds(
  tournament: Tournament,
  rounds: number,
  pair: (tournament: Tournament) => PairingResult<Round>,
  change: (tournament: Tournament, random: Random) => Tournament = (unchanged) => unchanged,
): Tournament {
  const random = makeRandom(tournament.seed, 'results');
  let played = tournament;
  while (played.rounds.length < rounds) {
    const round = playRound(accepted(pair(played)), played, random);
    played = change({ ...played, rounds: [...played.rounds, round] }, random);
  }
  return played;
}

function playRound({ tables, byes }: Round, { entrants }: Tournament, random: Random): Round {
  const ratings = new Map(entrants.map(({ id, rating }) => [id, rating]));
  const playGame = (game: TableGame): TableGame => {
    const isDraw = random.below(10) === 0;
    const strengths = game.sides.map(([id = '']) =>
      isDraw ? 0 : (ratings.get(id) ?? 0) + random.below(800),
    );
    const places = strengths.map((own) => 1 + strengths.filter((other) => other > own).length);
    return { ...game, places };
  };
  return { tables: tables.map(({ games }) => ({ games: games.map(playGame) })), byes };
}

/** Returns the players at each table of a round. */
export function seatedPlayers({ tables }: Round): string[][] {
  return tables.map(({ games }) => (games[0]?.sides ?? []).flat());
}

/** Counts how often each pair of players sat at the same table. A key has both ids, “id id”, in alphabetical order. */
export function meetingCounts(rounds: readonly Round[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const table of rounds.flatMap(seatedPlayers))
    for (const one of table)
      for (const other of table)
        if (one < other) counts.set(`${one} ${other}`, (counts.get(`${one} ${other}`) ?? 0) + 1);
  return counts;
}

/** Counts how often each player took each turn position. */
export function turnCounts(rounds: readonly Round[]): Map<string, number[]> {
  const counts = new Map<string, number[]>();
  for (const { sides } of rounds.flatMap(({ tables }) => tables.flatMap(({ games }) => games)))
    for (const [position, side] of sides.entries())
      for (const id of side) {
        const own = counts.get(id) ?? sides.map(() => 0);
        own[position] = (own[position] ?? 0) + 1;
        counts.set(id, own);
      }
  return counts;
}
