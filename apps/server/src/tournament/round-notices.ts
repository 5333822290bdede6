import type { NewNotice } from '../store/notice-rows.ts';
import { seatedGame } from './seating.ts';
import type { RoundGame, TournamentState } from './state.ts';

/** Returns the notices to the players of games that have just been created. The players of an arena are there already. */
export function roundNotices(state: TournamentState, games: readonly RoundGame[]): readonly NewNotice[] {
  const { tournament, setup } = state;
  if (setup.format === 'arena') return [];
  return games.flatMap((game) => {
    const round = seatedGame(state, game).terms.tournament?.round ?? 1;
    const content = { kind: 'round-paired', tournament, title: setup.name, round } as const;
    return game.sides.flatMap(([person]) => (person === undefined ? [] : [{ person, content }]));
  });
}
