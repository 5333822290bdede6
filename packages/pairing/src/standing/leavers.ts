import type { Round, TableGame, Tournament } from '../tournament.ts';

/**
 * Applies the rule for players who leave a round robin. A player who leaves before half of their games is struck: the standing ignores
 * all their games. The others forfeit the rest of theirs. The rounds must hold the whole schedule.
 */
export function applyLeavers(tournament: Tournament): Tournament {
  const leavers = tournament.entrants.filter(
    ({ until }) => until !== undefined && until < tournament.rounds.length,
  );
  const struck = new Set(
    leavers.filter(({ id }) => playedLessThanHalf(tournament.rounds, id)).map(({ id }) => id),
  );
  const forfeiting = new Map(
    leavers.flatMap(({ id, until = 0 }) => (struck.has(id) ? [] : [[id, until] as const])),
  );
  const gameWithout = (game: TableGame, round: number): TableGame[] => {
    const sides = game.sides.map((side) => (side.some((id) => struck.has(id)) ? [] : side));
    if (sides.filter((side) => side.length > 0).length < 2) return [];
    if (game.places !== undefined) return [{ ...game, sides }];
    const gone = sides.flat().filter((id) => round > (forfeiting.get(id) ?? Infinity));
    return [{ ...game, sides, ...(gone.length > 0 ? { absent: [...(game.absent ?? []), ...gone] } : {}) }];
  };
  return {
    ...tournament,
    entrants: tournament.entrants.filter(({ id }) => !struck.has(id)),
    rounds: tournament.rounds.map(({ tables, byes, ...round }, index) => ({
      ...round,
      tables: tables.map(({ games }) => ({ games: games.flatMap((game) => gameWithout(game, index + 1)) })),
      byes: byes.filter((id) => !struck.has(id)),
    })),
  };
}

/** A game that another player missed counts as played; one that the player missed does not. */
function playedLessThanHalf(rounds: readonly Round[], id: string): boolean {
  const games = rounds
    .flatMap(({ tables }) => tables.flatMap((table) => table.games))
    .filter(({ sides }) => sides.some((side) => side.includes(id)));
  const played = games.filter(
    ({ places, absent = [] }) => (places !== undefined || absent.length > 0) && !absent.includes(id),
  );
  return 2 * played.length < games.length;
}
