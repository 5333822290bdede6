// Learns a game's travel costs, or the network that corrects them, in rounds. In each round, the engine plays
// games against itself with the latest table or network, and learns from these games and those of earlier
// rounds.
//
//   npm run compile
//   node packages/engine/scripts/learn.mjs table --game star-2 --folder learned [--base formula] [--rounds 3]
//     [--games 4000] [--nodes 300] [--seed 1] [--processes 2]
//   node packages/engine/scripts/learn.mjs network --game star-2 --folder learned [--neurons 64] [--epochs 5] …
//
// The script writes tables to table-1.txt, table-2.txt, …, and the scales of the last table to scales.txt.
// Enter this table in fitted-tables.ts before the script learns its networks: network-1.json,
// network-2.json, …. The script skips each step whose file exists, so an interrupted run can continue. The
// same arguments write the same files with any number of processes.

import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** The number of games in each file. A single process plays all of them. */
const GAMES_PER_FILE = 500;
/** The number of most recent rounds to learn from. Games from later rounds are better. */
const ROUNDS_TO_LEARN = 3;
/** The number of game files that determine the scales of a table. */
const CALIBRATION_FILES = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'halma-2' },
    folder: { type: 'string', default: 'learned' },
    /** The table of the first round: `formula`, `engine`, `unmarked` or a file. */
    base: { type: 'string', default: 'formula' },
    rounds: { type: 'string', default: '3' },
    games: { type: 'string', default: '4000' },
    nodes: { type: 'string', default: '300' },
    neurons: { type: 'string', default: '64' },
    epochs: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    processes: { type: 'string', default: '2' },
  },
});
const { game, folder, nodes } = values;
mkdirSync(folder, { recursive: true });
const fileIn = (/** @type {string} */ name) => join(folder, name);

/**
 * Runs a script that writes a file, unless the file exists. The script's output goes to a log file next to
 * that file.
 *
 * @param {string} script
 * @param {string} out
 * @param {readonly string[]} scriptArguments all arguments except the game and the file to write
 */
async function write(script, out, scriptArguments) {
  if (existsSync(out)) return;
  const log = openSync(`${out}.log`, 'w');
  const path = fileURLToPath(new URL(script, import.meta.url));
  const unfinished = `${out}.unfinished`;
  const child = spawn(process.execPath, [path, '--game', game, '--out', unfinished, ...scriptArguments], {
    stdio: ['ignore', log, 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  closeSync(log);
  if (code !== 0) throw new Error(`${script} failed; see ${out}.log`);
  renameSync(unfinished, out);
}

/**
 * Plays games, in as many processes as `--processes` allows.
 *
 * @param {string} name the name of the round, unique among the files in the folder
 * @param {number} round
 * @param {number} count the number of files
 * @param {readonly string[]} scriptArguments the arguments that select the table and the network to play with
 * @returns {Promise<string[]>} the files
 */
async function playGames(name, round, count, scriptArguments) {
  const files = Array.from({ length: count }, (_, index) => fileIn(`${name}-${index + 1}.bin`));
  const remainingFiles = files.entries();
  await Promise.all(
    Array.from({ length: Number(values.processes) }, async () => {
      for (const [index, file] of remainingFiles)
        await write('travel-costs/write-games.mjs', file, [
          ...['--games', String(GAMES_PER_FILE), '--nodes', nodes],
          ...['--seed', String((Number(values.seed) * 100 + round) * 1000 + index), ...scriptArguments],
        ]);
    }),
  );
  console.log(`games ${name}`);
  return files;
}

const fileCount = Math.ceil(Number(values.games) / GAMES_PER_FILE);

async function learnTable() {
  let table = values.base;
  /** @type {string[][]} */
  const rounds = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    rounds.push(await playGames(`table-games-${round}`, round, fileCount, ['--table', table]));
    const next = fileIn(`table-${round}.txt`);
    await write('travel-costs/fit.mjs', next, ['--base', table, ...rounds.slice(-ROUNDS_TO_LEARN).flat()]);
    table = next;
    console.log(table);
  }
  const games = await playGames('calibration-games', 0, CALIBRATION_FILES, ['--table', table]);
  await write('travel-costs/calibrate.mjs', fileIn('scales.txt'), ['--table', table, ...games]);
}

async function learnNetwork() {
  /** @type {string[]} */
  const networks = [];
  /** @type {string[][]} */
  const rounds = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const earlier = networks.at(-1);
    const scriptArguments = earlier === undefined ? [] : ['--network', earlier];
    rounds.push(await playGames(`network-games-${round}`, round, fileCount, scriptArguments));
    const next = fileIn(`network-${round}.json`);
    await write('network/train.mjs', next, [
      ...['--neurons', values.neurons, '--epochs', values.epochs, '--seed', values.seed],
      ...(earlier === undefined ? [] : ['--earlier', earlier]),
      ...rounds.slice(-ROUNDS_TO_LEARN).flat(),
    ]);
    networks.push(next);
    console.log(next);
  }
}

const [subject] = positionals;
if (subject === 'table') await learnTable();
else if (subject === 'network') await learnNetwork();
else throw new Error(`The first argument must be table or network, not ${subject}.`);
