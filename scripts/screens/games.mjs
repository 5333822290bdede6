import { readFileSync } from 'node:fs';
import { formatMove, parseRecord, seatLetter } from '@halma/rules';

const examples = new URL('../../examples/games/', import.meta.url);

/**
 * Reads an example game.
 * @param {string} name
 */
export function exampleGame(name) {
  const text = readFileSync(new URL(`${name}.hgn`, examples), 'utf8');
  const record = parseRecord(text);
  if (!record.ok) throw new Error(`${name}: ${record.refusal.code}`);
  return { text, end: record.value.end };
}

/**
 * Returns the positions of a game, with the start first.
 * @param {import('@halma/rules').Position} end
 */
export function positionsTo(end) {
  const positions = [];
  for (let position = /** @type {typeof end | null} */ (end); position !== null; position = position.previous)
    positions.unshift(position);
  return positions;
}

/**
 * Returns an example game after a number of plies, in the form in which the browser stores a game, with a person in the
 * first seat and the computer in all others.
 *
 * @param {string} name the name of the example
 * @param {number} plies
 */
export function storedGame(name, plies) {
  const positions = positionsTo(exampleGame(name).end).slice(0, plies + 1);
  const [start] = positions;
  if (start === undefined) throw new Error(`${name} has no positions`);
  const { game, preset, seats, board } = start.rules;
  const players = seats.map((seat, index) => [seatLetter(seat), index === 0 ? 'person' : 4]);
  const id = 'screens';
  const saved = {
    id,
    changed: 0,
    isOver: false,
    rules: { game: game.id, preset, options: {} },
    first: seatLetter(start.firstSeat),
    players: Object.fromEntries(players),
    turns: positions.flatMap(({ lastMove }) => (lastMove === null ? [] : [formatMove(board, lastMove)])),
  };
  return { address: `/play/${id}`, stored: { [`halma.game.${id}`]: JSON.stringify(saved) } };
}

/**
 * Returns the URL of the analysis board with an example game.
 * @param {string} name
 */
export async function addressOfGame(name) {
  const compressed = new Blob([exampleGame(name).text])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(compressed).arrayBuffer());
  return `/analysis#${bytes.toString('base64url')}`;
}
