import type { Static } from 'typebox';
import { exact } from './exact.ts';
import { bySeat, GameId, Instant, People, PersonId } from './identity.ts';
import { Holder } from './table/seat-plan.ts';
import { Terms } from './table/table.ts';

/** A table in the lobby: somebody is there and seats are open. */
export const LobbyTable = exact({
  game: GameId,
  terms: Terms,
  by: PersonId,
  people: People,
  seats: bySeat(Holder),
  createdAt: Instant,
});
export type LobbyTable = Static<typeof LobbyTable>;
