// Games for measurements, in which two people make random moves.
import { formatShortMove, legalMoves, makeRules, playUnchecked, startPosition } from '@halma/rules';
import { command, headersOf, newId, newPerson, openSocket } from './players.mjs';

/** @typedef {{ game: string, sockets: import('ws').WebSocket[], position: import('@halma/rules').Position }} BenchGame */

/**
 * Starts a game of two people, each with a socket to one of two nodes.
 * @param {string} one @param {string} other
 * @returns {Promise<BenchGame>}
 */
export async function startGame(one, other) {
  const [ann, bob] = [await newPerson(one), await newPerson(other)];
  const plan = {
    rules: { game: 'halma-2', preset: 'standard', options: { startRule: 'agreed', repetition: 'off' } },
    clock: { kind: 'real-time', main: 10_800_000, increment: 0, delay: 0 },
    listed: false,
    spectatorsBehind: 0,
    seats: { A: { kind: 'me' }, C: { kind: 'open' } },
  };
  const response = await fetch(`${one}/api/games`, {
    method: 'POST',
    headers: { ...headersOf(ann), 'content-type': 'application/json' },
    body: JSON.stringify({ id: newId(), plan }),
  });
  const { game } = await response.json();
  const sockets = await Promise.all([openSocket(ann), openSocket(bob)]);
  for (const socket of sockets) socket.send(JSON.stringify({ say: 'watch', game }));
  await command(sockets[1], game, { do: 'join' });
  const started = { game, sockets, position: firstPosition() };
  // First moves have their own time limit, so they do not wait until all games have started.
  for (let turn = 0; turn < 2; turn += 1) await makeMove(started);
  return started;
}

/**
 * Plays one move after another until the time is up.
 * @param {BenchGame} started @param {number} seconds
 * @param {number} pace from one move to the next, in milliseconds
 * @returns {Promise<number[]>} how long each answer took, in milliseconds
 */
export async function playOn(started, seconds, pace) {
  const waits = [];
  await pause(Math.random() * pace);
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const began = performance.now();
    waits.push(await makeMove(started));
    await pause(pace - (performance.now() - began));
  }
  return waits;
}

/**
 * Makes a random move and waits until it is committed.
 * @param {BenchGame} started
 * @returns {Promise<number>} how long the answer took, in milliseconds
 */
async function makeMove(started) {
  const { position, game, sockets } = started;
  const moves = legalMoves(position);
  const move = moves[Math.floor(Math.random() * moves.length)];
  if (move === undefined) throw new Error('no move');
  const text = formatShortMove(position.rules.board, move);
  const began = performance.now();
  await command(sockets[position.toMove === 1 ? 0 : 1], game, { do: 'move', ply: position.ply, move: text });
  const waited = performance.now() - began;
  started.position = playUnchecked(position, move);
  return waited;
}

function firstPosition() {
  const rules = makeRules({ game: 'halma-2', preset: 'standard', options: { repetition: 'off' } });
  const start = rules.ok ? startPosition(rules.value) : rules;
  if (!start.ok) throw new Error(start.refusal.code);
  return start.value;
}

/** @param {number} milliseconds @returns {Promise<void>} */
function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
