import type { OnlineGameId, PersonId, TournamentRound, TournamentView } from '@halma/protocol';

/** A game that a person can play now, with its place in the tournament. All numbers count from 1. */
export interface OwnGame {
  readonly game: OnlineGameId;
  readonly round: number;
  readonly table: number;
  /** The number of the game in its meeting, and the number of games of the meeting. */
  readonly number: number;
  readonly games: number;
  /** The turn position of the person. */
  readonly position: number;
  /** The others, in turn order after the person. A side without people is played by the computer. */
  readonly others: readonly (readonly PersonId[])[];
}

/** Returns the games that a person can play now, as far as their rounds are known. */
export function ownGames(
  games: readonly OnlineGameId[],
  rounds: readonly TournamentRound[],
  person: PersonId,
): readonly OwnGame[] {
  return rounds.flatMap(({ round, tables }) =>
    tables.flatMap((table, tableIndex) =>
      table.games.flatMap(({ game, sides }, index): OwnGame[] => {
        const own = sides.findIndex((side) => side.includes(person));
        if (own < 0 || !games.includes(game)) return [];
        return [
          {
            game,
            round,
            table: tableIndex + 1,
            number: index + 1,
            games: table.games.length,
            position: own + 1,
            others: [...sides.slice(own + 1), ...sides.slice(0, own)],
          },
        ];
      }),
    ),
  );
}

/** Returns whether a person has a bye in the last round. */
export function hasBye(rounds: readonly TournamentRound[], last: number, person: PersonId): boolean {
  return rounds.some(({ round, byes }) => round === last && byes.includes(person));
}

/** Returns the numbers of the rounds up to the last. */
export function allRounds(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** Returns the rounds to fetch: those wanted that the page does not have as they are now. */
export function staleRounds(
  wanted: readonly number[],
  roundSeqs: TournamentView['roundSeqs'],
  known: ReadonlyMap<number, { readonly seq: number }>,
): readonly number[] {
  return wanted.filter((round) => {
    const seq = roundSeqs[round - 1];
    return seq !== undefined && known.get(round)?.seq !== seq;
  });
}
