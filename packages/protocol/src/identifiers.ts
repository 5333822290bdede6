import { SEAT_LETTERS, type SeatLetter } from '@halma/rules';
import Type, { type Static, type TSchema } from 'typebox';
import { strictObject } from './strict-object.ts';

/** The id of a game, as addresses contain it. */
export const OnlineGameId = Type.String({ pattern: '^[0-9a-z]{12}$', maxLength: 12 });
export type OnlineGameId = Static<typeof OnlineGameId>;

/**
 * Chosen by the client, new for every new command and the same when the client sends it again: the server
 * then acts once and answers alike. Twelve random characters are enough.
 */
export const CommandId = Type.String({ pattern: '^[\\w:-]{8,40}$', maxLength: 40 });
export type CommandId = Static<typeof CommandId>;

/** The id of a person, guest or not. It is not secret: the session proves who a person is. */
export const PersonId = Type.String({ pattern: '^[0-9a-z]{16}$', maxLength: 16 });
export type PersonId = Static<typeof PersonId>;

/**
 * A public name: 2 to 20 letters, digits, `-`, `_`, beginning with a letter. Upper and lower case are the
 * same name.
 */
export const PersonName = Type.String({ pattern: '^[A-Za-z][\\w-]{1,19}$', maxLength: 20 });
export type PersonName = Static<typeof PersonName>;

/** A seat, clockwise from the lower left corner or the bottom point. */
export const SeatName = Type.Enum(SEAT_LETTERS);

/**
 * A person as others see them. A guest has no name; a person without a name who is no guest has deleted the
 * account.
 */
export const Person = strictObject({
  id: PersonId,
  name: Type.String({ maxLength: 20 }),
  guest: Type.Boolean(),
});
export type Person = Static<typeof Person>;

/** The people whose ids occur beside it. Logs contain ids alone, so that names can change or be deleted. */
export const People = Type.Array(Person);

/** Milliseconds since 1970, on the server's clock. */
export const Timestamp = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** A span in whole milliseconds. */
export const Milliseconds = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** Returns the schema of an object with a value for some of the seats. */
export function bySeat<Value extends TSchema>(value: Value) {
  const optional = () => Type.Optional(value);
  return strictObject(
    Object.fromEntries(SEAT_LETTERS.map((letter) => [letter, optional()])) as Record<
      SeatLetter,
      ReturnType<typeof optional>
    >,
  );
}
