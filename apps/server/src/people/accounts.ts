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
import type { Store } from '../store/store.ts';
import { newId } from '../tables/identifiers.ts';
import type { Names } from './names.ts';
import { hashPassword, isPassword, isWeakPassword } from './passwords.ts';

type NameAndPassword = Static<typeof Credentials>;

/** Names that could be taken for the server's own voice. */
const RESERVED: ReadonlySet<string> = new Set([
  'halma',
  'admin',
  'administrator',
  'host',
  'server',
  'moderator',
  'system',
  'computer',
]);

/** Checked when a name is unknown, so that the answer takes as long as for a known one. */
const NOBODY = hashPassword('nobody has this password');

/** Guests, accounts, and what is kept about them. */
export class Accounts {
  readonly #store: Store;
  readonly #names: Names;
  readonly #now: () => number;

  constructor(store: Store, names: Names, now: () => number) {
    this.#store = store;
    this.#names = names;
    this.#now = now;
  }

  async addGuest(): Promise<PersonId> {
    const person = newId();
    await this.#store.people.addGuest(person, this.#now());
    return person;
  }

  async me(person: PersonId): Promise<Result<Me>> {
    const found = await this.#store.people.find(person);
    if (found === undefined || found.role === 'closed') return refuse('no-session');
    return accept({
      person: { id: person, name: found.name ?? '', guest: found.name === null },
      hasPassword: found.password !== null,
      isHost: found.role === 'host',
    });
  }

  /** Makes an account of a guest, who stays the same person: games, seats and sessions are theirs as before. */
  async make(person: PersonId, { name, password }: NameAndPassword): Promise<Result<Me>> {
    const found = await this.#store.people.find(person);
    if (found?.name != null) return refuse('has-account');
    if (RESERVED.has(name.toLowerCase())) return refuse('name-reserved');
    if (isWeakPassword(password, name)) return refuse('weak-password');
    if (!(await this.#store.people.makeAccount(person, name, await hashPassword(password))))
      return refuse('name-taken');
    this.#names.forget(person);
    return this.me(person);
  }

  /** The person a name and password prove. */
  async signIn({ name, password }: NameAndPassword): Promise<Result<PersonId>> {
    const found = await this.#store.people.findByName(name);
    const right = await isPassword(password, found?.password ?? (await NOBODY));
    return found !== undefined && found.password !== null && right && found.role !== 'closed'
      ? accept(found.person)
      : refuse('wrong-password');
  }

  /** Changes a password for whoever knows the one there is. The answer is which of the other sessions ended. */
  async changePassword(
    person: PersonId,
    keptSession: string,
    { password, next }: PasswordChange,
  ): Promise<Result<readonly string[]>> {
    const found = await this.#store.people.find(person);
    if (found?.password == null || found.name === null) return refuse('no-account');
    if (!(await isPassword(password, found.password))) return refuse('wrong-password');
    if (isWeakPassword(next, found.name)) return refuse('weak-password');
    const hash = await hashPassword(next);
    const ended = await this.#store.people.changePassword(found, hash, keptSession, this.#now());
    return ended === undefined ? refuse('wrong-password') : accept(ended);
  }

  /** Everything that is kept about a person, secrets left out. */
  async export(person: PersonId): Promise<unknown> {
    const { people, sessions, passkeys, talk, games, reports } = this.#store;
    const found = await people.find(person);
    const rows = await games.gamesOf(person, {}, false, 100_000);
    return {
      person: { id: person, name: found?.name ?? null, role: found?.role, createdAt: found?.createdAt },
      sessions: (await sessions.ofPerson(person)).map(({ session, beganAt, seenAt, agent }) => ({
        session,
        beganAt,
        seenAt,
        agent,
      })),
      passkeys: (await passkeys.ofPerson(person)).map(({ passkey, addedAt, usedAt }) => ({
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
      talk: await talk.saidBy(person),
      blocks: [...(await people.blockedBy(person))],
      reports: (await reports.madeBy(person)).map(({ game, person: about, reason, text, at }) => ({
        game,
        about,
        reason,
        text,
        at,
      })),
    };
  }

  /** Forgets a person: the games stay, and nothing tells any longer whose they were. */
  async delete(person: PersonId): Promise<void> {
    await this.#store.people.forget(person);
    this.#names.forget(person);
  }
}
