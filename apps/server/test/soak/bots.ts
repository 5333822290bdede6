import type { Command } from '@halma/protocol';
import { gameSetup } from '../game/played-game.ts';
import { Client, newId } from '../online/client.ts';
import { Board } from '../online/player.ts';

/** The commands of one game that the server acknowledged to its players. */
export interface Journal {
  readonly game: string;
  readonly acknowledged: { readonly id: string; readonly seq: number }[];
}

/** How long a bot waits for an answer before it tries another node, in milliseconds. */
const ANSWER_TIMEOUT_MS = 3000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A player who changes to another node when one fails, and sends unanswered requests again. */
class Bot {
  readonly #addresses: readonly string[];
  readonly #random: () => number;
  #client: Client;

  private constructor(addresses: readonly string[], random: () => number, client: Client) {
    this.#addresses = addresses;
    this.#random = random;
    this.#client = client;
  }

  static async begin(addresses: readonly string[], random: () => number): Promise<Bot> {
    const bot = new Bot(addresses, random, new Client(addresses[0] ?? ''));
    await bot.#retry(() => bot.#client.begin());
    return bot;
  }

  create(plan: ReturnType<typeof gameSetup>): Promise<string> {
    const id = newId();
    return this.#retry(() => this.#client.create(plan, id));
  }

  /** Sends a command with one id until a node answers. */
  async do(game: string, command: Command, journal: Journal): Promise<number | string> {
    const id = newId();
    const answer = await this.#retry(async () => {
      if (this.#client.socket?.readyState !== 1) await this.#client.open();
      return this.#client.do(game, command, id);
    });
    if (typeof answer === 'number') journal.acknowledged.push({ id, seq: answer });
    return answer;
  }

  close(): void {
    this.#client.close();
  }

  /** Retries at other nodes until one answers. */
  async #retry<Value>(work: () => Promise<Value>): Promise<Value> {
    for (;;) {
      try {
        const value = await Promise.race([work(), pause(ANSWER_TIMEOUT_MS).then(() => 'too late' as const)]);
        // An internal error is no answer either.
        if (value !== 'too late' && value !== 'internal-error') return value;
      } catch {
        await pause(100);
      }
      await this.#changeNode();
    }
  }

  async #changeNode(): Promise<void> {
    this.#client.close();
    const address = this.#addresses[Math.floor(this.#random() * this.#addresses.length)] ?? '';
    const next = new Client(address);
    next.token = this.#client.token;
    this.#client = next;
  }
}

/** The games that bots play, and the nodes. */
export interface BotPlay {
  readonly addresses: readonly string[];
  readonly games: number;
  /** The number of turns of each game; bots make more until `isEnough`. */
  readonly turns: number;
  readonly isEnough: () => boolean;
  /** The mean pause between two turns of a game, in milliseconds. */
  readonly pause: number;
  readonly random: () => number;
}

/** Plays all games at the same time with two bots each, at any node that answers. At the end of each game a bot resigns. */
export function playByBots(play: BotPlay): Promise<Journal[]> {
  return Promise.all(Array.from({ length: play.games }, () => playOne(play)));
}

async function playOne({ addresses, turns, isEnough, pause: mean, random }: BotPlay): Promise<Journal> {
  // The games do not start all at once.
  await pause(random() * mean);
  const [ann, bob] = [await Bot.begin(addresses, random), await Bot.begin(addresses, random)];
  const rules = {
    game: 'halma-2',
    preset: 'standard',
    options: { startRule: 'agreed', repetition: 'off' },
  } as const;
  const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
  const clock = { kind: 'real-time', main: 3_600_000, increment: 0, delay: 0 } as const;
  const game = await ann.create(gameSetup('halma-2', { rules, seats, clock }));
  const journal: Journal = { game, acknowledged: [] };
  await bob.do(game, { do: 'join' }, journal);
  const board = new Board('halma-2', 'A');
  for (let turn = 0; turn < turns || !isEnough(); turn += 1) {
    const { ply, toMove } = board.position;
    const move = board.someMove(Math.floor(random() * 1000));
    const answer = await (toMove === 1 ? ann : bob).do(game, { do: 'move', ply, move }, journal);
    if (typeof answer !== 'number') throw new Error(`${game}: ${answer}`);
    board.take(move);
    await pause(mean * (0.4 + 1.2 * random()));
  }
  await ann.do(game, { do: 'resign' }, journal);
  ann.close();
  bob.close();
  return journal;
}
