import type { PersonId } from '@halma/protocol';
import { gamesCorrectedByOrganiser, isCalledOffByOrganiser } from './organisers-texts.ts';
import { entrantIdOf } from './pairs.ts';
import { tournamentStandings } from './standing.ts';
import { playerOf, type TournamentState } from './state.ts';

/**
 * Returns a tournament's data about a person who organises it or takes part. Points are in units of 1/120
 * point.
 */
export function personalTournament(state: TournamentState, person: PersonId): object {
  const { tournament, setup, phase, organiser, rounds } = state;
  const player = playerOf(state, person);
  const row = tournamentStandings(state).find(({ id }) => id === entrantIdOf(state, person));
  return {
    tournament,
    name: setup.name,
    format: setup.format,
    phase,
    ...(organiser === person ? { organiser: true, ...organisersTexts(state) } : {}),
    ...(player === undefined
      ? {}
      : {
          enteredInRound: player.from,
          ...(player.until === undefined ? {} : { withdrewAfter: player.until }),
        }),
    ...(row === undefined ? {} : { place: row.rank, points: row.points, played: row.played }),
    games: rounds.flatMap(({ tables }, index) =>
      tables.flatMap(({ games }) =>
        games.flatMap(({ game, sides, places, absent = [] }) => {
          const position = sides.findIndex((side) => side.includes(person));
          if (position < 0) return [];
          return {
            game,
            round: index + 1,
            turnPosition: position + 1,
            ...(places === undefined ? {} : { place: places[position] }),
            ...(absent.includes(person) ? { absent: true } : {}),
          };
        }),
      ),
    ),
  };
}

/** Returns the texts that the organiser has written for everyone: the description and the reasons. */
function organisersTexts(state: TournamentState): object {
  const { setup, why } = state;
  const corrections = gamesCorrectedByOrganiser(state).map(({ game, corrected }) => ({
    game,
    why: corrected,
  }));
  return {
    ...(setup.text === '' ? {} : { text: setup.text }),
    ...(isCalledOffByOrganiser(state) ? { why } : {}),
    ...(corrections.length === 0 ? {} : { corrections }),
  };
}
