import { accept, type PairingResult, refuse } from './refusal.ts';
import type { Round, TableGame, Tournament } from './tournament.ts';

/**
 * Checks that the rounds name only players in the tournament, each at most once in a round, and that the
 * places fit the games.
 */
export function validateTournament(tournament: Tournament): PairingResult<Tournament> {
  const playerIds = new Set<string>();
  for (const { id } of tournament.entrants) {
    if (playerIds.has(id)) return refuse('duplicate-player', { detail: id });
    playerIds.add(id);
  }
  for (const [index, round] of tournament.rounds.entries()) {
    const refusal = roundRefusal(round, index + 1, playerIds, tournament.sides);
    if (refusal !== undefined) return refusal;
  }
  return accept(tournament);
}

/**
 * Checks a tournament before its next round: does what `validateTournament` does, and also checks that every game has a
 * result, unless fewer than two of its sides showed up.
 */
export function validateFinishedRounds(tournament: Tournament): PairingResult<Tournament> {
  for (const [index, { tables }] of tournament.rounds.entries()) {
    const unfinishedGame = tables.flatMap(({ games }) => games).find((game) => !isFinished(game));
    if (unfinishedGame !== undefined)
      return refuse('unfinished-game', { detail: unfinishedGame.sides.flat().join(), round: index + 1 });
  }
  return validateTournament(tournament);
}

/** Returns whether a game has places, or fewer than two sides showed up. */
function isFinished({ sides, places, absent = [] }: TableGame): boolean {
  const presentSides = sides.filter(
    (side) => side.length > 0 && !side.some((member) => absent.includes(member)),
  );
  return places !== undefined || presentSides.length < 2;
}

function roundRefusal(
  { tables, byes }: Round,
  round: number,
  playerIds: ReadonlySet<string>,
  sides: number,
): ReturnType<typeof refuse> | undefined {
  const seatedIds = new Set<string>();
  const players = [...tables.flatMap(({ games }) => games[0]?.sides.flat() ?? []), ...byes];
  for (const id of players) {
    if (!playerIds.has(id)) return refuse('unknown-player', { detail: id, round });
    if (seatedIds.has(id)) return refuse('seated-twice', { detail: id, round });
    seatedIds.add(id);
  }
  for (const { games } of tables) {
    const members = (games[0]?.sides ?? []).flat().sort().join();
    for (const game of games) {
      if (game.sides.length !== sides || game.sides.flat().sort().join() !== members)
        return refuse('bad-places', { detail: members, round });
      if (!placesFit(game)) return refuse('bad-places', { detail: members, round });
    }
  }
  return undefined;
}

/** Returns whether the place of each side is 1 more than the number of sides ahead of it. */
function placesFit({ sides, places }: TableGame): boolean {
  if (places === undefined) return true;
  return (
    places.length === sides.length &&
    places.every((place) => place === 1 + places.filter((other) => other < place).length)
  );
}
