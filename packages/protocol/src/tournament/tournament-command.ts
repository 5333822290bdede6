import Type, { type Static } from 'typebox';
import { commandSchema } from '../command-schema.ts';
import { CommandId, OnlineGameId, PersonId, Timestamp } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';
import { TRIMMED_LINE } from '../visible-line.ts';
import { EntryPassword } from './tournament-setup.ts';

/** The code that a player enters to become the partner of the player who has it. */
export const PartnerCode = Type.String({ pattern: '^[0-9a-z]{8}$', maxLength: 8 });

/** The place of each side of a game, in turn order: 1 + the number of sides ahead. */
export const Places = Type.Array(Type.Integer({ minimum: 1, maximum: 6 }), { minItems: 2, maxItems: 6 });

/** The places of a game, or none if it has no result. */
const PlacesIfAny = Type.Array(Places.items, { maxItems: 6 });

/**
 * The reason for a change by the organiser. It is public. Old logs may contain reasons that new commands may not have;
 * see `NewReason`.
 */
export const Reason = Type.String({ minLength: 3, maxLength: 200 });

/** Stands for a reason that was deleted with the organiser's account. */
export const DELETED_REASON = 'reason-deleted';

/** The reason in a new command: like the name of a tournament, one visible line. */
const NewReason = Type.String({ ...Reason, pattern: TRIMMED_LINE });

/** The commands in a tournament, by name. The organiser and moderators may send those listed after `return`. */
export const TOURNAMENT_COMMANDS = {
  enter: commandSchema(
    'enter',
    'Take part. A Swiss tournament accepts late entries until more than half of its rounds have begun, and an arena until it stops opening tables.',
    {
      password: Type.Optional(EntryPassword),
      /** With fixed partners: the account to invite, or the player whose invitation this accepts. */
      partner: Type.Optional(PersonId),
      /** With fixed partners: the code of the player whose partner the caller becomes. */
      code: Type.Optional(PartnerCode),
    },
  ),
  decline: commandSchema('decline', 'Decline a player’s invitation to be their fixed partner.', {
    partner: PersonId,
  }),
  leave: commandSchema(
    'leave',
    'Cancel the entry before the start, or at any time while still without a fixed partner.',
    {},
  ),
  withdraw: commandSchema('withdraw', 'Leave for good after the start. Unfinished games count as lost.', {}),
  pause: commandSchema(
    'pause',
    'Sit out the following rounds of a Swiss tournament, or get no more tables in an arena.',
    {},
  ),
  return: commandSchema('return', 'Be paired again after a pause or a missed game.', {}),
  start: commandSchema('start', 'Start now, before the announced time.', {}),
  postpone: commandSchema('postpone', 'Announce a different start time.', { startsAt: Timestamp }),
  remove: commandSchema(
    'remove',
    'Remove a player, who can then neither enter again nor write in the chat. Before the start, the entry is deleted; while the tournament is running, the player is withdrawn.',
    {
      person: PersonId,
    },
  ),
  forfeit: commandSchema('forfeit', 'Forfeit a player’s unfinished game.', {
    game: OnlineGameId,
    person: PersonId,
  }),
  correct: commandSchema('correct', 'Replace the result of a game. `places` are in turn order.', {
    game: OnlineGameId,
    places: Places,
    why: NewReason,
    /**
     * The `places` that the round showed to the sender; empty if it showed none. If they have changed since, because
     * another organiser has corrected the same result, the server refuses the command.
     */
    seen: Type.Optional(PlacesIfAny),
  }),
  'close-chat': commandSchema(
    'close-chat',
    'Close the chat: no one can write in it until it is opened again.',
    {},
  ),
  'open-chat': commandSchema('open-chat', 'Open the chat again.', {}),
  'call-off': commandSchema('call-off', 'Call the tournament off. Games in progress can be finished.', {
    why: NewReason,
  }),
} as const;

export type TournamentCommand = {
  readonly [Name in keyof typeof TOURNAMENT_COMMANDS]: Static<(typeof TOURNAMENT_COMMANDS)[Name]>;
}[keyof typeof TOURNAMENT_COMMANDS];

/** A command in a tournament, with the id that makes it safe to send twice. */
export const TournamentCommandRequest = strictObject({
  id: CommandId,
  command: Type.Unsafe<TournamentCommand>(Type.Union(Object.values(TOURNAMENT_COMMANDS))),
});
