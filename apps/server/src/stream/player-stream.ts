import type { ChallengeId, GameEvent, OnlineGameId, PersonId, StreamLine } from '@halma/protocol';
import { inBatches } from '../background/batches.ts';
import { type GameState, hasStarted, seatOfPerson } from '../game/state.ts';
import type { Follower } from '../log/event-log.ts';
import { isLoaded, type LoadedProjection, type Projection } from '../log/projection.ts';
import type { Services } from '../services.ts';
import { overLine, readyLine, startedLine, turnLine } from './game-lines.ts';
import type { LineOutbox } from './line-outbox.ts';

/** The maximum number of games to read from the store at the same time. */
const BATCH_SIZE = 20;

type ChallengeLine = Extract<StreamLine, { readonly say: 'challenge' }>;
type LoadedGame = LoadedProjection<GameState, GameEvent>;

/** The dependencies of a `PlayerStream`. */
export type StreamServices = Pick<Services, 'games' | 'clocks' | 'presence' | 'now' | 'onError'>;

/** A game that a stream follows, and what the program knows about its state. */
interface FollowedGame {
  /** Whether the node counts the program as connected to the game. */
  isPresent: boolean;
  isStarted: boolean;
  isAskedToBeReady: boolean;
  /** The number of the event that began the last turn sent. */
  sentTurnSeq: number | undefined;
}

/** The content of a stream. */
interface StreamContents {
  /** Whether turns include all legal moves. */
  readonly includesMoves: boolean;
  /**
   * Lists the games that have ended since the last stream. Read once, after the unfinished games, so that none is
   * missed in between.
   */
  readonly readMissed: () => Promise<readonly OnlineGameId[]>;
}

/**
 * Sends a program the games in progress with the turns and confirmations that they are waiting for, then the results
 * of games whose end it has missed, and then every change. A program that was killed receives its turns again when it
 * reconnects.
 */
export class PlayerStream implements Follower<GameState, GameEvent> {
  readonly #services: StreamServices;
  readonly #outbox: LineOutbox;
  readonly #person: PersonId;
  readonly #contents: StreamContents;
  /** Undefined while a game is being read for the first time. */
  readonly #games = new Map<OnlineGameId, FollowedGame | undefined>();
  /** Game lists are followed one after another, so that nothing is sent before the first line. */
  #pendingFollow: Promise<void> = Promise.resolve();
  /** The open challenges that the program knows, and the number of the read in which they were found. */
  #challenges: ReadonlySet<ChallengeId> = new Set();
  #latestReadNumber = 0;
  #hasBegun = false;
  #hasEnded = false;

  constructor(services: StreamServices, outbox: LineOutbox, person: PersonId, contents: StreamContents) {
    this.#services = services;
    this.#outbox = outbox;
    this.#person = person;
    this.#contents = contents;
  }

  /** Whether the program has been sent the first line. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /**
   * Follows the person's unfinished games that the stream does not follow yet.
   *
   * @param games all unfinished games
   */
  follow(games: readonly OnlineGameId[]): Promise<void> {
    const followed = this.#pendingFollow.then(() => this.#followNew(games));
    this.#pendingFollow = followed.catch(() => undefined);
    return followed;
  }

  /**
   * Reports the challenges that are new, and those that are gone.
   *
   * @param challenges all open challenges to the person
   * @param readNumber the number of the read that found them; reads can finish out of order
   */
  reportChallenges(challenges: readonly ChallengeLine[], readNumber: number): void {
    // The call that begins the stream reads the challenges afterwards.
    if (this.#hasEnded || !this.#hasBegun || readNumber < this.#latestReadNumber) return;
    this.#latestReadNumber = readNumber;
    const previous = this.#challenges;
    this.#challenges = new Set(challenges.map(({ challenge }) => challenge));
    for (const line of challenges) if (!previous.has(line.challenge)) this.#send(line);
    for (const challenge of previous)
      if (!this.#challenges.has(challenge)) this.#send({ say: 'challenge-gone', challenge });
  }

  /** Stops following all games. */
  async end(): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    await Promise.all([...this.#games.keys()].map((game) => this.#forget(game)));
  }

  async #followNew(unfinished: readonly OnlineGameId[]): Promise<void> {
    const missed = this.#hasBegun ? [] : await this.#contents.readMissed();
    const added = [...new Set([...unfinished, ...missed])].filter((game) => !this.#games.has(game));
    for (const game of added) this.#games.set(game, undefined);
    const results: PromiseSettledResult<OnlineGameId | undefined>[] = [];
    await inBatches(added, BATCH_SIZE, async (batch) => {
      results.push(...(await Promise.allSettled(batch.map((game) => this.#find(game)))));
    });
    const found = results.flatMap((result) => (result.status === 'fulfilled' ? (result.value ?? []) : []));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed !== undefined) {
      // The next call tries again.
      for (const game of found) this.#services.games.log.unfollow(game, this);
      for (const game of added) this.#games.delete(game);
      throw failed.reason;
    }
    const isFirst = !this.#hasBegun;
    this.#hasBegun = true;
    if (isFirst && !this.#hasEnded) this.#sendRunning(found);
    await Promise.all(found.map((game) => this.#begin(game, isFirst)));
  }

  /** Starts to listen to a game. Returns undefined if this person has no seat in it. */
  async #find(game: OnlineGameId): Promise<OnlineGameId | undefined> {
    const { log } = this.#services.games;
    const found = await log.find(game);
    if (found === undefined || seatOfPerson(found.state, this.#person) === undefined) {
      this.#games.delete(game);
      return undefined;
    }
    log.follow(game, this);
    return game;
  }

  #sendRunning(found: readonly OnlineGameId[]): void {
    const games = found.filter((game) => this.#services.games.log.peek(game)?.state?.phase === 'playing');
    this.#send({ say: 'running', games });
  }

  /**
   * Sends the line that a game is waiting for, and reports its changes from now on.
   *
   * @param isKnown whether the program may already know that the game is in progress
   */
  async #begin(game: OnlineGameId, isKnown: boolean): Promise<void> {
    const { games, clocks, presence } = this.#services;
    const latest = games.log.peek(game);
    if (this.#hasEnded || latest === undefined || !isLoaded(latest)) {
      games.log.unfollow(game, this);
      this.#games.delete(game);
      return;
    }
    const followed: FollowedGame = {
      isPresent: false,
      isStarted: isKnown && hasStarted(latest.state),
      isAskedToBeReady: false,
      sentTurnSeq: undefined,
    };
    this.#games.set(game, followed);
    this.#report(latest);
    // The game was already over.
    if (this.#games.get(game) !== followed) return;
    // The opponent sees the program as connected, and its clock is credited for outages.
    await clocks.connect(latest.state, this.#person);
    if (this.#games.get(game) === followed) followed.isPresent = true;
    else await presence.disconnect(game, this.#person);
  }

  /** Reports a change in a followed game. */
  onChange(changed: Projection<GameState, GameEvent>): void {
    if (isLoaded(changed)) this.#report(changed);
  }

  /** Sends the changes of a game. May run inside another player's move, which must not fail because of this stream. */
  #report(changed: LoadedGame): void {
    try {
      this.#sendChanges(changed);
    } catch (error) {
      this.#services.onError(error);
    }
  }

  #sendChanges({ state, events }: LoadedGame): void {
    const followed = this.#games.get(state.game);
    if (followed === undefined) return;
    const person = this.#person;
    const ready = readyLine(state, person);
    if (ready !== undefined && !followed.isAskedToBeReady) this.#send(ready);
    followed.isAskedToBeReady = state.phase === 'readying';
    const started = followed.isStarted ? undefined : startedLine(state, person);
    if (started !== undefined) this.#send(started);
    followed.isStarted ||= started !== undefined;
    const { now } = this.#services;
    const turn = turnLine(state, events, person, { now: now(), includesMoves: this.#contents.includesMoves });
    if (turn !== undefined && turn.seq !== followed.sentTurnSeq) this.#send(turn);
    followed.sentTurnSeq = turn?.seq;
    const over = overLine(state, person);
    if (over !== undefined) this.#send(over);
    if (over !== undefined || seatOfPerson(state, person) === undefined)
      void this.#forget(state.game).catch(this.#services.onError);
  }

  #send(line: StreamLine): void {
    this.#outbox.send(line);
  }

  async #forget(game: OnlineGameId): Promise<void> {
    const followed = this.#games.get(game);
    if (!this.#games.delete(game) || followed === undefined) return;
    this.#services.games.log.unfollow(game, this);
    if (followed.isPresent) await this.#services.presence.disconnect(game, this.#person);
  }
}
