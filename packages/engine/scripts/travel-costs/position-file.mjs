import { readFileSync } from 'node:fs';

/**
 * A position from a self-play game.
 *
 * @typedef {object} PositionRecord
 * @property {number} game the index of the game
 * @property {number} ply
 * @property {number} score the evaluation of the search, in units of the table with which the game was played
 * @property {number} margin the number of moves by which the side to move was ahead once the armies had passed each other
 * @property {Uint8Array} own the cells of the side to move, as the first seat sees them; a marked man's comes first
 * @property {Uint8Array} other the cells of the other side, as the first seat sees its own
 */

/** The numbers of a record, in 32-bit floating point. The cells follow, one byte each. */
const NUMBERS = /** @type {const} */ (['game', 'ply', 'score', 'margin']);

/** @param {PositionRecord} record */
export function recordBytes(record) {
  const numbers = Float32Array.from(NUMBERS, (name) => record[name]);
  return Buffer.concat([Buffer.from(numbers.buffer), record.own, record.other]);
}

/**
 * Reads the records of a file.
 *
 * @param {string} path
 * @param {number} men the number of men of each side
 * @returns {PositionRecord[]}
 */
export function readRecords(path, men) {
  const file = readFileSync(path);
  const numberBytes = 4 * NUMBERS.length;
  const size = numberBytes + 2 * men;
  return Array.from({ length: Math.floor(file.length / size) }, (_, index) => {
    const at = index * size;
    const [game = 0, ply = 0, score = 0, margin = 0] = NUMBERS.map((_name, field) =>
      file.readFloatLE(at + 4 * field),
    );
    const own = file.subarray(at + numberBytes, at + numberBytes + men);
    const other = file.subarray(at + numberBytes + men, at + size);
    return { game, ply, score, margin, own, other };
  });
}
