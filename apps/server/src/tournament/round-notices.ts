import type { PersonId } from '@halma/protocol';
import type { NewNotice } from '../store/notice-rows.ts';
import { findPlace, forfeitersOf, pairsAllAtOnce, type RoundGame, type TournamentState } from './state.ts';

/**
 * Returns the notices for the players of games that have just been created. Players in an arena get none,
 * since they are already on its page, and neither do players who lose the game without playing, such as those who have
 * left. If all rounds begin at once, each player gets one notice, about the first of their rounds.
 */
export function roundNotices(state: TournamentState, games: readonly RoundGame[]): readonly NewNotice[] {
  const { tournament, setup } = state;
  if (setup.format === 'arena') return [];
  return games.flatMap((game) => {
    const index = findPlace(state, game.game)?.round ?? 0;
    const content = { kind: 'round-paired', tournament, title: setup.name, round: index + 1 } as const;
    const forfeiters = forfeitersOf(state, game);
    return game.sides
      .flat()
      .filter((person) => !forfeiters.includes(person))
      .filter((person) => !pairsAllAtOnce(state) || firstRoundOf(state, person) === index)
      .map((person) => ({ person, content }));
  });
}

/** Returns the index of the first round in which a player has a table. */
function firstRoundOf({ rounds }: TournamentState, person: PersonId): number {
  return rounds.findIndex(({ tables }) =>
    tables.some(({ games }) => games[0]?.sides.some((side) => side.includes(person))),
  );
}
