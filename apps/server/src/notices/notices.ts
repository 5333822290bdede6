import {
  NOTICE_KINDS,
  NOTICE_PAGE_SIZE,
  type NoticeKey,
  type NoticeKind,
  type NoticeView,
  type PersonId,
} from '@halma/protocol';
import type { Bus } from '../bus/bus.ts';
import type { NameCache } from '../people/name-cache.ts';
import type { NewNotice } from '../store/notice-rows.ts';
import type { NoticeCursor } from '../store/notice-store.ts';
import type { Store } from '../store/store.ts';

/** The dependencies of `Notices`. */
interface NoticesDependencies {
  readonly store: Pick<Store, 'notices' | 'preferences'>;
  readonly names: NameCache;
  readonly bus: Pick<Bus, 'publish'>;
  readonly now: () => number;
}

/** The notices to people, as one node serves them. */
export class Notices {
  readonly #dependencies: NoticesDependencies;

  constructor(dependencies: NoticesDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Gives people notices, such as that a round of their tournament has started. A notice with the same key as an
   * earlier one is ignored, so a caller may repeat this. Guests receive none.
   */
  async notify(notices: readonly NewNotice[]): Promise<void> {
    if (notices.length === 0) return;
    const { store, now } = this.#dependencies;
    await store.notices.add(notices, now());
    this.announce(notices.map(({ person }) => person));
  }

  /** Notifies the given people's pages, on all nodes, that their notices or challenges have changed. */
  announce(people: readonly PersonId[]): void {
    for (const person of new Set(people)) this.#dependencies.bus.publish({ about: 'notices', person });
  }

  /**
   * Lists a page of a person's notices, latest first.
   *
   * @param before the last notice of the preceding page
   */
  async list(person: PersonId, before: NoticeCursor | undefined): Promise<NoticeView[]> {
    const { store, names } = this.#dependencies;
    const kinds = await this.#siteKinds(person);
    const notices = await store.notices.list(person, kinds, before, NOTICE_PAGE_SIZE);
    return Promise.all(
      notices.map(async ({ person: _, about, ...notice }) => ({
        ...notice,
        people: about === undefined ? [] : await names.lookUp([about]),
        ...(about === undefined ? {} : { about }),
      })),
    );
  }

  /** Counts the notices that a person has not seen. */
  async countUnseen(person: PersonId): Promise<number> {
    return this.#dependencies.store.notices.countUnseen(person, await this.#siteKinds(person));
  }

  /** Marks notices as seen. */
  async markSeen(person: PersonId, keys: readonly NoticeKey[]): Promise<void> {
    await this.#dependencies.store.notices.markSeen(person, keys);
    this.announce([person]);
  }

  /** Returns the kinds of notices that a person wants to see on the site. */
  async #siteKinds(person: PersonId): Promise<readonly NoticeKind[]> {
    const { notices } = await this.#dependencies.store.preferences.find(person);
    return NOTICE_KINDS.filter((kind) => notices[kind].site);
  }
}
