// Generates packages/engine/src/openings/opening-lines.ts. For each game with an opening book, the strongest level
// plays against itself, with a long search for each move, until the armies meet. Each of these games begins with
// different first moves. The engine searches without a network, so that a new network does not change the book.
// Run after `npm run compile`: node scripts/plan-openings.mjs [nodes per move = 3000000]
import { readFileSync, writeFileSync } from 'node:fs';
import { EnginePlayer } from '@halma/engine';
import { cellName, makeRules, play, seatOf, startPosition, VACANT } from '@halma/rules';

/** The games with an opening book. On smaller boards, the armies meet immediately. */
const GAMES = /** @type {const} */ (['halma-2', 'eckha-2', 'star-2']);
/** The number of lines per game: one with the best first moves, one with the second-best moves, and so on. */
const LINE_COUNT = 3;
/** A line ends when men of both armies are at most this many steps apart. */
const CONTACT_STEPS = 3;
/** The maximum length of a line, in moves by each army. */
const MAX_MOVES = 12;
const nodes = Number(process.argv[2] ?? 3_000_000);
const target = new URL('../packages/engine/src/openings/opening-lines.ts', import.meta.url);

/** @typedef {import('@halma/rules').Position} Position */

/**
 * Returns whether the armies have met.
 * @param {Position} position
 */
function areInContact({ rules, men }) {
  const { board } = rules;
  const cells = board.names.map((_, cell) => cell).filter((cell) => men[cell] !== VACANT);
  return cells.some((cell) =>
    cells.some(
      (other) =>
        seatOf(men[cell] ?? VACANT) < seatOf(men[other] ?? VACANT) &&
        board.distance(cell, other) <= CONTACT_STEPS,
    ),
  );
}

/**
 * Plays a game until the armies meet, and returns the moves of each side.
 *
 * @param {Position} start
 * @param {number} rank the index of the first move of each side among the best moves
 * @returns the line of each side, with the moves as the first seat would make them
 */
function playLines(start, rank) {
  const { board, seats } = start.rules;
  const player = new EnginePlayer(start);
  /** @type {[string[], string[]]} */
  const lines = [[], []];
  for (let position = start; !areInContact(position) && position.ply < 2 * MAX_MOVES; ) {
    const isFirstMove = position.ply < 2;
    const nodeLimit = isFirstMove ? nodes * LINE_COUNT : nodes;
    let move;
    for (const { lines: bestLines } of player.think(position, {
      now: () => 0,
      nodes: nodeLimit,
      lineCount: isFirstMove ? LINE_COUNT : 1,
    }))
      move = (bestLines[rank] ?? bestLines[0])?.moves[0];
    if (move?.kind !== 'normal') break;
    const side = position.toMove === seats[0] ? 0 : 1;
    /** @param {number} cell */
    const name = (cell) => cellName(board, side === 0 ? cell : board.cellCount - 1 - cell);
    lines[side].push(`${name(move.from)}-${name(move.to)}`);
    const next = play(position, move);
    if (!next.ok) throw new Error(next.refusal.code);
    position = next.value;
  }
  return lines.map((line) => line.join(' '));
}

/**
 * The games of each set of lines.
 *
 * @type {Map<string, string[]>}
 */
const gamesByLines = new Map();
for (const game of GAMES) {
  const rules = makeRules({ game });
  const start = rules.ok ? startPosition(rules.value) : rules;
  if (!start.ok) throw new Error(start.refusal.code);
  const lines = Array.from({ length: LINE_COUNT }, (_, rank) => playLines(start.value, rank)).flat();
  const text = [...new Set(lines)]
    .sort()
    .map((line) => `      '${line}',\n`)
    .join('');
  console.log(`${game}\n${text}`);
  gamesByLines.set(text, [...(gamesByLines.get(text) ?? []), `'${game}'`]);
}
const rows = [...gamesByLines].map(
  ([lines, games]) => `  {\n    games: [${games.join(', ')}],\n    lines: [\n${lines}    ],\n  },\n`,
);
const [head = ''] = readFileSync(target, 'utf8').split(
  /(?<=const OPENING_LINES: readonly OpeningLines\[\] = \[\n)/,
);
writeFileSync(target, `${head}${rows.join('')}];\n`);
