// Positions from self-play games as samples to train a network. Each sample has the evaluation by the table, in moves,
// and the evaluation six plies later in the same game, or the result if the game ends sooner. An earlier network can
// correct the later evaluation, so that the new network looks further ahead.

import { scaleAt } from '../../dist/values/fitted-table.js';
import { readRecords } from '../travel-costs/position-file.mjs';
import { costOfCells, staticEvaluation } from '../travel-costs/static-evaluation.mjs';

/** @typedef {import('@halma/rules').Position} Position */
/** @typedef {import('../../dist/values/fitted-table.js').FittedTable} FittedTable */
/** @typedef {import('../travel-costs/position-file.mjs').PositionRecord} PositionRecord */

/**
 * A set of samples. Each sample has one entry in every array.
 *
 * @typedef {object} Samples
 * @property {number} count
 * @property {number} men the number of men in an army
 * @property {Uint8Array} own for each sample, the cells of the side to move, as the first seat sees them
 * @property {Uint8Array} other for each sample, the cells of the other side, turned as if that side had the
 *   first seat
 * @property {Float32Array} values for each sample, the evaluation in moves
 * @property {Float32Array} labels for each sample, the evaluation to predict, in moves
 */

/** The plies between a position and the one whose evaluation the network predicts; even, so that the same side is to move. */
const PLIES_AHEAD = 6;
/** The largest absolute value of a label, in moves. */
const MAX_LABEL = 16;
/** One in this many games is left out of the training and used to test the network. */
const HELD_OUT_INTERVAL = 12;

/**
 * Reads samples from game files.
 *
 * @param {Position} start
 * @param {FittedTable} table
 * @param {readonly string[]} paths
 * @param {import('./trainable-network.mjs').TrainableNetwork | null} earlier the network that corrects later evaluations
 * @returns {{ readonly training: Samples, readonly heldOut: Samples }}
 */
export function readSamples(start, table, paths, earlier) {
  const { home = [], target = [] } = start.rules.camps[start.rules.seats[0] ?? 0] ?? {};
  const men = home.length;
  const costs = [...table.costs];
  const evaluate = staticEvaluation(start, costs);
  const [startCost, homeCost] = [home, target].map((cells) => costOfCells(start.rules, costs, cells));
  const share = (/** @type {Uint8Array} */ cells) =>
    Math.min(
      1,
      Math.max(
        0,
        (costOfCells(start.rules, costs, cells) - (homeCost ?? 0)) / ((startCost ?? 1) - (homeCost ?? 0)),
      ),
    );
  const movesAhead = (/** @type {PositionRecord} */ record) =>
    evaluate(record) / scaleAt(table, (share(record.own) + share(record.other)) / 2).moveCost;

  /** @type {[training: number[], heldOut: number[]]} */
  const members = [[], []];
  const files = paths.map((path) => {
    const records = readRecords(path, men);
    return { records, values: Float32Array.from(records, movesAhead) };
  });
  const total = files.reduce((sum, { records }) => sum + records.length, 0);
  const all = emptySamples(total, men);
  let games = 0;
  let first = 0;
  for (const { records, values } of files) {
    records.forEach((record, index) => {
      all.own.set(record.own, men * (first + index));
      all.other.set(record.other, men * (first + index));
    });
    all.values.set(values, first);
    records.forEach((record, index) => {
      if (record.game !== records[index - 1]?.game) games += 1;
      const later = laterIndex(records, index);
      const label =
        later === null
          ? record.margin
          : (values[later] ?? 0) + (earlier?.correction(all, first + later) ?? 0);
      all.labels[first + index] = Math.max(-MAX_LABEL, Math.min(MAX_LABEL, label));
      members[games % HELD_OUT_INTERVAL === 0 ? 1 : 0].push(first + index);
    });
    first += records.length;
  }
  console.log(`${total} positions from ${games} games`);
  return { training: selectSamples(all, members[0]), heldOut: selectSamples(all, members[1]) };
}

/**
 * Returns the index of the position `PLIES_AHEAD` plies later; null if the game ends sooner.
 *
 * @param {PositionRecord[]} records
 * @param {number} index
 */
function laterIndex(records, index) {
  const record = records[index];
  for (let later = index + PLIES_AHEAD; record !== undefined && later > index; later -= 1) {
    const laterRecord = records[later];
    if (laterRecord?.game === record.game && laterRecord.ply === record.ply + PLIES_AHEAD) return later;
  }
  return null;
}

/**
 * @param {number} count
 * @param {number} men
 * @returns {Samples}
 */
function emptySamples(count, men) {
  return {
    count,
    men,
    own: new Uint8Array(men * count),
    other: new Uint8Array(men * count),
    values: new Float32Array(count),
    labels: new Float32Array(count),
  };
}

/**
 * @param {Samples} samples
 * @param {readonly number[]} members
 */
function selectSamples({ men, own, other, values, labels }, members) {
  const chosen = emptySamples(members.length, men);
  members.forEach((member, index) => {
    chosen.own.set(own.subarray(men * member, men * (member + 1)), men * index);
    chosen.other.set(other.subarray(men * member, men * (member + 1)), men * index);
    chosen.values[index] = values[member] ?? 0;
    chosen.labels[index] = labels[member] ?? 0;
  });
  return chosen;
}
