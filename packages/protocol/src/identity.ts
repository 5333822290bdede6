import { SEAT_LETTERS, type SeatLetter } from '@halma/rules';
import Type, { type Static, type TSchema } from 'typebox';
import { exact } from './exact.ts';

/** The name of a game in addresses. */
export const GameId = Type.String({ pattern: '^[0-9a-z]{12}$', maxLength: 12 });
export type GameId = Static<typeof GameId>;

/**
 * Chosen by the client, new for every new intention, the same when it sends again because no answer came: the server
 * then acts once and answers alike. Twelve random characters are enough.
 */
export const CommandId = Type.String({ pattern: '^[\\w:-]{8,40}$', maxLength: 40 });
export type CommandId = Static<typeof CommandId>;

/** Names a person, guest or not, for as long as the server knows them. Not secret: what proves a person is the session. */
export const PersonId = Type.String({ pattern: '^[0-9a-z]{16}$', maxLength: 16 });
export type PersonId = Static<typeof PersonId>;

/** What others read: 2 to 20 letters, digits, `-`, `_`, beginning with a letter. Upper and lower case name the same person. */
export const PersonName = Type.String({ pattern: '^[A-Za-z][\\w-]{1,19}$', maxLength: 20 });
export type PersonName = Static<typeof PersonName>;

/** A seat, clockwise from the lower left corner or the bottom point. */
export const SeatName = Type.Enum(SEAT_LETTERS);

/** Somebody as others see them. A guest has no name of their own; who has no name and is no guest is gone. */
export const Person = exact({
  id: PersonId,
  name: Type.String({ maxLength: 20 }),
  guest: Type.Boolean(),
});
export type Person = Static<typeof Person>;

/** Everybody whose id stands beside it. Logs hold ids alone, so that a name can change, or go. */
export const People = Type.Array(Person);

/** Milliseconds since 1970, on the server's clock. */
export const Instant = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** A span in whole milliseconds. */
export const Milliseconds = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** A value for some of the seats. */
export function bySeat<Value extends TSchema>(value: Value) {
  const optional = () => Type.Optional(value);
  return exact(
    Object.fromEntries(SEAT_LETTERS.map((letter) => [letter, optional()])) as Record<
      SeatLetter,
      ReturnType<typeof optional>
    >,
  );
}
