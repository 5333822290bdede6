import type { Static } from 'typebox';
import { bySeat, OnlineGameId, People, PersonId, Timestamp } from './identifiers.ts';
import { GameTerms } from './setup/game-setup.ts';
import { SeatHolder } from './setup/seat-setup.ts';
import { strictObject } from './strict-object.ts';

/** A listed game that is waiting for players. */
export const Seek = strictObject({
  game: OnlineGameId,
  terms: GameTerms,
  by: PersonId,
  people: People,
  seats: bySeat(SeatHolder),
  createdAt: Timestamp,
});
export type Seek = Static<typeof Seek>;
