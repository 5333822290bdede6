import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('./rates.mjs').Rate} Rate */

/**
 * Compiles a native program for this machine.
 *
 * @param {'perft' | 'refengine'} name
 * @returns {string | null} its path, or null if there is no suitable C++ compiler
 */
export function buildNative(name) {
  const source = fileURLToPath(new URL(`./native/${name}.cpp`, import.meta.url));
  const program = join(mkdtempSync(join(tmpdir(), 'halma-bench-')), name);
  for (const compiler of [process.env.CXX, 'g++', 'clang++']) {
    if (compiler === undefined) continue;
    const result = spawnSync(compiler, ['-O3', '-march=native', '-std=c++17', '-o', program, source]);
    if (result.status === 0) return program;
  }
  console.log(`No C++ compiler for AVX2 and BMI2 was found, so ${name} is skipped.`);
  return null;
}

/**
 * Runs the native perft on a position, for about a tenth of a second.
 *
 * @param {string} program
 * @param {string} placement the rows of the position, with A's men as A and C's as C; A is to move
 * @param {number} depth
 * @param {boolean} playsLastMove whether to list and play the last move too, instead of counting it
 * @returns {Rate}
 */
export function runNativePerft(program, placement, depth, playsLastMove) {
  const rows = placement.replaceAll('A', 'w').replaceAll('C', 'b');
  const flags = playsLastMove ? ['--nobulk', '--reps', '4'] : ['--reps', '30'];
  const text = execFileSync(program, ['--fen', `${rows} w`, '--depth', String(depth), ...flags], {
    encoding: 'utf8',
  });
  const [, nodes, , rate] = /d\d+\s+(\d+)\s+([\d.]+)s\s+([\d.]+) Mn\/s/.exec(text) ?? [];
  return { nodes: Number(nodes), perSecond: Number(rate) * 1e6 };
}

/**
 * The native program's search methods that the kernel also has: 1 for the history and killer moves, 2 for
 * late move reductions, 4 for futility pruning, 32 for the transposition table.
 */
const SHARED_METHODS = 1 + 2 + 4 + 32;

/**
 * Searches a position with the native program, limited to the methods that the kernel also has.
 *
 * @param {string} program
 * @param {string} placement the rows of the position, as in `runNativePerft`
 * @param {number} depth
 * @returns {Rate}
 */
export function runNativeSearch(program, placement, depth) {
  const text = execFileSync(program, ['ugi', String(SHARED_METHODS)], {
    input: `uginewgame\nposition hfn H16:${placement} A - 0 1\ngo depth ${depth}\nquit\n`,
    encoding: 'utf8',
  });
  const [, nodes, seconds] = /nodes (\d+) cpu ([\d.]+)/.exec(text) ?? [];
  return { nodes: Number(nodes), perSecond: Number(nodes) / Number(seconds) };
}
