import {
  accept,
  EMPTY_LINE_INTERVAL_MS,
  type OnlineGameId,
  type Person,
  type PersonId,
  type Result,
  refuse,
  type StreamLine,
} from '@halma/protocol';
import { reconnectDelay } from '../availability/reconnect-delay.ts';
import { inBatches } from '../background/batches.ts';
import type { ChangeNotification, Subscription } from '../bus/bus.ts';
import { DAY_MS } from '../durations.ts';
import { randomId } from '../identifiers.ts';
import type { NodeServices } from '../services.ts';
import { GameSubscription } from '../socket/game-subscription.ts';
import type { StoredAccessToken } from '../store/access-token-store.ts';
import type { StoredChallenge } from '../store/challenge-store.ts';
import { LineOutbox } from './line-outbox.ts';
import { PlayerStream } from './player-stream.ts';

/** The maximum number of streams on one node. */
const MAX_STREAMS = 1000;

/** The maximum number of streams that one network may have open on one node. Many programs may share one address. */
const MAX_STREAMS_PER_NETWORK = 200;

/** The maximum number of streams of each kind that one person may have open on one node. */
const MAX_STREAMS_PER_PERSON = { player: 8, game: 16 } as const;

/** The time after which a refused program may try again, in milliseconds. */
const RETRY_AFTER_MS = 10_000;

/** The interval at which a node records which streams are open, in milliseconds. */
export const STREAM_RECORD_INTERVAL_MS = 30_000;

/**
 * How far back a new stream lists the games that have ended, in milliseconds: to `overlap` before the last record of
 * the earlier stream, since lines can get lost with the connection, but at most `max`.
 */
const MISSED_MS = { overlap: 2 * EMPTY_LINE_INTERVAL_MS, max: DAY_MS } as const;

/** The maximum number of ended games that a stream lists when it begins: the latest ones. */
const MAX_MISSED_GAMES = 50;

/** The number of streams to process before other tasks can run. */
const BATCH_SIZE = 50;

type EndReason = Extract<StreamLine, { readonly say: 'ended' }>['why'];

/** What a stream reports: all of a person's games, or a single game. */
type StreamKind = keyof typeof MAX_STREAMS_PER_PERSON;

/** The kind of a stream, and the program that opens it. */
interface Opener {
  readonly kind: StreamKind;
  readonly token: string;
  readonly person: PersonId;
  /** The network of the program, as `networkOf` returns it. */
  readonly network: string;
}

/** An open stream to a program. */
interface OpenStream extends Opener {
  readonly id: string;
  readonly outbox: LineOutbox;
  /** Undefined for the stream of a single game. */
  readonly player: PlayerStream | undefined;
  readonly seesChallenges: boolean;
  /** Stops following. */
  readonly stop: () => Promise<void>;
}

function challengeLine(
  { challenge, plan, begins, note, series, until }: StoredChallenge,
  by: Person,
): Extract<StreamLine, { readonly say: 'challenge' }> {
  return {
    say: 'challenge',
    challenge,
    by,
    plan,
    begins,
    ...(note === '' ? {} : { note }),
    ...(series === undefined ? {} : { series }),
    until,
  };
}

/** All streams to programs on a node. */
export class StreamHub {
  readonly #services: NodeServices;
  readonly #streams = new Set<OpenStream>();
  /** The streams that are about to open. They take up room, since the claim on their token cannot be undone. */
  readonly #claiming = new Set<Opener>();
  readonly #notifications: Subscription;
  /** For each person with a stream: the subscription that reports when they have taken a seat. */
  readonly #seatNotifications = new Map<PersonId, Subscription>();
  /** The number of times that open challenges were read, which orders the results. */
  #challengeReadCount = 0;
  #isStopping = false;

  constructor(services: NodeServices) {
    this.#services = services;
    this.#notifications = services.bus.subscribe('every-node', (notification) =>
      this.#onNotification(notification),
    );
  }

  /** The number of open streams. */
  get count(): number {
    return this.#streams.size;
  }

  /**
   * Opens a token's stream, and ends the token's previous stream, whichever node has it.
   *
   * @param network the network of the program, as `networkOf` returns it
   * @param includesMoves whether turns include all legal moves
   */
  async open(
    { token, person, scopes }: StoredAccessToken,
    network: string,
    includesMoves: boolean,
  ): Promise<Result<ReadableStream<Uint8Array>>> {
    const opener = { kind: 'player', token, person, network } as const;
    const refusal = this.#refusal(opener);
    if (refusal !== undefined) return refusal;
    const id = randomId();
    const { store, bus, now } = this.#services;
    this.#claiming.add(opener);
    const claimed = await store.accessTokens.claimStream(token, id, now()).catch((error: unknown) => {
      this.#claiming.delete(opener);
      throw error;
    });
    // The stream takes the place of its claim before any other request is examined.
    this.#claiming.delete(opener);
    if (claimed === undefined) return refuse('no-session');
    if (this.#isStopping) return refuse('stopping');
    const outbox = new LineOutbox(() => this.#forget(stream));
    const { lastOpenAt } = claimed;
    // The first stream of a token has missed nothing.
    const since =
      lastOpenAt === undefined ? now() : Math.max(lastOpenAt - MISSED_MS.overlap, now() - MISSED_MS.max);
    const readMissed = (): Promise<readonly OnlineGameId[]> =>
      store.games.listEndedSince(person, since, MAX_MISSED_GAMES);
    const player = new PlayerStream(this.#services, outbox, person, { includesMoves, readMissed });
    const stream: OpenStream = {
      id,
      ...opener,
      outbox,
      player,
      seesChallenges: scopes.includes('challenges'),
      stop: () => player.end(),
    };
    this.#add(stream);
    bus.publish({ about: 'session', session: token });
    outbox.sendEmptyLine();
    // If two streams open at the same time, the store determines which is the later one.
    await this.#finishOpening(stream, () =>
      this.#check([...this.#streams].filter((other) => other.token === token)),
    );
    void this.#discover(person).catch(this.#services.onError);
    return accept(outbox.body);
  }

  /**
   * Opens the stream of one game.
   *
   * @param network the network of the program, as `networkOf` returns it
   * @param after the number of the last event that the program knows
   */
  async openGame(
    { token, person }: StoredAccessToken,
    network: string,
    game: OnlineGameId,
    after: number | undefined,
  ): Promise<Result<ReadableStream<Uint8Array>>> {
    const opener = { kind: 'game', token, person, network } as const;
    const refusal = this.#refusal(opener);
    if (refusal !== undefined) return refusal;
    const outbox = new LineOutbox(() => this.#forget(stream));
    const resumePoint = { lastSeq: after, lastChatLine: undefined };
    const subscription = new GameSubscription(this.#services, outbox, person, game, resumePoint, 'game');
    const stop = (): Promise<void> => subscription.end();
    const stream: OpenStream = {
      id: randomId(),
      ...opener,
      outbox,
      player: undefined,
      seesChallenges: false,
      stop,
    };
    this.#add(stream);
    if (await this.#finishOpening(stream, () => subscription.start())) return accept(outbox.body);
    this.#forget(stream);
    return refuse('unknown-game-id');
  }

  /**
   * Sends an empty line on every stream. The stream's person counts as connected until the next empty line.
   */
  sendEmptyLines(): Promise<void> {
    return inBatches([...this.#streams], BATCH_SIZE, (batch) => {
      for (const { outbox, person } of batch) {
        outbox.sendEmptyLine();
        this.#services.onlinePeople.noteProgram(person);
      }
    });
  }

  /**
   * Records which streams are open, so that each token's next stream knows what it has missed. Call this
   * every `STREAM_RECORD_INTERVAL_MS`.
   */
  recordOpenStreams(): Promise<void> {
    const ids = [...this.#streams].filter(({ player }) => player?.hasBegun).map(({ id }) => id);
    return this.#services.store.accessTokens.markStreamsOpen(ids, this.#services.now());
  }

  /**
   * Ends the streams whose tokens have been removed, or have a newer stream on another node. Call this regularly, since
   * the notification can get lost.
   */
  endOutdated(): Promise<void> {
    return this.#check([...this.#streams]);
  }

  /** Finds the games and challenges whose notifications were lost. */
  async catchUp(): Promise<void> {
    await inBatches([...this.#seatNotifications.keys()], BATCH_SIZE, (people) => this.#discover(...people));
  }

  /** Asks all programs to reconnect one after another, and ends all streams. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#notifications.end();
    for (const notifications of this.#seatNotifications.values()) notifications.end();
    this.#seatNotifications.clear();
    const streams = [...this.#streams];
    this.#streams.clear();
    for (const [position, { outbox }] of streams.entries()) {
      outbox.send({ say: 'stopping', after: reconnectDelay(position) });
      outbox.end();
    }
    await Promise.all(streams.map(({ stop }) => stop()));
  }

  #refusal({ kind, token, person, network }: Opener): ReturnType<typeof refuse> | undefined {
    if (this.#isStopping) return refuse('stopping');
    // A token's earlier stream makes room for the new one.
    const others = [...this.#streams, ...this.#claiming].filter(
      (stream) => kind === 'game' || stream.kind === 'game' || stream.token !== token,
    );
    const ofNetwork = others.filter((stream) => stream.network === network);
    const ofPerson = others.filter((stream) => stream.person === person && stream.kind === kind);
    const hasRoom =
      others.length < MAX_STREAMS &&
      ofNetwork.length < MAX_STREAMS_PER_NETWORK &&
      ofPerson.length < MAX_STREAMS_PER_PERSON[kind];
    return hasRoom ? undefined : refuse('too-many', { after: RETRY_AFTER_MS });
  }

  #add(stream: OpenStream): void {
    this.#streams.add(stream);
    this.#services.metrics.streamOpened();
    const { person, player } = stream;
    this.#services.onlinePeople.noteProgram(person);
    if (player === undefined || this.#seatNotifications.has(person)) return;
    const notifications = this.#services.bus.subscribe({ kind: 'person', id: person }, () => {
      void this.#discover(person).catch(this.#services.onError);
    });
    this.#seatNotifications.set(person, notifications);
  }

  /** Reads which unfinished games and open challenges people have, and reports them to their streams. */
  async #discover(...people: readonly PersonId[]): Promise<void> {
    const games = await this.#services.store.games.listUnfinishedOf(people);
    const streams = [...this.#streams].filter(({ person }) => people.includes(person));
    await Promise.all(streams.map(({ person, player }) => player?.follow(games.get(person) ?? [])));
    await this.#reportChallenges(streams.filter(({ seesChallenges }) => seesChallenges));
  }

  async #reportChallenges(streams: readonly OpenStream[]): Promise<void> {
    const { store, names, now } = this.#services;
    const people = [...new Set(streams.map(({ person }) => person))];
    this.#challengeReadCount += 1;
    const readNumber = this.#challengeReadCount;
    const challenges = await store.challenges.listToAll(people, now());
    const challengers = await names.lookUp([...new Set(challenges.map(({ by }) => by))]);
    for (const { person, player } of streams) {
      const lines = challenges.flatMap((challenge) => {
        const by = challengers.find(({ id }) => id === challenge.by);
        return challenge.to === person && by !== undefined ? [challengeLine(challenge, by)] : [];
      });
      player?.reportChallenges(lines, readNumber);
    }
  }

  async #check(streams: readonly OpenStream[]): Promise<void> {
    const { accessTokens } = this.#services.store;
    await inBatches(streams, BATCH_SIZE, async (batch) => {
      const current = await accessTokens.findStreams([...new Set(batch.map(({ token }) => token))]);
      for (const stream of batch) {
        const latest = current.get(stream.token);
        if (latest === undefined) this.#end(stream, 'token-ended');
        else if (stream.player !== undefined && latest !== stream.id) this.#end(stream, 'replaced');
      }
    });
  }

  /**
   * Does the rest of the work that opens a stream. If it fails, the program never gets the stream, so the stream is
   * removed.
   */
  async #finishOpening<Value>(stream: OpenStream, work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } catch (error) {
      this.#forget(stream);
      throw error;
    }
  }

  #end(stream: OpenStream, why: EndReason): void {
    if (!this.#streams.has(stream)) return;
    stream.outbox.send({ say: 'ended', why });
    stream.outbox.end();
    this.#forget(stream);
  }

  #forget(stream: OpenStream): void {
    if (!this.#streams.delete(stream)) return;
    this.#services.metrics.streamClosed();
    void stream.stop().catch(this.#services.onError);
    const { person } = stream;
    if ([...this.#streams].some((other) => other.person === person && other.player !== undefined)) return;
    this.#seatNotifications.get(person)?.end();
    this.#seatNotifications.delete(person);
  }

  #onNotification(notification: ChangeNotification): void {
    if (notification.about === 'notices' && this.#seatNotifications.has(notification.person)) {
      void this.#discover(notification.person).catch(this.#services.onError);
      return;
    }
    if (notification.about !== 'session') return;
    const streams = [...this.#streams].filter(({ token }) => token === notification.session);
    if (streams.length > 0) void this.#check(streams).catch(this.#services.onError);
  }
}
