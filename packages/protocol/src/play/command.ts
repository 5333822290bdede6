import Type, { type Static, type TProperties } from 'typebox';
import { exact } from '../exact.ts';
import { SeatName } from '../identity.ts';

/** A turn as records write it, such as `c3>e3>e5`, `a1-b2`, `@h8`, `a1-off` or `--`. */
export const MoveText = Type.String({ minLength: 2, maxLength: 1100 });

/** Turns completed. */
export const Ply = Type.Integer({ minimum: 0, maximum: 1_000_000 });

const command = <const Do extends string, const More extends TProperties>(
  what: Do,
  description: string,
  more: More,
) => exact({ do: Type.Literal(what), ...more }, { description });

/** What a person can do at a table, by name. Each is refused unless the person may do it as things stand. */
export const COMMANDS = {
  join: command(
    'join',
    'Sit down, on this seat or on the first open one. With two seats the game then starts.',
    {
      seat: Type.Optional(SeatName),
    },
  ),
  leave: command(
    'leave',
    'Stand up again before the game has started. A listed table that nobody is left at is called off.',
    {},
  ),
  ready: command(
    'ready',
    'Three seats or more, all taken: ready. The game starts with the last to say so.',
    {},
  ),
  move: command('move', 'Make a turn; `ply` is the number of turns completed before it.', {
    ply: Ply,
    move: MoveText,
  }),
  resign: command('resign', 'Give up. With more than two sides the others play on.', {}),
  'offer-draw': command(
    'offer-draw',
    'Offer a draw, or agree to the one on offer. It lapses when somebody who has not agreed makes a turn.',
    {},
  ),
  'decline-draw': command('decline-draw', 'Decline the draw on offer, or withdraw one’s own.', {}),
  'claim-draw': command(
    'claim-draw',
    'Under `repetition=3-claim`: the position has occurred three times.',
    {},
  ),
  'take-back': command(
    'take-back',
    'Ask to go back to before one’s own latest turn, when `to` turns were completed; or agree to it.',
    { to: Ply },
  ),
  'decline-take-back': command('decline-take-back', 'Decline to go back, or withdraw the question.', {}),
  abort: command('abort', 'Call the game off while some seat in play has not made a turn yet.', {}),
  'claim-left': command('claim-left', 'Declare that the seat to move has left the table; it is then out.', {
    seat: SeatName,
  }),
  rematch: command(
    'rematch',
    'After the game: offer another with the same people, or agree to it. The next seat begins.',
    {},
  ),
  'decline-rematch': command('decline-rematch', 'Decline another game, or withdraw the offer.', {}),
} as const;

export type CommandName = keyof typeof COMMANDS;

export type Command = { readonly [Name in CommandName]: Static<(typeof COMMANDS)[Name]> }[CommandName];
