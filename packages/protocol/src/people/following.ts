import Type, { type Static } from 'typebox';
import { Person } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';
import { GameListItem } from './game-list-item.ts';

/** The maximum number of people that a search returns. */
export const MAX_FOUND_PEOPLE = 10;

/** Selects people by a prefix of their names, at least two characters long. */
export const PeopleSearch = strictObject({
  beginning: Type.Optional(Type.String({ pattern: '^[A-Za-z][\\w-]{1,19}$', maxLength: 20 })),
});

/** A person with an account, as others see them. */
export const PersonView = strictObject({
  person: Person,
  /** The number of people who follow this person. No one sees who they are. */
  followers: Type.Integer({ minimum: 0 }),
  /** Whether the person is on the site, or the program of a bot account is connected. */
  isOnline: Type.Boolean(),
  /** Whether the caller follows this person. */
  isFollowed: Type.Boolean(),
  /** Whether the caller has blocked this person. */
  isBlocked: Type.Boolean(),
  /** Present if a moderator has closed the account, so that no one can challenge or follow it. */
  isClosed: Type.Optional(Type.Literal(true)),
});
export type PersonView = Static<typeof PersonView>;

/** A person the caller follows. */
export const FollowedPerson = strictObject({
  person: Person,
  isOnline: Type.Boolean(),
  /** Listed games in progress, latest first; empty if the person is not online. */
  games: Type.Array(GameListItem),
});
export type FollowedPerson = Static<typeof FollowedPerson>;
