import { gameSetup } from '../game/played-game.ts';
import { Client, newId } from '../online/client.ts';
import { LocalGame, makeMoves } from '../online/player.ts';

/** A game in which both players have made their first move, so the first player's clock is running. */
export interface RunningGame {
  readonly game: string;
  readonly ann: Client;
  readonly bob: Client;
  readonly localGame: LocalGame;
  /** The first player's next move. */
  readonly move: { readonly do: 'move'; readonly ply: number; readonly move: string };
  /** The time at which the clock started to run. */
  readonly startedAt: number;
}

/**
 * How long a player waits for a response before connecting again, and the pause between two attempts, in
 * milliseconds.
 */
const ANSWER_TIMEOUT_MS = 10_000;
const RETRY_MS = 100;

/** The number of games that start at the same time. */
const BATCH_SIZE = 20;

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Starts games with the given main time, in milliseconds. Both players of each game are connected. */
export async function startGames(address: string, count: number, main: number): Promise<RunningGame[]> {
  const games: RunningGame[] = [];
  while (games.length < count) {
    const size = Math.min(BATCH_SIZE, count - games.length);
    games.push(...(await Promise.all(Array.from({ length: size }, () => startGuestGame(address, main)))));
  }
  return games;
}

async function startGuestGame(address: string, main: number): Promise<RunningGame> {
  const [ann, bob] = [await Client.connectGuest(address), await Client.connectGuest(address)];
  return startGame({ ann, bob, main });
}

/**
 * Starts a game between two connected clients, who make their first moves.
 *
 * @param players.main the main time in milliseconds
 */
export async function startGame({
  ann,
  bob,
  main,
}: Pick<RunningGame, 'ann' | 'bob'> & { readonly main: number }): Promise<RunningGame> {
  const game = await ann.createGame(
    gameSetup('halma-2', {
      rules: { game: 'halma-2', preset: 'standard', options: { startRule: 'agreed', repetition: 'off' } },
      seats: { A: { kind: 'me' }, C: { kind: 'open' } },
      clock: { kind: 'real-time', main, increment: 0, delay: 0 },
    }),
  );
  await bob.command(game, { do: 'join' });
  await Promise.all([ann.watch(game), bob.watch(game)]);
  const localGame = new LocalGame('halma-2', 'A');
  await makeMoves(game, localGame, { A: ann, C: bob }, 2);
  const { turnBegan = 0 } = await ann.waitForStatus(game, ({ ply }) => ply === 2);
  const move = { do: 'move', ply: localGame.position.ply, move: localGame.chooseMove(5) } as const;
  return { game, ann, bob, localGame, move, startedAt: turnBegan };
}

/**
 * Makes the first player's move, on a server that may not answer. Returns how much clock time the move cost
 * beyond the time until the player decided, in milliseconds; `Infinity` if the player could not move in time.
 *
 * @param decidedAt when the player decided on the move
 * @param address where the player connects if the connection breaks
 */
export async function timeChargedForMove(
  { game, ann, move, startedAt }: RunningGame,
  main: number,
  decidedAt: number,
  address: string = ann.address,
): Promise<number> {
  const id = newId();
  let client = ann;
  for (;;) {
    const response = await tryCommand(client, game, move, id);
    if (typeof response === 'number') break;
    if (response !== 'internal-error' && response !== 'lost') return Number.POSITIVE_INFINITY;
    await sleep(RETRY_MS);
    if (response === 'lost') client = await reconnect(client, address, game);
  }
  const { left } = await client.waitForStatus(game, ({ ply }) => ply === move.ply + 1);
  client.close();
  return main - (left?.A ?? 0) - Math.max(0, decidedAt - startedAt);
}

/** Sends a command. Returns the event number, the refusal code, or `lost` if no response arrives. */
async function tryCommand(
  client: Client,
  game: string,
  move: RunningGame['move'],
  id: string,
): Promise<number | string> {
  const timeout = sleep(ANSWER_TIMEOUT_MS).then(() => 'lost');
  try {
    return client.closeCode === undefined
      ? await Promise.race([client.command(game, move, id), timeout])
      : 'lost';
  } catch {
    return 'lost';
  }
}

async function reconnect(lostClient: Client, address: string, game: string): Promise<Client> {
  lostClient.close();
  for (;;) {
    const client = new Client(address);
    client.token = lostClient.token;
    try {
      await client.connect();
      await client.watch(game);
      return client;
    } catch {
      client.close();
      await sleep(RETRY_MS);
    }
  }
}
