import { readFileSync } from 'node:fs';
import { formatMove, parseRecord, seatLetter } from '@halma/rules';

const examples = new URL('../../examples/games/', import.meta.url);

/** A game kept among the examples. @param {string} name */
export function exampleGame(name) {
  const text = readFileSync(new URL(`${name}.hgn`, examples), 'utf8');
  const record = parseRecord(text);
  if (!record.ok) throw new Error(`${name}: ${record.refusal.code}`);
  return { text, end: record.value.end };
}

/** The positions of a game from its start. @param {import('@halma/rules').Position} end */
export function positionsTo(end) {
  const positions = [];
  for (let position = /** @type {typeof end | null} */ (end); position !== null; position = position.previous)
    positions.unshift(position);
  return positions;
}

/**
 * A game as the browser keeps it, after some turns: a person in the first seat, the computer in all others.
 *
 * @param {string} name of the example
 * @param {number} plies
 */
export function keptGame(name, plies) {
  const positions = positionsTo(exampleGame(name).end).slice(0, plies + 1);
  const [start] = positions;
  if (start === undefined) throw new Error(`${name} has no turns`);
  const { game, preset, seats, board } = start.rules;
  const players = seats.map((seat, index) => [seatLetter(seat), index === 0 ? 'person' : 4]);
  const id = 'screens';
  const kept = {
    id,
    changed: 0,
    isOver: false,
    rules: { game: game.id, preset, options: {} },
    first: seatLetter(start.first),
    players: Object.fromEntries(players),
    turns: positions.flatMap(({ lastMove }) => (lastMove === null ? [] : [formatMove(board, lastMove)])),
  };
  return { address: `/play/${id}`, stored: { [`halma.game.${id}`]: JSON.stringify(kept) } };
}

/** The address at which the analysis board shows an example. @param {string} name */
export async function addressOfGame(name) {
  const packed = new Blob([exampleGame(name).text])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(packed).arrayBuffer());
  return `/analysis#${bytes.toString('base64url')}`;
}
