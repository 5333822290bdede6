// Plays the strongest level against another program that speaks UGI. The engine's limit for a move counts CPU
// time, so that other programs on the machine do not shorten it. In `halma arena`, a level's limit is elapsed
// time, while each program measures time in its own way: on a busy machine, a program that counts CPU time
// would think longer. The engine plays each opening once on each side.
//
//   npm run compile
//   node packages/engine/scripts/match-by-cpu-time.mjs --program "./engine ugi" [--game halma-2] [--preset parker-1885]
//     [--milliseconds 100] [--games 24] [--network engine] [--openings apps/cli/openings/halma-2.txt]
//
// The script passes the same limit to the program as `movetime`. The program loses a game if it breaks a rule, exits,
// or takes a minute of elapsed time. The last line prints the CPU times of the engine and the program: the match is
// fair only if they are about the same.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { EnginePlayer } from '@halma/engine';
import { makeRules, PASS, parseMove, play, startPosition } from '@halma/rules';
import { UgiPlayer } from '../../../apps/cli/dist/modules/arena/players/ugi-player.js';
import { splitCommandLine } from '../../../apps/cli/dist/modules/arena/split-command-line.js';
import { cpuTimeMs } from './cpu-time.mjs';
import { readNetwork } from './network/network-file.mjs';

/** @typedef {import('@halma/rules').Position} Position */
/** @typedef {import('@halma/rules').Seat} Seat */

/**
 * The time limit for a reply. It is long because a program may have to wait for CPU time on a busy machine.
 */
const GRACE_MS = 60_000;

const { values } = parseArgs({
  options: {
    program: { type: 'string' },
    game: { type: 'string', default: 'halma-2' },
    preset: { type: 'string', default: 'parker-1885' },
    milliseconds: { type: 'string', default: '100' },
    games: { type: 'string', default: '24' },
    /** `none`, `engine` for the network of the game (an error if it has none), or a file. */
    network: { type: 'string', default: 'engine' },
    openings: { type: 'string' },
  },
});

/**
 * @param {string} message
 * @returns {never}
 */
function refuse(message) {
  console.error(message);
  process.exit(2);
}

/**
 * Returns the value of an option as a whole number of at least 1.
 *
 * @param {'milliseconds' | 'games'} name
 */
function countOf(name) {
  const count = Number(values[name]);
  return Number.isInteger(count) && count > 0
    ? count
    : refuse(`--${name} must be a whole number of at least 1, not ${values[name]}`);
}

const command =
  splitCommandLine(values.program ?? '') ?? refuse('--program is required: a command that speaks UGI');
const milliseconds = countOf('milliseconds');
const gameCount = countOf('games');
// After 400 turns, the remaining distance decides a game.
const rules = makeRules({
  game: values.game,
  preset: values.preset,
  options: { moveCap: '400', capResult: 'progress' },
});
const started = rules.ok ? startPosition(rules.value) : rules;
const start = started.ok ? started.value : refuse(`invalid game: ${started.refusal.code}`);
const { seats } = start.rules;
if (seats.length !== 2) refuse(`${values.game} is not a two-player game`);

const openingLines = readFileSync(
  values.openings ?? new URL(`../../../apps/cli/openings/${values.game}.txt`, import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
if (gameCount > 2 * openingLines.length)
  refuse(`${openingLines.length} openings are enough for only ${2 * openingLines.length} games`);
const openings = openingLines.map((line) =>
  line.split(' ').reduce((position, text) => {
    const move = parseMove(start.rules.board, text);
    const next = move.ok ? play(position, move.value) : move;
    return next.ok ? next.value : refuse(`opening “${line}”, ${text}: ${next.refusal.code}`);
  }, start),
);

const network = await readNetwork(start.rules, values.network).catch((/** @type {Error} */ error) =>
  refuse(`--network ${values.network}: ${error.message}`),
);
const engine = new EnginePlayer(start, { network });
const program = new UgiPlayer(command, { moveTimeMs: milliseconds }, {}, undefined, GRACE_MS);
const moves = { engine: 0, program: 0 };
let engineMs = 0;

/**
 * Returns the position after the engine's move.
 *
 * @param {Position} position
 */
function afterEngine(position) {
  const startMs = cpuTimeMs();
  const move = engine.chooseMove(position, { now: cpuTimeMs, milliseconds });
  engineMs += cpuTimeMs() - startMs;
  moves.engine += 1;
  const next = play(position, move);
  if (!next.ok) throw new Error(next.refusal.code);
  return next.value;
}

/**
 * Returns the position after the program's move, or a description of what the program did wrong.
 *
 * @param {Position} position
 */
async function afterProgram(position) {
  const onlyPass = play(position, PASS);
  if (onlyPass.ok) return onlyPass.value;
  const choice = await program.chooseMove({ position, clocks: new Map() });
  if ('fault' in choice) return choice.fault.detail;
  moves.program += 1;
  const next = play(position, choice.move);
  return next.ok ? next.value : `an illegal move: ${next.refusal.code}`;
}

/**
 * Plays a game and returns the engine's score.
 *
 * @param {Position} opening
 * @param {Seat} seat the seat of the engine
 */
async function playGame(opening, seat) {
  engine.reset();
  const fault = await program.startGame(start);
  if (fault !== null) refuse(`the program did not start: ${fault.detail}`);
  let position = opening;
  while (position.outcome === null) {
    const next = position.toMove === seat ? afterEngine(position) : await afterProgram(position);
    if (typeof next === 'string') {
      console.log(`the program forfeits the game after ${position.ply} plies: ${next}`);
      return 1;
    }
    position = next;
  }
  const [best = []] = position.outcome.tiers;
  return best.length > 1 ? 0.5 : Number(best[0]?.includes(seat));
}

const results = { won: 0, drawn: 0, lost: 0 };
try {
  for (let game = 0; game < gameCount; game += 1) {
    const opening = openings[game >> 1];
    const seat = seats[game & 1];
    if (opening === undefined || seat === undefined) break;
    const score = await playGame(opening, seat);
    results[score === 1 ? 'won' : score === 0 ? 'lost' : 'drawn'] += 1;
    console.log(`${game + 1} games: ${results.won} won, ${results.drawn} drawn, ${results.lost} lost`);
  }
  console.log(
    `CPU time per move: ${(engineMs / moves.engine).toFixed(1)} ms for the engine, ` +
      `${(program.cpuTimeMs() / moves.program).toFixed(1)} ms for the program`,
  );
} finally {
  program.close();
}
