import { isLanguageTag } from '@halma/locales';
import { accept, noticeAddress, type PersonId, type Result, refuse } from '@halma/protocol';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { peopleInSeats } from '../game/view.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NameCache } from '../people/name-cache.ts';
import type { OnlinePeople } from '../people/online-people.ts';
import { DIGEST_PERIOD_MS } from '../store/digest-store.ts';
import type { Store } from '../store/store.ts';
import { type DigestContents, digestText, isEmpty, MAX_ITEMS } from './digest-text.ts';
import { endOfQuietHours } from './quiet-hours.ts';
import { personOfToken, unsubscribeLink } from './unsubscribe-link.ts';

/** The interval at which a node looks for people whose daily e-mail is due, in milliseconds. */
export const DIGEST_INTERVAL_MS = 60_000;

/**
 * The maximum number of people that a node handles at a time: fewer than the number of e-mails that can wait
 * for the mail server.
 */
const BATCH_SIZE = 50;

/** The time after which a server checks again whether anything is waiting for a person, in milliseconds. */
const EMPTY_RETRY_MS = 3 * HOUR_MS;

/** How long before a tournament's start the e-mail mentions it, in milliseconds. */
const TOURNAMENT_NOTICE_MS = DAY_MS;

/** Whether a person whose e-mail was due got one and, if not, why. */
export type DigestOutcome = 'sent' | 'switched-off' | 'no-address' | 'quiet' | 'seen' | 'empty' | 'failed';

/** The dependencies of `Digests`. */
interface DigestsDependencies {
  readonly store: Pick<
    Store,
    | 'challenges'
    | 'digests'
    | 'games'
    | 'accountLinks'
    | 'people'
    | 'preferences'
    | 'sessions'
    | 'tournaments'
  >;
  readonly names: Pick<NameCache, 'lookUp'>;
  readonly onlinePeople: Pick<OnlinePeople, 'findOnline'>;
  /** Undefined if the operator has configured no mail server. */
  readonly mailer: Pick<Mailer, 'send'> | undefined;
  readonly publicOrigin: string;
  /** The key that signs unsubscribe links. */
  readonly signingKey: string;
  readonly count: (outcome: DigestOutcome) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/**
 * The daily e-mails about what is waiting for people who have switched these e-mails on: turns in
 * correspondence games, challenges and tournaments that start soon. A person gets at most one a day, and only
 * if they have not visited the site for a day. An e-mail can get lost if a node stops or the mail server
 * refuses it, but no e-mail is sent twice.
 */
export class Digests {
  readonly #dependencies: DigestsDependencies;

  constructor(dependencies: DigestsDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Sends the e-mails that are due. A failure for one person does not hold up the others. Call this every
   * `DIGEST_INTERVAL_MS`.
   */
  async sendDue(): Promise<void> {
    const { store, mailer, count, now, onError } = this.#dependencies;
    if (mailer === undefined) return;
    for (const person of await store.digests.take(now(), BATCH_SIZE)) {
      try {
        count(await this.#send(person, mailer));
      } catch (error) {
        count('failed');
        onError(error);
      }
    }
  }

  /**
   * Switches off the daily e-mails to the person to whom a link's token belongs. The link stays valid. Refuses a token
   * that this server has not signed.
   */
  async end(token: string): Promise<Result<undefined>> {
    const { store, signingKey, now } = this.#dependencies;
    const person = personOfToken(token, signingKey);
    if (person === undefined) return refuse('bad-link');
    await store.preferences.endDigest(person, now());
    return accept(undefined);
  }

  async #send(person: PersonId, mailer: Pick<Mailer, 'send'>): Promise<DigestOutcome> {
    const { store, publicOrigin, signingKey, now } = this.#dependencies;
    const [account, email, { quiet, digest }] = await Promise.all([
      store.people.find(person),
      store.accountLinks.findEmail(person),
      store.preferences.find(person),
    ]);
    // The person may have used the link in an earlier e-mail since this node took them from the queue.
    if (!digest) return 'switched-off';
    if (account?.name == null || account.role === 'closed' || email === undefined) return 'no-address';
    const quietEnd = quiet && endOfQuietHours(quiet, now());
    if (quietEnd !== undefined) {
      await store.digests.checkAgainAt(person, quietEnd);
      return 'quiet';
    }
    const dueAt = (await this.#lastSeen(person)) + DIGEST_PERIOD_MS;
    if (dueAt > now()) {
      await store.digests.checkAgainAt(person, dueAt);
      return 'seen';
    }
    const contents = await this.#read(person);
    if (isEmpty(contents)) {
      await store.digests.checkAgainAt(person, now() + EMPTY_RETRY_MS);
      return 'empty';
    }
    const unsubscribe = unsubscribeLink(publicOrigin, person, signingKey);
    const language = isLanguageTag(email.language) ? email.language : 'en';
    const recipient = { name: account.name, language };
    const mail = await digestText(contents, recipient, { origin: publicOrigin, unsubscribe });
    mailer.send({
      to: email.address,
      ...mail,
      headers: {
        // RFC 8058: mail programs offer a button that posts to the link.
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    return 'sent';
  }

  /** Returns when a person last visited the site, in milliseconds since 1970; 0 if they have no session. */
  async #lastSeen(person: PersonId): Promise<number> {
    const { store, onlinePeople, now } = this.#dependencies;
    if ((await onlinePeople.findOnline([person])).has(person)) return now();
    const sessions = await store.sessions.listForPerson(person);
    return Math.max(0, ...sessions.map(({ lastSeenAt }) => lastSeenAt));
  }

  async #read(person: PersonId): Promise<DigestContents> {
    const { store, now } = this.#dependencies;
    const at = now();
    // One more than an e-mail shows, so that it can say that there are more.
    const limit = MAX_ITEMS + 1;
    const [turns, challenges, tournaments] = await Promise.all([
      store.games.listTurnsOf(person, limit),
      store.challenges.listToAll([person], at),
      store.tournaments.listStarting(person, [at, at + TOURNAMENT_NOTICE_MS], limit),
    ]);
    const namesOf = await this.#namesWithout(person, [
      ...turns.flatMap(({ seats, creator }) => peopleInSeats(seats, creator)),
      ...challenges.map(({ by }) => by),
    ]);
    return {
      turns: turns.map(({ game, terms, seats, creator, deadline = at }) => {
        const { game: rules } = terms.rules;
        return {
          address: noticeAddress({ kind: 'your-turn', game, rules }),
          rules,
          people: namesOf(peopleInSeats(seats, creator)),
          leftMs: deadline - at,
        };
      }),
      challenges: challenges.slice(0, limit).map(({ challenge, by, plan, until }) => {
        const { game: rules } = plan.rules;
        const address = noticeAddress({ kind: 'challenge', challenge, rules });
        return { address, rules, people: namesOf([by]), leftMs: until - at };
      }),
      tournaments: tournaments.map(({ tournament, setup }) => ({
        address: `/online/tournaments/${tournament}`,
        name: setup.name,
        leftMs: setup.startsAt - at,
      })),
    };
  }

  /**
   * Looks up names. Returns a function that lists the names of the given people, leaving out the person
   * themselves and guests.
   */
  async #namesWithout(
    person: PersonId,
    people: readonly PersonId[],
  ): Promise<(ids: readonly PersonId[]) => readonly string[]> {
    const found = await this.#dependencies.names.lookUp([...new Set(people)]);
    const names = new Map(found.map(({ id, name }) => [id, name]));
    return (ids) => ids.flatMap((id) => (id === person ? [] : names.get(id) || []));
  }
}
