import Type, { type Static } from 'typebox';
import { strictObject } from '../strict-object.ts';

/** The id of a tournament, as in its URL. */
export const TournamentId = Type.String({ pattern: '^[0-9a-z]{8}$', maxLength: 8 });
export type TournamentId = Static<typeof TournamentId>;

/** Returns whether the id of a chat or a report belongs to a tournament. Ids of games are longer. */
export function isTournamentId(id: string): id is TournamentId {
  return id.length === 8;
}

/** The place of a game in a tournament. All numbers start from 1. */
export const TournamentTable = strictObject({
  id: TournamentId,
  round: Type.Integer({ minimum: 1, maximum: 20_000 }),
  table: Type.Integer({ minimum: 1, maximum: 1000 }),
  /** The number of the game within its meeting, or within the meetings that decide a tie. */
  game: Type.Integer({ minimum: 1, maximum: 24 }),
});
