// Lets the engine play games against itself, with few nodes per move, from random openings. Writes every
// position before the armies have passed each other, with the number of moves by which the side to move is
// ahead once they have passed.
//
//   npm run compile
//   node packages/engine/scripts/travel-costs/write-games.mjs --game halma-2 --games 4000 --seed 1 --out games.bin
//     [--nodes 150] [--table engine] [--network none]
//
// The same arguments write the same file on every machine.

import { closeSync, openSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { encodeMove, kindOf, MARKED_KIND, playUnchecked, VACANT } from '@halma/rules';
import { raceHome } from '@halma/solver/race';
import { seededRandom } from '../../../../bench/seeded-random.mjs';
import { KernelSearch } from '../../dist/kernel-search/kernel-search.js';
import { cellsOfSeat } from '../../dist/men.js';
import { readNetwork } from '../network/network-file.mjs';
import { recordBytes } from './position-file.mjs';
import { normalMoves, randomMove, randomOpening, startOf } from './seeded-game.mjs';
import { cellMapper, costsOf, markedFirst, readTable } from './tables.mjs';

/** @typedef {import('@halma/rules').Position} Position */
/** @typedef {import('./position-file.mjs').PositionRecord} PositionRecord */

/** An opening has 6 to 16 random moves. */
const MIN_OPENING_PLIES = 6;
const OPENING_PLIES_SPREAD = 11;
/** The fraction of later moves that are random forward moves, so that the games include weaker positions. */
const RANDOM_SHARE = 0.04;
/** The script drops a game in which the armies have not passed each other after this many plies per man of an army. */
const MAX_PLIES_PER_MAN = 14;
/** The width of the beam search that counts the moves home. */
const BEAM_WIDTH = 40;
/** The weight of the opponent's cost, as in an analysis. */
const OPPONENT_WEIGHT = 1;
/** The player chooses at random among moves whose evaluations differ by less than this. */
const TIE_MARGIN = 2;
/** The score beyond which a game is decided. */
const DECIDED_SCORE = 1e5;

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'halma-2' },
    games: { type: 'string', default: '1000' },
    nodes: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    table: { type: 'string', default: 'engine' },
    network: { type: 'string', default: 'none' },
    out: { type: 'string', default: 'games.bin' },
  },
});

const start = startOf(values.game);
const { rules } = start;
const { board, seats, camps } = rules;
const costs = costsOf(rules, readTable(rules, values.table));
const maxPlies = MAX_PLIES_PER_MAN * (camps[seats[0] ?? 0]?.home.length ?? 0);
const network = await readNetwork(rules, values.network);
const search = new KernelSearch(rules, costs, { network });
const limits = { now: () => 0, nodes: Number(values.nodes) };

/**
 * Returns whether every man of the first army is closer to its target than any man of the second.
 *
 * @param {Position} position
 */
function hasPassed(position) {
  const [first = 0, second = 0] = seats;
  const tip = camps[first]?.targetTip ?? board.wall;
  const distances = (/** @type {number} */ seat) =>
    cellsOfSeat(position, seat).map((cell) => board.distance(cell, tip));
  return Math.max(...distances(first)) < Math.min(...distances(second));
}

/**
 * Returns the number of moves that an army needs to come home if the other army does not move; null if the search does
 * not bring it home.
 *
 * @param {Position} position
 * @param {number} seat
 */
function movesHome(position, seat) {
  const race = raceHome(position, {
    beamWidth: BEAM_WIDTH,
    clock: () => 0,
    timeLimitMs: Number.MAX_SAFE_INTEGER,
    seat,
  });
  return race?.isHome === true ? race.moves.length : null;
}

/**
 * Returns the cells of a seat's men, a marked man's first, turned as if the seat were the first.
 *
 * @param {Position} position
 * @param {number} seat
 */
function mappedCells(position, seat) {
  const cells = cellsOfSeat(position, seat);
  const marked = cells.find((cell) => kindOf(position.men[cell] ?? VACANT) === MARKED_KIND);
  return Uint8Array.from(markedFirst(rules, cells, marked), cellMapper(rules, seat));
}

/** @param {Position} position */
function otherSeat({ toMove }) {
  return seats.find((seat) => seat !== toMove) ?? 0;
}

/**
 * Searches for a move.
 *
 * @param {Position} position
 * @param {() => number} random
 */
function searchMove(position, random) {
  const roots = normalMoves(position).map((move) => ({
    move,
    code: encodeMove(move, board.offBoard),
    bias: TIE_MARGIN * random(),
    endEvaluation: null,
  }));
  let best;
  for (const { lines } of roots.length === 0
    ? []
    : search.search(position, roots, limits, {
        lineCount: 1,
        opponentWeight: OPPONENT_WEIGHT,
        usesThreads: false,
        usesNetwork: true,
      }))
    best = lines[0] ?? best;
  return best;
}

/**
 * Plays a game until the armies have passed each other.
 *
 * @param {number} game
 * @returns {PositionRecord[]} no positions if the armies do not pass each other, or do not come home
 */
function playGame(game) {
  const random = seededRandom(Number(values.seed) * 1_000_003 + game);
  const openingPlies = MIN_OPENING_PLIES + Math.floor(OPENING_PLIES_SPREAD * random());
  let position = randomOpening(start, openingPlies, random);
  search.clear();
  /** @type {(PositionRecord & { readonly seat: number })[]} */
  const records = [];
  while (!hasPassed(position)) {
    if (position.outcome !== null || position.ply > maxPlies) return [];
    const line = searchMove(position, random);
    const move = random() < RANDOM_SHARE ? randomMove(position, random, 1) : line?.moves[0];
    if (line === undefined || move === undefined) return [];
    if (Math.abs(line.evaluation) < DECIDED_SCORE)
      records.push({
        game,
        ply: position.ply,
        score: line.evaluation,
        margin: 0,
        own: mappedCells(position, position.toMove),
        other: mappedCells(position, otherSeat(position)),
        seat: position.toMove,
      });
    position = playUnchecked(position, move);
  }
  const own = movesHome(position, position.toMove);
  const other = movesHome(position, otherSeat(position));
  if (own === null || other === null) return [];
  // The side to move is half a move ahead of the other.
  const margin = other - own + 0.5;
  return records.map((record) => ({ ...record, margin: record.seat === position.toMove ? margin : -margin }));
}

const file = openSync(values.out, 'w');
let dropped = 0;
let positions = 0;
for (let game = 0; game < Number(values.games); game += 1) {
  const records = playGame(game);
  if (records.length === 0) dropped += 1;
  positions += records.length;
  for (const record of records) writeSync(file, recordBytes(record));
  if ((game + 1) % 100 === 0)
    console.log(
      `${game + 1} games, ${positions} positions, ${dropped} dropped, ${process.cpuUsage().user / 1e6} s`,
    );
}
closeSync(file);
