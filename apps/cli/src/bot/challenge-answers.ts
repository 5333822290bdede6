import {
  AcceptedChallenge,
  type ChallengeId,
  type OnlineGameId,
  type StreamLine,
  validateAs,
} from '@halma/protocol';
import type { BotSettings } from './bot-settings.ts';
import { reasonToDecline } from './playable.ts';
import type { ServerConnection } from './server-connection.ts';

type ChallengeLine = Extract<StreamLine, { readonly say: 'challenge' }>;

/** Answers the challenges to a program, so that it never plays more games than it may. */
export class ChallengeAnswers {
  readonly #settings: BotSettings;
  readonly #connection: Pick<ServerConnection, 'post'>;
  readonly #log: (text: string) => void;
  readonly #running: Set<OnlineGameId>;
  /** The challenges that it is answering. */
  readonly #answering = new Set<ChallengeId>();
  /** The number of challenges that it is accepting, whose games are not known. */
  #accepting = 0;
  /** The games that have ended while it was accepting challenges. */
  readonly #endedMeanwhile = new Set<OnlineGameId>();
  /** The games of challenges that the server has accepted since the program last asked for a stream. */
  readonly #startedMeanwhile = new Set<OnlineGameId>();

  /** @param running the games in progress, to which this adds the games of accepted challenges */
  constructor(
    settings: BotSettings,
    connection: Pick<ServerConnection, 'post'>,
    log: (text: string) => void,
    running: Set<OnlineGameId>,
  ) {
    this.#settings = settings;
    this.#connection = connection;
    this.#log = log;
    this.#running = running;
  }

  /** Records that the program asks for a stream, which begins with the games that run at an instant after this. */
  noteConnecting(): void {
    this.#startedMeanwhile.clear();
  }

  /** Returns whether a game may have started after the instant with whose games the stream began. */
  hasJustStarted(game: OnlineGameId): boolean {
    return this.#startedMeanwhile.has(game);
  }

  /** Records that a game has ended. */
  noteEnd(game: OnlineGameId): void {
    if (this.#accepting > 0) this.#endedMeanwhile.add(game);
  }

  /** Accepts or declines a challenge. @param remaining how many games the program may still begin */
  async answer({ challenge, by, plan }: ChallengeLine, remaining: number): Promise<void> {
    // After a new connection the server names every open challenge again.
    if (this.#answering.has(challenge)) return;
    this.#answering.add(challenge);
    const isBusy =
      this.#running.size + this.#accepting >= this.#settings.games || this.#accepting >= remaining;
    const reason = reasonToDecline(plan, this.#settings) ?? (isBusy ? 'later' : undefined);
    const path = `/api/challenges/${challenge}`;
    if (reason === undefined) await this.#accept(path, by.name);
    else {
      this.#log(`declines a challenge by ${by.name}: ${reason}`);
      await this.#connection.post(`${path}/decline`, { reason });
    }
    this.#answering.delete(challenge);
  }

  async #accept(path: string, challenger: string): Promise<void> {
    this.#accepting += 1;
    const accepted = await this.#connection.post(`${path}/accept`, {});
    this.#accepting -= 1;
    const refusal = accepted.ok ? '' : `, but the server refuses: ${accepted.code}`;
    this.#log(`accepts a challenge by ${challenger}${refusal}`);
    const started = accepted.ok ? validateAs(AcceptedChallenge, accepted.body) : undefined;
    // The game counts from now on, even if the line about its start comes later.
    if (started?.ok === true && !this.#endedMeanwhile.has(started.value.game)) {
      this.#running.add(started.value.game);
      this.#startedMeanwhile.add(started.value.game);
    }
    if (this.#accepting === 0) this.#endedMeanwhile.clear();
  }
}
