import Type, { type Static, type TProperties } from 'typebox';
import { OnlineGameId, PersonId, Timestamp } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';
import { Places, Reason } from './tournament-command.ts';
import { TournamentSetup } from './tournament-setup.ts';

const event = <const Kind extends string, const Properties extends TProperties>(
  kind: Kind,
  properties: Properties,
) => strictObject({ kind: Type.Literal(kind), ...properties });

const person = PersonId;
const byes = Type.Array(PersonId);
/** The people of each side, in turn order. A side without people is played by the engine. */
const sides = Type.Array(Type.Array(PersonId));

/** Everything that can happen in a tournament. Stored events keep their shape for ever: new properties must be optional. */
const TOURNAMENT_EVENTS = {
  /** Clients see the SHA-256 of the seed now, and the seed when the tournament starts. */
  created: event('created', {
    setup: TournamentSetup,
    by: PersonId,
    seed: Type.String(),
    passwordHash: Type.Optional(Type.String()),
  }),
  entered: event('entered', { person }),
  left: event('left', { person }),
  /** The organiser has removed a player, who cannot enter again. Games not finished count as lost. */
  removed: event('removed', { person }),
  postponed: event('postponed', { startsAt: Timestamp }),
  /** A round robin has its whole schedule from the start. */
  started: event('started', {
    rounds: Type.Integer(),
    schedule: Type.Optional(
      Type.Array(
        strictObject({
          tables: Type.Array(strictObject({ games: Type.Array(strictObject({ sides })) })),
          byes,
        }),
      ),
    ),
  }),
  /** The pairing is part of the event, so that a later version of the program changes no history. */
  paired: event('paired', {
    tables: Type.Array(strictObject({ games: Type.Array(strictObject({ game: OnlineGameId, sides })) })),
    byes,
  }),
  /** The server has created games. */
  opened: event('opened', { games: Type.Array(OnlineGameId) }),
  finished: event('finished', { game: OnlineGameId, places: Places, absent: Type.Array(PersonId) }),
  forfeited: event('forfeited', { game: OnlineGameId, person }),
  corrected: event('corrected', { game: OnlineGameId, places: Places, why: Reason }),
  withdrew: event('withdrew', { person }),
  paused: event('paused', { person }),
  returned: event('returned', { person }),
  ended: event('ended', {}),
  'called-off': event('called-off', { why: Reason }),
} as const;

export type TournamentEvent = {
  readonly [Kind in keyof typeof TOURNAMENT_EVENTS]: Static<(typeof TOURNAMENT_EVENTS)[Kind]>;
}[keyof typeof TOURNAMENT_EVENTS];

/** Any event of a tournament, as the log stores it. */
export const TournamentEvent = Type.Unsafe<TournamentEvent>(Type.Union(Object.values(TOURNAMENT_EVENTS)));

/** The event of this kind. */
export type TournamentEventOf<Kind extends TournamentEvent['kind']> = Extract<
  TournamentEvent,
  { readonly kind: Kind }
>;
