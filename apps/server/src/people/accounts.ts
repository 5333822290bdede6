import {
  accept,
  type Credentials,
  type Me,
  type PasswordChange,
  type PersonId,
  type Result,
  refuse,
} from '@halma/protocol';
import type { Static } from 'typebox';
import { randomId } from '../identifiers.ts';
import type { Store } from '../store/store.ts';
import type { NameCache } from './name-cache.ts';
import { hashPassword, isWeakPassword, verifyPassword } from './passwords.ts';

type NameAndPassword = Static<typeof Credentials>;

/** Names that players could mistake for the server or its staff. */
const RESERVED_NAMES: ReadonlySet<string> = new Set([
  'halma',
  'admin',
  'administrator',
  'host',
  'server',
  'moderator',
  'system',
  'computer',
]);

/** Checked if a name is unknown, so that the response takes as long as for a known name. */
const PLACEHOLDER_HASH = hashPassword('the hash of no account');

/** Guests and accounts. */
export class Accounts {
  readonly #store: Store;
  readonly #names: NameCache;
  readonly #now: () => number;

  constructor(store: Store, names: NameCache, now: () => number) {
    this.#store = store;
    this.#names = names;
    this.#now = now;
  }

  async addGuest(): Promise<PersonId> {
    const person = randomId();
    await this.#store.people.addGuest(person, this.#now());
    return person;
  }

  async getMe(person: PersonId): Promise<Result<Me>> {
    const found = await this.#store.people.find(person);
    if (found === undefined || found.role === 'closed') return refuse('no-session');
    return accept({
      person: { id: person, name: found.name ?? '', guest: found.name === null },
      hasPassword: found.passwordHash !== null,
      isHost: found.role === 'host',
    });
  }

  /** Gives a guest a name and a password. The person keeps their games, seats and sessions. */
  async createAccount(person: PersonId, { name, password }: NameAndPassword): Promise<Result<Me>> {
    const found = await this.#store.people.find(person);
    if (found?.name != null) return refuse('has-account');
    if (RESERVED_NAMES.has(name.toLowerCase())) return refuse('name-reserved');
    if (await isWeakPassword(password, name)) return refuse('weak-password');
    if (!(await this.#store.people.createAccount(person, name, await hashPassword(password))))
      return refuse('name-taken');
    this.#names.forget(person);
    return this.getMe(person);
  }

  /** Returns the person with this name and password. */
  async signIn({ name, password }: NameAndPassword): Promise<Result<PersonId>> {
    const found = await this.#store.people.findByName(name);
    const isCorrect = await verifyPassword(password, found?.passwordHash ?? (await PLACEHOLDER_HASH));
    return found !== undefined && found.passwordHash !== null && isCorrect && found.role !== 'closed'
      ? accept(found.person)
      : refuse('wrong-password');
  }

  /** Changes a password, given the current one. Ends the person's other sessions and returns them. */
  async changePassword(
    person: PersonId,
    keptSession: string,
    { password, next }: PasswordChange,
  ): Promise<Result<readonly string[]>> {
    const found = await this.#store.people.find(person);
    if (found?.passwordHash == null || found.name === null) return refuse('no-account');
    if (!(await verifyPassword(password, found.passwordHash))) return refuse('wrong-password');
    if (await isWeakPassword(next, found.name)) return refuse('weak-password');
    const hash = await hashPassword(next);
    const ended = await this.#store.people.changePassword(found, hash, keptSession, this.#now());
    return ended === undefined ? refuse('wrong-password') : accept(ended);
  }

  /** Returns everything that the server stores about a person, except secrets. */
  async export(person: PersonId): Promise<unknown> {
    const { people, sessions, passkeys, chat, games, reports } = this.#store;
    const found = await people.find(person);
    const rows = await games.listForPerson(person, {}, false, 100_000);
    return {
      person: { id: person, name: found?.name ?? null, role: found?.role, createdAt: found?.createdAt },
      sessions: (await sessions.listForPerson(person)).map(
        ({ session, startedAt: beganAt, lastSeenAt: seenAt, userAgent: agent }) => ({
          session,
          beganAt,
          seenAt,
          agent,
        }),
      ),
      passkeys: (await passkeys.listForPerson(person)).map(({ passkey, addedAt, lastUsedAt: usedAt }) => ({
        passkey,
        addedAt,
        usedAt,
      })),
      games: await Promise.all(
        rows.map(async ({ game }) => ({
          game,
          events: (await games.read(game, -1)).map(({ seq, at, event }) => ({ seq, at, event })),
        })),
      ),
      talk: await chat.listByAuthor(person),
      blocks: [...(await people.blockedBy(person))],
      reports: (await reports.listByReporter(person)).map(({ game, person: about, reason, text, at }) => ({
        game,
        about,
        reason,
        text,
        at,
      })),
    };
  }

  /** Deletes a person's data. Their games stay, without the name. */
  async delete(person: PersonId): Promise<void> {
    await this.#store.people.anonymize(person);
    this.#names.forget(person);
  }
}
