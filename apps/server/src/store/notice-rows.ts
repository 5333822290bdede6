import type {
  GameEvent,
  NoticeContent,
  NoticeKey,
  OnlineGameId,
  PersonId,
  TournamentEvent,
  TournamentId,
} from '@halma/protocol';
import { awaitsNextGame } from '../game/series.ts';
import { type GameState, personAt, seatsHeldByPeople, seatToMove } from '../game/state.ts';
import { TURN_EVENTS } from '../game/turn-events.ts';
import { hasFixedPairs } from '../tournament/pairs.ts';
import type { TournamentState } from '../tournament/state.ts';
import { placeholders } from './columns.ts';
import type { Statement } from './database.ts';
import type { Append } from './game-store.ts';

/** A notice to one person. */
export interface NewNotice {
  readonly person: PersonId;
  readonly content: NoticeContent;
  /** The person the notice is about. */
  readonly about?: PersonId | undefined;
}

/** The events that offer the next game of a series, or end the offer. */
const SERIES_EVENTS: ReadonlySet<GameEvent['kind']> = new Set([
  'rematch-offered',
  'rematch-declined',
  'series-ended',
]);

/**
 * Returns whether an event can change whose turn it is. A takeback takes effect with the last player's
 * `take-back-asked`, so that event counts too.
 */
function mayChangeTurn({ kind }: GameEvent): boolean {
  return TURN_EVENTS.has(kind) || kind === 'take-back-asked';
}

/** Returns the key of a notice. A person has at most one notice per key. */
export function noticeKey(content: NoticeContent): NoticeKey {
  switch (content.kind) {
    case 'your-turn':
      return turnKey(content.game);
    case 'challenge':
    case 'challenge-accepted':
    case 'challenge-declined':
    case 'challenge-expired':
      return `challenge:${content.challenge}`;
    case 'next-game':
      return seriesKey(content.game);
    case 'limited':
      return `limit:${content.limit}`;
    case 'round-paired':
      return `round:${content.tournament}:${content.round}`;
    case 'partner-invited':
      return partnerKey(content.tournament);
  }
}

/** A person has one notice about all invitations to a tournament. */
function partnerKey(tournament: TournamentId): NoticeKey {
  return `partner:${tournament}`;
}

function seriesKey(game: OnlineGameId): NoticeKey {
  return `next:${game}`;
}

function turnKey(game: OnlineGameId): NoticeKey {
  return `turn:${game}`;
}

/** The notices that the person whom they are about can send whenever they like, so a block stops them. */
const CONTACT_KINDS: ReadonlySet<NoticeContent['kind']> = new Set([
  'challenge',
  'partner-invited',
  'next-game',
]);

/**
 * Returns the statement that adds a notice, unless its person is a guest, already has one with this key, or has blocked
 * the person who sends it. If the person has no subscribed device, `push_at` stays null, because there is nothing to push.
 */
export function addNotice({ person, content, about }: NewNotice, at: number): Statement {
  const unlessBlocked = CONTACT_KINDS.has(content.kind)
    ? 'AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.person = $1 AND blocks.blocked = $5)'
    : '';
  return {
    sql: `INSERT INTO notices (person, key, kind, body, about, at, seen, push_at)
      SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS TEXT),
        CAST($6 AS BIGINT), 0,
        CASE WHEN EXISTS (SELECT 1 FROM push_subscriptions WHERE push_subscriptions.person = $1)
          THEN CAST($6 AS BIGINT) END
      WHERE EXISTS (SELECT 1 FROM people WHERE people.person = $1 AND people.name IS NOT NULL) ${unlessBlocked}
      ON CONFLICT (person, key) DO NOTHING`,
    values: [person, noticeKey(content), content.kind, JSON.stringify(content), about ?? null, at],
  };
}

/** Returns the statement that removes a notice from people. */
export function removeNotice(key: NoticeKey, people: readonly PersonId[]): Statement {
  return {
    sql: `DELETE FROM notices WHERE key = $1 AND person IN (${placeholders(people, 2)})`,
    values: [key, ...people],
  };
}

/**
 * Returns the statements that keep the notices about invitations to be a fixed partner in step with a tournament, after
 * an event.
 */
export function partnerNotices(
  { tournament, setup, players }: Pick<TournamentState, 'tournament' | 'setup' | 'players'>,
  event: TournamentEvent,
  at: number,
): readonly Statement[] {
  if (!hasFixedPairs({ setup })) return [];
  const key = partnerKey(tournament);
  const invited = [...new Set(players.flatMap(({ invited: person }) => person ?? []))];
  switch (event.kind) {
    case 'entered': {
      const removal = removeNoticesAbout(event.person, key, invited);
      if (event.partner === undefined) return [removal];
      const content = { kind: 'partner-invited', tournament, title: setup.name } as const;
      return [removal, addNotice({ person: event.partner, content, about: event.person }, at)];
    }
    case 'partnered': {
      const pair = [event.person, event.partner];
      return [removeNotice(key, pair), ...pair.map((person) => removeNoticesAbout(person, key, invited))];
    }
    case 'declined':
      return invited.includes(event.person) ? [] : [removeNotice(key, [event.person])];
    case 'left':
      return [removeNoticesAbout(event.person, key, invited)];
    case 'removed':
      return [removeNotice(key, [event.person]), removeNoticesAbout(event.person, key, invited)];
    case 'ended':
    case 'called-off':
      return invited.length > 0 ? [removeNotice(key, invited)] : [];
    default:
      return [];
  }
}

/** Returns the statement that removes the notices with a key about a person from all people except these. */
function removeNoticesAbout(person: PersonId, key: NoticeKey, except: readonly PersonId[]): Statement {
  const condition = except.length > 0 ? `AND person NOT IN (${placeholders(except, 3)})` : '';
  return {
    sql: `DELETE FROM notices WHERE about = $1 AND key = $2 ${condition}`,
    values: [person, key, ...except],
  };
}

/** Returns the player whose turn an event may have begun; undefined unless the game is by correspondence. */
export function personToMove({ logged, state }: Append): PersonId | undefined {
  if (state.terms.clock.kind !== 'days' || !mayChangeTurn(logged.event)) return undefined;
  const seat = seatToMove(state);
  return seat === undefined ? undefined : personAt(state, seat);
}

/** Returns the statements that keep the notices about turns in step with a correspondence game, after an event. */
export function turnNotices(append: Append): readonly Statement[] {
  const { logged, state } = append;
  if (state.terms.clock.kind !== 'days') return [];
  if (!mayChangeTurn(logged.event)) return state.phase === 'playing' ? [] : removeTurnNotices(state, []);
  const person = personToMove(append);
  const removal = removeTurnNotices(state, person === undefined ? [] : [person]);
  if (person === undefined) return removal;
  const { game, terms } = state;
  const content = { kind: 'your-turn', game, rules: terms.rules.game } as const;
  return [...removal, addNotice({ person, content, about: opponentOf(state, person) }, logged.at)];
}

/** Returns the players to whom an event offers the next game of their series; none for other events. */
export function peopleOfferedNextGame({ logged: { event }, state }: Append): readonly PersonId[] {
  if (state.terms.series === undefined || event.kind !== 'rematch-offered' || !awaitsNextGame(state))
    return [];
  return seatsHeldByPeople(state)
    .filter((seat) => !state.rematchOfferedBy.includes(seat))
    .flatMap((seat) => personAt(state, seat) ?? []);
}

/** Returns the statements that keep the notices about the next game of a series in step with a game, after an event. */
export function seriesNotices(append: Append): readonly Statement[] {
  const { logged, state } = append;
  if (state.terms.series === undefined || !SERIES_EVENTS.has(logged.event.kind)) return [];
  const { game, terms } = state;
  const content = { kind: 'next-game', game, rules: terms.rules.game } as const;
  return [
    removeNotice(seriesKey(game), playersOf(state)),
    ...peopleOfferedNextGame(append).map((person) =>
      addNotice({ person, content, about: opponentOf(state, person) }, logged.at),
    ),
  ];
}

function removeTurnNotices(state: GameState, except: readonly PersonId[]): readonly Statement[] {
  const people = playersOf(state).filter((person) => !except.includes(person));
  return people.length === 0 ? [] : [removeNotice(turnKey(state.game), people)];
}

/** Returns a person's only opponent; undefined if there are more. */
function opponentOf(state: GameState, person: PersonId): PersonId | undefined {
  const [opponent, ...others] = playersOf(state).filter((player) => player !== person);
  return others.length === 0 ? opponent : undefined;
}

function playersOf(state: GameState): readonly PersonId[] {
  return seatsHeldByPeople(state).flatMap((seat) => personAt(state, seat) ?? []);
}
