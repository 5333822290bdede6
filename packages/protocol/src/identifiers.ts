import { SEAT_LETTERS, type SeatLetter } from '@halma/rules';
import Type, { type Static, type TSchema } from 'typebox';
import { strictObject } from './strict-object.ts';

/** The id of a game, as in its URL. */
export const OnlineGameId = Type.String({ pattern: '^[0-9a-z]{12}$', maxLength: 12 });
export type OnlineGameId = Static<typeof OnlineGameId>;

/** The id of a chat: the id of its game, or of its tournament. Ids of tournaments are shorter. */
export const ChatId = Type.String({ pattern: '^[0-9a-z]{8}([0-9a-z]{4})?$', maxLength: 12 });

/**
 * The id of a command. The client chooses a new id for every command and uses the same id to send it again, so that the
 * server carries it out only once and gives the same response. Twelve random characters are enough.
 */
export const CommandId = Type.String({ pattern: '^[\\w:-]{8,40}$', maxLength: 40 });
export type CommandId = Static<typeof CommandId>;

/** The id of a guest or account. It is not secret: the session proves who a person is. */
export const PersonId = Type.String({ pattern: '^[0-9a-z]{16}$', maxLength: 16 });
export type PersonId = Static<typeof PersonId>;

/** A public name: a letter, then 1 to 19 letters, digits, `-` or `_`. Names that differ only in case are the same. */
export const PersonName = Type.String({ pattern: '^[A-Za-z][\\w-]{1,19}$', maxLength: 20 });
export type PersonName = Static<typeof PersonName>;

/** The letter of a seat. The letters run clockwise from the lower left corner or the bottom point. */
export const SeatName = Type.Enum(SEAT_LETTERS);

/** A person as others see them. The name is empty for a guest, and for a deleted account, which is not a guest. */
export const Person = strictObject({
  id: PersonId,
  name: Type.String({ maxLength: 20 }),
  guest: Type.Boolean(),
  /** Present if a program plays for the account. */
  bot: Type.Optional(Type.Literal(true)),
});
export type Person = Static<typeof Person>;

/** The people whose ids occur in the same message. Logs contain only ids, so that names can be changed or deleted. */
export const People = Type.Array(Person);

/** Milliseconds since 1970, on the server's clock. */
export const Timestamp = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** A duration in whole milliseconds. */
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
