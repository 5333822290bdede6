import { readFileSync } from 'node:fs';

/**
 * A position from a self-play game.
 *
 * @typedef {object} PositionRecord
 * @property {number} game the index of the game
 * @property {number} ply
 * @property {number} score the search's score, in units of the travel-cost table used in the game
 * @property {number} margin the number of moves by which the side to move was ahead once the armies had passed each other
 * @property {Uint8Array} own the cells of the side to move, as the first seat sees them; a marked man's comes first
 * @property {Uint8Array} other the cells of the other side's men, turned as if that side had the first seat
 */

/** The numbers of a record, in 32-bit floating point. The cells follow, one byte each. */
const NUMERIC_FIELDS = /** @type {const} */ (['game', 'ply', 'score', 'margin']);

/** @param {PositionRecord} record */
export function recordBytes(record) {
  const numbers = Float32Array.from(NUMERIC_FIELDS, (name) => record[name]);
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
  const numberBytes = 4 * NUMERIC_FIELDS.length;
  const size = numberBytes + 2 * men;
  return Array.from({ length: Math.floor(file.length / size) }, (_, index) => {
    const offset = index * size;
    const [game = 0, ply = 0, score = 0, margin = 0] = NUMERIC_FIELDS.map((_name, fieldIndex) =>
      file.readFloatLE(offset + 4 * fieldIndex),
    );
    const own = file.subarray(offset + numberBytes, offset + numberBytes + men);
    const other = file.subarray(offset + numberBytes + men, offset + size);
    return { game, ply, score, margin, own, other };
  });
}
