import Type, { type Static, type TProperties } from 'typebox';
import { OnlineGameId, PersonId, Timestamp } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';
import { PartnerCode, Places, Reason } from './tournament-command.ts';
import { TournamentSetup } from './tournament-setup.ts';

const event = <const Kind extends string, const Properties extends TProperties>(
  kind: Kind,
  properties: Properties,
) => strictObject({ kind: Type.Literal(kind), ...properties });

const person = PersonId;
const byes = Type.Array(PersonId);
/**
 * The games that a node may be creating at this moment. The server still creates them, and the player then resigns
 * them.
 */
const opening = Type.Optional(Type.Array(OnlineGameId));
/** The people of each side, in turn order. A side without people is played by the engine. */
const sides = Type.Array(Type.Array(PersonId));

/**
 * Everything that can happen in a tournament. Stored events keep their shape forever: new properties must be optional.
 */
const TOURNAMENT_EVENTS = {
  /** Clients see the SHA-256 of the seed now, and the seed when the tournament starts. */
  created: event('created', {
    setup: TournamentSetup,
    by: PersonId,
    seed: Type.String(),
    passwordHash: Type.Optional(Type.String()),
  }),
  /** The rating, in points, determines the initial ranking. Absent if games like these have no ratings. */
  entered: event('entered', {
    person,
    rating: Type.Optional(Type.Integer()),
    /** With fixed partners: the code for the partner, and the account that the player has invited. */
    code: Type.Optional(PartnerCode),
    partner: Type.Optional(PersonId),
  }),
  /** A person has entered as the fixed partner of a player who had none. */
  partnered: event('partnered', {
    person,
    partner: PersonId,
    rating: Type.Optional(Type.Integer()),
    code: PartnerCode,
  }),
  /** A person has declined a player's invitation to be their partner. */
  declined: event('declined', { person, partner: PersonId }),
  left: event('left', { person }),
  /**
   * The organiser has removed a player, who cannot enter again or write in the chat. Unfinished games count as lost.
   */
  removed: event('removed', { person, opening }),
  postponed: event('postponed', { startsAt: Timestamp }),
  /** A round robin has its whole schedule from the start, and a knockout its players in seed order. */
  started: event('started', {
    rounds: Type.Integer(),
    seeds: Type.Optional(Type.Array(PersonId)),
    schedule: Type.Optional(
      Type.Array(
        strictObject({
          tables: Type.Array(strictObject({ games: Type.Array(strictObject({ sides })) })),
          byes,
        }),
      ),
    ),
  }),
  /** The pairing is part of the event, so that later versions of the program do not change past rounds. */
  paired: event('paired', {
    tables: Type.Array(strictObject({ games: Type.Array(strictObject({ game: OnlineGameId, sides })) })),
    byes,
    /** In an arena, how long each player had waited. */
    waited: Type.Optional(Type.Array(strictObject({ person, seconds: Type.Integer({ minimum: 0 }) }))),
  }),
  /** Players at tables in the latest round play more games, because a place is tied. Tables are numbered from 1. */
  extended: event('extended', {
    tables: Type.Array(
      strictObject({
        table: Type.Integer({ minimum: 1 }),
        games: Type.Array(strictObject({ game: OnlineGameId, sides })),
      }),
    ),
  }),
  /** The server has created games. */
  opened: event('opened', { games: Type.Array(OnlineGameId) }),
  finished: event('finished', {
    game: OnlineGameId,
    places: Places,
    absent: Type.Array(PersonId),
    /** Present if the game was so short that an arena does not count a second draw in a row. */
    short: Type.Optional(Type.Literal(true)),
  }),
  /** The server could not enter the result of a game, for the reason that `code` gives. The organiser must enter it. */
  refused: event('refused', { game: OnlineGameId, code: Type.String() }),
  forfeited: event('forfeited', {
    game: OnlineGameId,
    person,
    opening,
    /** Present if the game does not count as missed. In the events of earlier versions, it does. */
    excused: Type.Optional(Type.Literal(true)),
  }),
  corrected: event('corrected', {
    game: OnlineGameId,
    places: Places,
    why: Reason,
    /** The players who, despite the correction, did not show up. Earlier versions recorded none. */
    absent: Type.Optional(Type.Array(PersonId)),
  }),
  /**
   * A player has withdrawn for good, or the account of an exhibition's organiser was deleted. They lose the games in
   * progress.
   */
  withdrew: event('withdrew', { person, opening }),
  paused: event('paused', { person }),
  returned: event('returned', { person }),
  /** Until `chat-opened`, no one can write in the chat. Messages are not in the log, because they can be deleted. */
  'chat-closed': event('chat-closed', {}),
  'chat-opened': event('chat-opened', {}),
  /**
   * The organiser's account was deleted, and with it the description and the organiser's reasons. The earlier events no
   * longer have them either.
   */
  'text-deleted': event('text-deleted', {}),
  ended: event('ended', {}),
  'called-off': event('called-off', { why: Reason }),
} as const;

export type TournamentEvent = {
  readonly [Kind in keyof typeof TOURNAMENT_EVENTS]: Static<(typeof TOURNAMENT_EVENTS)[Kind]>;
}[keyof typeof TOURNAMENT_EVENTS];

/** Any event of a tournament, as the log stores it. */
export const TournamentEvent = Type.Unsafe<TournamentEvent>(Type.Union(Object.values(TOURNAMENT_EVENTS)));

/** The type of an event of this kind. */
export type TournamentEventOf<Kind extends TournamentEvent['kind']> = Extract<
  TournamentEvent,
  { readonly kind: Kind }
>;
