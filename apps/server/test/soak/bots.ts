import type { Command } from '@halma/protocol';
import { planOf } from '../game/played.ts';
import { Client, newId } from '../online/client.ts';
import { Board } from '../online/player.ts';

/** What the players of one game were told. */
export interface Journal {
  readonly game: string;
  readonly acknowledged: { readonly id: string; readonly seq: number }[];
}

/** So long a bot waits for an answer before it asks another node, in milliseconds. */
const PATIENCE = 3000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A player who goes to another node whenever one fails, and sends what was not answered again. */
export class Bot {
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
    await bot.#insist(() => bot.#client.begin());
    return bot;
  }

  create(plan: ReturnType<typeof planOf>): Promise<string> {
    const id = newId();
    return this.#insist(() => this.#client.create(plan, id));
  }

  /** Sends a command, with the same id, until some node answers. */
  async do(game: string, command: Command, journal: Journal): Promise<number | string> {
    const id = newId();
    const answer = await this.#insist(async () => {
      if (this.#client.socket?.readyState !== 1) await this.#client.open();
      return this.#client.do(game, command, id);
    });
    if (typeof answer === 'number') journal.acknowledged.push({ id, seq: answer });
    return answer;
  }

  close(): void {
    this.#client.close();
  }

  /** Tries again, at other nodes, until it works. */
  async #insist<Value>(work: () => Promise<Value>): Promise<Value> {
    for (;;) {
      try {
        const value = await Promise.race([work(), pause(PATIENCE).then(() => 'too late' as const)]);
        // A fault of the server is no answer either.
        if (value !== 'too late' && value !== 'internal-error') return value;
      } catch {
        await pause(100);
      }
      await this.#move();
    }
  }

  async #move(): Promise<void> {
    this.#client.close();
    const address = this.#addresses[Math.floor(this.#random() * this.#addresses.length)] ?? '';
    const next = new Client(address);
    next.token = this.#client.token;
    this.#client = next;
  }
}

/** What bots are to play, and where. */
export interface BotPlay {
  readonly addresses: readonly string[];
  readonly games: number;
  /** In every game so many turns, and more until it is enough. */
  readonly turns: number;
  readonly isEnough: () => boolean;
  /** Between two turns of a game, on the average, in milliseconds. */
  readonly pause: number;
  readonly random: () => number;
}

/** Two bots a game play all games at the same time, each at whatever node answers; at the end, one of the two gives up. */
export function playByBots(play: BotPlay): Promise<Journal[]> {
  return Promise.all(Array.from({ length: play.games }, () => playOne(play)));
}

async function playOne({ addresses, turns, isEnough, pause: mean, random }: BotPlay): Promise<Journal> {
  // Not all at once.
  await pause(random() * mean);
  const [ann, bob] = [await Bot.begin(addresses, random), await Bot.begin(addresses, random)];
  const rules = {
    game: 'halma-2',
    preset: 'standard',
    options: { startRule: 'agreed', repetition: 'off' },
  } as const;
  const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
  const clock = { kind: 'real-time', main: 3_600_000, increment: 0, delay: 0 } as const;
  const game = await ann.create(planOf('halma-2', { rules, seats, clock }));
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
