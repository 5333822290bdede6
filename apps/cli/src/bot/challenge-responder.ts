import {
  AcceptedChallenge,
  type ChallengeId,
  type OnlineGameId,
  type StreamLine,
  validateKnownProperties,
} from '@halma/protocol';
import type { BotSettings } from './bot-settings.ts';
import { reasonToDecline } from './playable.ts';
import type { ServerConnection } from './server-connection.ts';

type ChallengeLine = Extract<StreamLine, { readonly say: 'challenge' }>;

/** Answers the challenges that the bot receives, and keeps the number of its games within the limits. */
export class ChallengeResponder {
  readonly #settings: BotSettings;
  readonly #connection: Pick<ServerConnection, 'post'>;
  readonly #log: (text: string) => void;
  readonly #runningGames: Set<OnlineGameId>;
  /** The challenges that the bot is answering. */
  readonly #openChallenges = new Set<ChallengeId>();
  /** The number of acceptances in flight; their game ids are not yet known. */
  #acceptancesInFlight = 0;
  /** The games that have ended while acceptances were in flight. */
  readonly #gamesEndedMeanwhile = new Set<OnlineGameId>();
  /** The games whose challenges were accepted since the bot last requested a stream. */
  readonly #gamesStartedSinceConnecting = new Set<OnlineGameId>();

  /** @param runningGames the games in progress; the responder adds the games of accepted challenges */
  constructor(
    settings: BotSettings,
    connection: Pick<ServerConnection, 'post'>,
    log: (text: string) => void,
    runningGames: Set<OnlineGameId>,
  ) {
    this.#settings = settings;
    this.#connection = connection;
    this.#log = log;
    this.#runningGames = runningGames;
  }

  /**
   * Forgets the games accepted so far. Call this before requesting a stream: the stream begins with a
   * snapshot of the games in progress, taken after this call.
   */
  noteConnecting(): void {
    this.#gamesStartedSinceConnecting.clear();
  }

  /** Returns whether a game may be missing from the stream's initial snapshot because it started later. */
  hasJustStarted(game: OnlineGameId): boolean {
    return this.#gamesStartedSinceConnecting.has(game);
  }

  /** Whether a game may have started whose id is not yet known. */
  get isAccepting(): boolean {
    return this.#acceptancesInFlight > 0;
  }

  /** Records that a game has ended. */
  noteEnd(game: OnlineGameId): void {
    if (this.isAccepting) this.#gamesEndedMeanwhile.add(game);
  }

  /**
   * Accepts or declines a challenge.
   *
   * @param remainingGames the number of games that the bot may still begin
   */
  async answer({ challenge, by, plan }: ChallengeLine, remainingGames: number): Promise<void> {
    // After a reconnection the server sends every open challenge again.
    if (this.#openChallenges.has(challenge)) return;
    this.#openChallenges.add(challenge);
    const isBusy =
      this.#runningGames.size + this.#acceptancesInFlight >= this.#settings.games ||
      this.#acceptancesInFlight >= remainingGames;
    const reason = reasonToDecline(plan, this.#settings) ?? (isBusy ? 'later' : undefined);
    const path = `/api/challenges/${challenge}`;
    if (reason === undefined) await this.#accept(path, by.name);
    else {
      this.#log(`declined a challenge from ${by.name}: ${reason}`);
      await this.#connection.post(`${path}/decline`, { reason });
    }
    this.#openChallenges.delete(challenge);
  }

  async #accept(path: string, challenger: string): Promise<void> {
    this.#acceptancesInFlight += 1;
    const accepted = await this.#connection.post(`${path}/accept`, {});
    this.#acceptancesInFlight -= 1;
    this.#log(
      accepted.ok
        ? `accepted a challenge from ${challenger}`
        : `could not accept a challenge from ${challenger}: ${accepted.code}`,
    );
    const started = accepted.ok ? validateKnownProperties(AcceptedChallenge, accepted.body) : undefined;
    // The game counts from now on, even if the line about its start arrives later.
    if (started?.ok === true && !this.#gamesEndedMeanwhile.has(started.value.game)) {
      this.#runningGames.add(started.value.game);
      this.#gamesStartedSinceConnecting.add(started.value.game);
    }
    if (this.#acceptancesInFlight === 0) this.#gamesEndedMeanwhile.clear();
  }
}
