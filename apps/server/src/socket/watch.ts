import type { GameId, PersonId } from '@halma/protocol';
import { seatOfPerson } from '../game/state.ts';
import { namedIn, seenBy, standingOf, viewOf, visibleTo } from '../game/view.ts';
import type { Services } from '../services.ts';
import type { LiveGame } from '../tables/live-game.ts';
import type { Outbox } from './outbox.ts';

/** One game that one socket follows: what has been sent of it, and what is still to be. */
export class Watch {
  readonly #services: Services;
  readonly #outbox: Outbox;
  readonly #person: PersonId;
  readonly game: GameId;
  #sent: number;
  #talkSent: number;
  #tail: Promise<void> = Promise.resolve();
  #stop: () => void = () => undefined;
  #hasCome = false;
  #hasEnded = false;

  /** @param after the last event and the last line the reader knows */
  constructor(
    services: Services,
    outbox: Outbox,
    person: PersonId,
    game: GameId,
    after: { readonly seq: number | undefined; readonly talk: number | undefined },
  ) {
    this.#services = services;
    this.#outbox = outbox;
    this.#person = person;
    this.game = game;
    this.#sent = after.seq ?? Number.NaN;
    this.#talkSent = after.talk ?? 0;
  }

  /** Begins to follow, unless it is ended meanwhile; false when there is no such game. */
  async begin(): Promise<boolean> {
    const { tables, presence } = this.#services;
    const live = await tables.find(this.game);
    if (live === undefined) return false;
    if (this.#hasEnded) return true;
    this.#stop = tables.follow(this.game, (changed) => this.#inTurn(() => this.#sendChange(changed)));
    this.#hasCome = true;
    await presence.come(this.game, this.#person);
    if (this.#hasEnded) return true;
    this.#inTurn(() =>
      this.#sent >= -1 && this.#sent < live.log.length ? this.#sendChange(live) : this.#sendAll(live),
    );
    this.sendTalk();
    return true;
  }

  /** Follows no longer, even where it is about to begin. */
  async end(): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#stop();
    if (this.#hasCome) await this.#services.presence.go(this.game, this.#person);
  }

  /** Sends the lines of chat that came since the last one sent. @param latest the latest there is, if that is known */
  sendTalk(latest: number = Number.POSITIVE_INFINITY): void {
    this.#inTurn(async () => {
      if (latest <= this.#talkSent) return;
      const live = await this.#services.tables.find(this.game);
      let isLast = live === undefined;
      while (live !== undefined && !isLast && !this.#hasEnded) {
        const page = await this.#services.conversation.read(live.state, this.#person, this.#talkSent);
        this.#talkSent = page.upTo;
        isLast = page.isLast;
        if (page.lines.length > 0)
          this.#outbox.send({ say: 'talk', game: this.game, lines: [...page.lines] });
      }
    });
  }

  /** One thing after the other, so that messages leave in the order of the log. */
  #inTurn(work: () => Promise<void>): void {
    this.#tail = this.#tail.then(() => (this.#hasEnded ? undefined : work())).catch(this.#services.onFault);
  }

  async #sendAll(live: LiveGame): Promise<void> {
    const { state } = live;
    if (state === null) return;
    const seen = seenBy(this.#isOnlooker(live), state, live.log);
    const people = await this.#services.names.of(namedIn(seen));
    this.#sent = seen.seq;
    this.#outbox.send({ say: 'game', view: viewOf(seen, people) });
  }

  async #sendChange(live: LiveGame): Promise<void> {
    const { state } = live;
    if (state === null || Number.isNaN(this.#sent)) return;
    const onlooker = this.#isOnlooker(live);
    const events = live.log.slice(this.#sent + 1, visibleTo(onlooker, state, live.log));
    const last = events.at(-1);
    if (last === undefined) return;
    const joined = events.flatMap(({ event }) => (event.kind === 'joined' ? [event.person] : []));
    const people = joined.length === 0 ? [] : await this.#services.names.of(joined);
    this.#sent = last.seq;
    const standing = standingOf(last.seq === state.seq ? state : seenBy(onlooker, state, live.log));
    this.#outbox.send({ say: 'update', update: { game: this.game, people, events, standing } });
  }

  #isOnlooker({ state }: LiveGame): boolean {
    return state === null || seatOfPerson(state, this.#person) === undefined;
  }
}
