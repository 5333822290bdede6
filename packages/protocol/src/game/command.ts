import Type, { type Static } from 'typebox';
import { commandSchema } from '../command-schema.ts';
import { SeatName } from '../identifiers.ts';

/** A move as written in records, such as `c3>e3>e5`, `a1-b2`, `@h8`, `a1-off` or `--`. */
export const MoveText = Type.String({ minLength: 2, maxLength: 1100 });

/** The number of moves completed. */
export const Ply = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** The commands of players, by name. The server refuses a command that the state of the game does not allow. */
export const COMMANDS = {
  join: commandSchema(
    'join',
    'Take this seat, or the first open one. A game that needs no `ready` starts once all seats are taken.',
    {
      seat: Type.Optional(SeatName),
    },
  ),
  leave: commandSchema(
    'leave',
    'Leave before the game starts. A listed game is aborted when its last player leaves, unless it was created without players.',
    {},
  ),
  ready: commandSchema(
    'ready',
    'Confirm that you are ready. Required once all seats are taken in a game with three or more seats and two or more people. The last confirmation starts the game.',
    {},
  ),
  move: commandSchema('move', 'Make a move. `ply` is the number of moves completed before it.', {
    ply: Ply,
    move: MoveText,
  }),
  resign: commandSchema(
    'resign',
    'Resign. If there are more than two sides, the others play on, unless only computers are left.',
    {},
  ),
  'offer-draw': commandSchema(
    'offer-draw',
    'Offer a draw, or accept an offer. An offer lapses when a player who has not agreed makes a move.',
    {},
  ),
  'decline-draw': commandSchema('decline-draw', 'Decline a draw, or withdraw an offer.', {}),
  'claim-draw': commandSchema(
    'claim-draw',
    'Claim a draw under `repetition=3-claim`, because the position has occurred three times.',
    {},
  ),
  'take-back': commandSchema(
    'take-back',
    'Ask to take back your latest move and all moves after it, so that `to` completed moves remain; or agree to such a request.',
    { to: Ply },
  ),
  'decline-take-back': commandSchema('decline-take-back', 'Decline a takeback, or withdraw a request.', {}),
  abort: commandSchema(
    'abort',
    'Abort the game. This is possible until every seat in play has made a move; before the start, only for its creator. The creator can abort a game without having a seat in it, as long as no player has one.',
    {},
  ),
  'claim-left': commandSchema(
    'claim-left',
    'Claim that the player to move has abandoned the game. Their seat is then eliminated.',
    {
      seat: SeatName,
    },
  ),
  rematch: commandSchema(
    'rematch',
    'Offer a rematch after the game, or the next game of its series, or accept such an offer. The next seat clockwise moves first; in a series the players swap seats instead.',
    {},
  ),
  'decline-rematch': commandSchema('decline-rematch', 'Decline a rematch, or withdraw the offer.', {}),
  'end-series': commandSchema(
    'end-series',
    'End a series between two of its games, before it is decided.',
    {},
  ),
} as const;

export type CommandName = keyof typeof COMMANDS;

export type Command = { readonly [Name in CommandName]: Static<(typeof COMMANDS)[Name]> }[CommandName];
