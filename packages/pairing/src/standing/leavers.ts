import type { Round, TableGame, Tournament } from '../tournament.ts';

/**
 * Applies the rule for players who leave a round robin. A player who leaves before playing half of their games is
 * struck: the standings ignore them, and their seats are empty. If the player had partners, other players keep the
 * results of games that were played, and the player's side forfeits the rest. A player who leaves later forfeits their
 * remaining games. The rounds must contain the whole schedule.
 */
export function applyWithdrawals(tournament: Tournament): Tournament {
  const leavers = tournament.entrants.filter(
    ({ until }) => until !== undefined && until < tournament.rounds.length,
  );
  const struckIds = new Set(
    leavers.filter(({ id }) => playedLessThanHalf(tournament.rounds, id)).map(({ id }) => id),
  );
  const lastRounds = new Map(leavers.map(({ id, until = 0 }) => [id, until]));
  const gameAfterWithdrawals = (game: TableGame, round: number): TableGame[] => {
    // Partners and their opponents keep the results of a side, although the standings ignore one of its members.
    const sides = game.sides.map((side) =>
      side.length === 1 && side.some((id) => struckIds.has(id)) ? [] : side,
    );
    if (sides.filter((side) => side.length > 0).length < 2) return [];
    if (game.places !== undefined) return [{ ...game, sides }];
    const newlyAbsent = sides.flat().filter((id) => round > (lastRounds.get(id) ?? Infinity));
    return [
      {
        ...game,
        sides,
        ...(newlyAbsent.length > 0 ? { absent: [...(game.absent ?? []), ...newlyAbsent] } : {}),
      },
    ];
  };
  return {
    ...tournament,
    entrants: tournament.entrants.filter(({ id }) => !struckIds.has(id)),
    rounds: tournament.rounds.map(({ tables, byes, ...round }, index) => ({
      ...round,
      tables: tables.map(({ games }) => ({
        games: games.flatMap((game) => gameAfterWithdrawals(game, index + 1)),
      })),
      byes: byes.filter((id) => !struckIds.has(id)),
    })),
  };
}

/**
 * Returns whether a player has played less than half of their games. A game that another player missed counts
 * as played; a game that the player missed does not.
 */
function playedLessThanHalf(rounds: readonly Round[], id: string): boolean {
  const games = rounds
    .flatMap(({ tables }) => tables.flatMap((table) => table.games))
    .filter(({ sides }) => sides.some((side) => side.includes(id)));
  const playedGames = games.filter(
    ({ places, absent = [] }) => (places !== undefined || absent.length > 0) && !absent.includes(id),
  );
  return 2 * playedGames.length < games.length;
}
