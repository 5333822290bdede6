// Games for measurements, in which two players make random moves.
import { formatShortMove, legalMoves, makeRules, playUnchecked, startPosition } from '@halma/rules';
import { createGuest, headersOf, newId, openSocket, sendCommand } from './players.mjs';

/**
 * @typedef {{ game: string, sockets: import('ws').WebSocket[], position: import('@halma/rules').Position }} BenchGame
 */

/**
 * Starts a game for two players, each with a socket to one of two nodes.
 *
 * @param {string} hostAddress
 * @param {string} guestAddress
 * @param {object} [overrides] settings that replace the defaults: an unlisted game with three hours per
 *   player
 * @returns {Promise<BenchGame>}
 */
export async function startGame(hostAddress, guestAddress, overrides) {
  const [host, guest] = [await createGuest(hostAddress), await createGuest(guestAddress)];
  const game = await createGame(host, {
    clock: { kind: 'real-time', main: 10_800_000, increment: 0, delay: 0 },
    seats: { A: { kind: 'me' }, C: { kind: 'open' } },
    ...overrides,
  });
  const sockets = await Promise.all([openSocket(host), openSocket(guest)]);
  for (const socket of sockets) socket.send(JSON.stringify({ say: 'watch', game }));
  await sendCommand(sockets[1], game, { do: 'join' });
  const benchGame = { game, sockets, position: createStartPosition() };
  // The first moves have a time limit, so the players make them at once, before the other games start.
  for (let turn = 0; turn < 2; turn += 1) await makeMove(benchGame);
  return benchGame;
}

/**
 * Creates a game for two players, and returns its id.
 * @param {import('./players.mjs').Person} host
 * @param {object} overrides settings that replace the defaults: an unlisted game with no clock
 * @returns {Promise<string>}
 */
export async function createGame(host, overrides) {
  const plan = {
    rules: { game: 'halma-2', preset: 'standard', options: { startRule: 'agreed', repetition: 'off' } },
    clock: { kind: 'none' },
    listed: false,
    spectatorsBehind: 0,
    ...overrides,
  };
  const response = await fetch(`${host.server}/api/games`, {
    method: 'POST',
    headers: { ...headersOf(host), 'content-type': 'application/json' },
    body: JSON.stringify({ id: newId(), plan }),
  });
  const { game } = await response.json();
  if (typeof game !== 'string') throw new Error('the game was refused');
  return game;
}

/**
 * Plays moves until the time is up.
 *
 * @param {BenchGame} benchGame
 * @param {number} seconds
 * @param {number} intervalMs the time from one move to the next, in milliseconds
 * @returns {Promise<number[]>} the response times, in milliseconds
 */
export async function playOn(benchGame, seconds, intervalMs) {
  const responseTimesMs = [];
  await pause(Math.random() * intervalMs);
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const startMs = performance.now();
    responseTimesMs.push(await makeMove(benchGame));
    await pause(intervalMs - (performance.now() - startMs));
  }
  return responseTimesMs;
}

/**
 * Makes a random move and waits until it is committed.
 * @param {BenchGame} benchGame
 * @returns {Promise<number>} the response time, in milliseconds
 */
export async function makeMove(benchGame) {
  const { position, game, sockets } = benchGame;
  const moves = legalMoves(position);
  const move = moves[Math.floor(Math.random() * moves.length)];
  if (move === undefined) throw new Error('the position has no legal move');
  const text = formatShortMove(position.rules.board, move);
  const startMs = performance.now();
  await sendCommand(sockets[position.toMove === 1 ? 0 : 1], game, {
    do: 'move',
    ply: position.ply,
    move: text,
  });
  const responseTimeMs = performance.now() - startMs;
  benchGame.position = playUnchecked(position, move);
  return responseTimeMs;
}

/** Returns the position before the first move. */
export function createStartPosition() {
  const rules = makeRules({ game: 'halma-2', preset: 'standard', options: { repetition: 'off' } });
  const start = rules.ok ? startPosition(rules.value) : rules;
  if (!start.ok) throw new Error(start.refusal.code);
  return start.value;
}

/**
 * @param {number} milliseconds
 * @returns {Promise<void>}
 */
function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
