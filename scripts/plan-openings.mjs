// Works out how armies set out, and writes packages/engine/src/openings/plans.ts: for each game of two, the strongest level plays
// games against itself, a long search for each move, the first of each side a different one each time, until the armies meet.
// Run after `npm run compile`: node scripts/plan-openings.mjs [nodes a move, 3000000 unless given]
import { readFileSync, writeFileSync } from 'node:fs';
import { Player } from '@halma/engine';
import { cellName, makeRules, play, seatOf, startPosition, VACANT } from '@halma/rules';

/** On smaller boards the armies meet at once. */
const GAMES = /** @type {const} */ (['halma-2', 'eckha-2', 'star-2']);
/** Games played of each: the first moves are the best, the second best ... */
const STARTS = 3;
/** A plan ends when men stand so close, or after so many moves. */
const CONTACT = 3;
const MOST_MOVES = 12;
const nodes = Number(process.argv[2] ?? 3_000_000);
const target = new URL('../packages/engine/src/openings/plans.ts', import.meta.url);

/** @typedef {import('@halma/rules').Position} Position */

/** @param {Position} position */
function haveMet({ rules, men }) {
  const { board } = rules;
  const cells = board.names.map((_, cell) => cell).filter((cell) => men[cell] !== VACANT);
  return cells.some((cell) =>
    cells.some(
      (other) =>
        seatOf(men[cell] ?? VACANT) < seatOf(men[other] ?? VACANT) && board.distance(cell, other) <= CONTACT,
    ),
  );
}

/**
 * @param {Position} start
 * @param {number} rank which of the best moves each side begins with
 * @returns the moves of both sides, as the first makes them
 */
function setOut(start, rank) {
  const { board, seats } = start.rules;
  const player = new Player(start);
  /** @type {[string[], string[]]} */
  const lines = [[], []];
  for (let position = start; !haveMet(position) && position.ply < 2 * MOST_MOVES; ) {
    const isFirst = position.ply < 2;
    const budget = isFirst ? nodes * STARTS : nodes;
    let move;
    for (const { lines: found } of player.think(position, {
      clock: () => 0,
      nodes: budget,
      lines: isFirst ? STARTS : 1,
    }))
      move = (found[rank] ?? found[0])?.moves[0];
    if (move?.kind !== 'walk') break;
    const side = position.toMove === seats[0] ? 0 : 1;
    /** @param {number} cell */
    const name = (cell) => cellName(board, side === 0 ? cell : board.cells - 1 - cell);
    lines[side].push(`${name(move.from)}-${name(move.to)}`);
    const next = play(position, move);
    if (!next.ok) throw new Error(next.refusal.code);
    position = next.value;
  }
  return lines.map((line) => line.join(' '));
}

/** @type {Map<string, string[]>} by lines, as text: the games they are of */
const games = new Map();
for (const game of GAMES) {
  const rules = makeRules({ game });
  const start = rules.ok ? startPosition(rules.value) : rules;
  if (!start.ok) throw new Error(start.refusal.code);
  const lines = Array.from({ length: STARTS }, (_, rank) => setOut(start.value, rank)).flat();
  const text = [...new Set(lines)]
    .sort()
    .map((line) => `      '${line}',\n`)
    .join('');
  console.log(`${game}\n${text}`);
  games.set(text, [...(games.get(text) ?? []), `'${game}'`]);
}
const rows = [...games].map(
  ([lines, of]) => `  {\n    games: [${of.join(', ')}],\n    lines: [\n${lines}    ],\n  },\n`,
);
const [head = ''] = readFileSync(target, 'utf8').split(/(?<=const PLANS: readonly Plans\[\] = \[\n)/);
writeFileSync(target, `${head}${rows.join('')}];\n`);
