import type { Command } from '@halma/protocol';
import { WebSocket } from 'ws';
import { gameSetup } from '../game/played-game.ts';
import { Client, newId } from '../online/client.ts';
import { LocalGame } from '../online/player.ts';

/** The commands in one game that the server acknowledged to its players. */
export interface GameJournal {
  readonly game: string;
  readonly acknowledged: { readonly id: string; readonly seq: number }[];
}

/**
 * How long a bot waits for a response before it tries again, in milliseconds: at first, and at most. This time and the
 * next one double after each attempt, because the attempts of hundreds of bots make a slow machine slower.
 */
const RESPONSE_TIMEOUT_MS = { first: 3000, longest: 30_000 } as const;

/** The pause after an error, in milliseconds: at first, and at most. */
const RETRY_MS = { first: 100, longest: 5000 } as const;

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A player who switches to another node when one fails, and repeats unanswered requests. */
class Bot {
  readonly #addresses: readonly string[];
  readonly #random: () => number;
  #client: Client;

  private constructor(addresses: readonly string[], random: () => number, client: Client) {
    this.#addresses = addresses;
    this.#random = random;
    this.#client = client;
  }

  static async start(addresses: readonly string[], random: () => number): Promise<Bot> {
    const bot = new Bot(addresses, random, new Client(addresses[0] ?? ''));
    await bot.#retry(() => bot.#client.startSession());
    return bot;
  }

  createGame(setup: ReturnType<typeof gameSetup>): Promise<string> {
    const id = newId();
    return this.#retry(() => this.#client.createGame(setup, id));
  }

  /** Sends a command with the same id until a node responds. */
  async command(game: string, command: Command, journal: GameJournal): Promise<number | string> {
    const id = newId();
    const response = await this.#retry(async () => {
      if (this.#client.socket?.readyState !== WebSocket.OPEN) await this.#client.connect();
      return this.#client.command(game, command, id);
    });
    if (typeof response === 'number') journal.acknowledged.push({ id, seq: response });
    return response;
  }

  close(): void {
    this.#client.close();
  }

  /** Repeats work until a node responds, on a node chosen at random for each further attempt. */
  async #retry<Value>(work: () => Promise<Value>): Promise<Value> {
    for (let factor = 1; ; factor *= 2) {
      const limitMs = Math.min(factor * RESPONSE_TIMEOUT_MS.first, RESPONSE_TIMEOUT_MS.longest);
      const value = await Promise.race([
        work().catch(() => 'failed' as const),
        sleep(limitMs).then(() => 'timeout' as const),
      ]);
      // An internal error does not count as a response either.
      if (value !== 'timeout' && value !== 'failed' && value !== 'internal-error') return value;
      if (value !== 'timeout') await sleep(Math.min(factor * RETRY_MS.first, RETRY_MS.longest));
      this.#changeNode();
    }
  }

  #changeNode(): void {
    this.#client.close();
    const address = this.#addresses[Math.floor(this.#random() * this.#addresses.length)] ?? '';
    const next = new Client(address);
    next.token = this.#client.token;
    this.#client = next;
  }
}

/** The games that bots play, the nodes, and the speed. */
export interface BotPlan {
  /** Returns the addresses at which the bots of a game reach the server. Games count from 0. */
  readonly addressesOf: (game: number) => readonly string[];
  readonly games: number;
  /** The minimum number of moves in each game. Bots continue until `isEnough` returns true. */
  readonly moves: number;
  readonly isEnough: () => boolean;
  /** Called for each acknowledged move. */
  readonly onMove: () => void;
  /** The mean pause between two moves in a game, in milliseconds. */
  readonly pauseMs: number;
  readonly random: () => number;
}

/** Plays all games at the same time, with two bots each, on any node that responds. Each game ends by resignation. */
export function playWithBots(plan: BotPlan): Promise<GameJournal[]> {
  return Promise.all(Array.from({ length: plan.games }, (_, game) => playGame(plan, plan.addressesOf(game))));
}

async function playGame(
  { moves, isEnough, onMove, pauseMs, random }: BotPlan,
  addresses: readonly string[],
): Promise<GameJournal> {
  // Stagger the starts of the games.
  await sleep(random() * pauseMs);
  const [ann, bob] = [await Bot.start(addresses, random), await Bot.start(addresses, random)];
  const rules = {
    game: 'halma-2',
    preset: 'standard',
    options: { startRule: 'agreed', repetition: 'off' },
  } as const;
  const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
  const clock = { kind: 'real-time', main: 3_600_000, increment: 0, delay: 0 } as const;
  const game = await ann.createGame(gameSetup('halma-2', { rules, seats, clock }));
  const journal: GameJournal = { game, acknowledged: [] };
  await bob.command(game, { do: 'join' }, journal);
  const localGame = new LocalGame('halma-2', 'A');
  for (let count = 0; count < moves || !isEnough(); count += 1) {
    const { ply, toMove } = localGame.position;
    const move = localGame.chooseMove(Math.floor(random() * 1000));
    const response = await (toMove === 1 ? ann : bob).command(game, { do: 'move', ply, move }, journal);
    if (typeof response !== 'number') throw new Error(`${game}: ${response}`);
    localGame.applyMove(move);
    onMove();
    await sleep(pauseMs * (0.4 + 1.2 * random()));
  }
  await ann.command(game, { do: 'resign' }, journal);
  ann.close();
  bob.close();
  return journal;
}
