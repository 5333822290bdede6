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
 * @returns {string | null} its path, or null without a suitable C++ compiler
 */
export function buildNative(name) {
  const source = fileURLToPath(new URL(`./native/${name}.cpp`, import.meta.url));
  const program = join(mkdtempSync(join(tmpdir(), 'halma-bench-')), name);
  for (const compiler of [process.env.CXX, 'g++', 'clang++']) {
    if (compiler === undefined) continue;
    const built = spawnSync(compiler, ['-O3', '-march=native', '-std=c++17', '-o', program, source]);
    if (built.status === 0) return program;
  }
  console.log(`No C++ compiler for AVX2 and BMI2 found: ${name} is skipped.`);
  return null;
}

/**
 * Runs the native perft from a position, for about a tenth of a second.
 *
 * @param {string} program
 * @param {string} placement the rows of the position, A's men as A and C's as C, A to move
 * @param {number} depth
 * @param {boolean} plays true to list and play the last move as well, false to count it
 * @returns {Rate}
 */
export function nativePerft(program, placement, depth, plays) {
  const rows = placement.replaceAll('A', 'w').replaceAll('C', 'b');
  const times = plays ? ['--nobulk', '--reps', '4'] : ['--reps', '30'];
  const text = execFileSync(program, ['--fen', `${rows} w`, '--depth', String(depth), ...times], {
    encoding: 'utf8',
  });
  const [, nodes, , rate] = /d\d+\s+(\d+)\s+([\d.]+)s\s+([\d.]+) Mn\/s/.exec(text) ?? [];
  return { nodes: Number(nodes), perSecond: Number(rate) * 1e6 };
}

/** The methods of the native search that the kernel has as well: history and killers 1, late move reductions 2, futility 4, table 32. */
const SHARED_METHODS = 1 + 2 + 4 + 32;

/**
 * Searches a position with the native program, by the methods that the kernel has as well.
 *
 * @param {string} program
 * @param {string} placement as above
 * @param {number} depth
 * @returns {Rate}
 */
export function nativeSearch(program, placement, depth) {
  const text = execFileSync(program, ['ugi', String(SHARED_METHODS)], {
    input: `uginewgame\nposition hfn H16:${placement} A - 0 1\ngo depth ${depth}\nquit\n`,
    encoding: 'utf8',
  });
  const [, nodes, seconds] = /nodes (\d+) cpu ([\d.]+)/.exec(text) ?? [];
  return { nodes: Number(nodes), perSecond: Number(nodes) / Number(seconds) };
}
