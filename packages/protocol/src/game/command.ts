import Type, { type Static, type TProperties } from 'typebox';
import { SeatName } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';

/** A move in the notation of records, such as `c3>e3>e5`, `a1-b2`, `@h8`, `a1-off` or `--`. */
export const MoveText = Type.String({ minLength: 2, maxLength: 1100 });

/** The number of completed moves. */
export const Ply = Type.Integer({ minimum: 0, maximum: 1_000_000 });

const command = <const Do extends string, const More extends TProperties>(
  what: Do,
  description: string,
  more: More,
) => strictObject({ do: Type.Literal(what), ...more }, { description });

/** What a player can do in a game, by name. The server refuses a command that the game's state does not allow. */
export const COMMANDS = {
  join: command('join', 'Take this seat, or the first open one. With two seats the game then starts.', {
    seat: Type.Optional(SeatName),
  }),
  leave: command('leave', 'Leave before the game has started. A listed game without players is aborted.', {}),
  ready: command(
    'ready',
    'Confirm to be ready, in games with three seats or more that are all taken. The last confirmation starts the game.',
    {},
  ),
  move: command('move', 'Make a move; `ply` is the number of moves completed before it.', {
    ply: Ply,
    move: MoveText,
  }),
  resign: command('resign', 'Resign. With more than two sides the others play on.', {}),
  'offer-draw': command(
    'offer-draw',
    'Offer a draw, or accept an offer. It lapses when a player who has not agreed makes a move.',
    {},
  ),
  'decline-draw': command('decline-draw', 'Decline a draw, or withdraw an offer.', {}),
  'claim-draw': command(
    'claim-draw',
    'Claim a draw under `repetition=3-claim`: the position has occurred three times.',
    {},
  ),
  'take-back': command(
    'take-back',
    'Ask to take back the seat’s own latest move, so that `to` moves are completed; or agree to it.',
    { to: Ply },
  ),
  'decline-take-back': command('decline-take-back', 'Decline a takeback, or withdraw the request.', {}),
  abort: command('abort', 'Abort the game while a seat in play has not made a move yet.', {}),
  'claim-left': command(
    'claim-left',
    'Claim that the player to move has abandoned the game; the seat is then out.',
    {
      seat: SeatName,
    },
  ),
  rematch: command('rematch', 'Offer a rematch after the game, or accept it. The next seat moves first.', {}),
  'decline-rematch': command('decline-rematch', 'Decline a rematch, or withdraw the offer.', {}),
} as const;

export type CommandName = keyof typeof COMMANDS;

export type Command = { readonly [Name in CommandName]: Static<(typeof COMMANDS)[Name]> }[CommandName];
