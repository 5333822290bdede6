import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('./native/perft.cpp', import.meta.url));

/**
 * Compiles the native program for this machine.
 *
 * @returns {string | null} its path, or null where there is no C++ compiler for it
 */
export function buildNative() {
  const program = join(mkdtempSync(join(tmpdir(), 'halma-bench-')), 'perft');
  for (const compiler of [process.env.CXX, 'g++', 'clang++']) {
    if (compiler === undefined) continue;
    const built = spawnSync(compiler, ['-O3', '-march=native', '-std=c++17', '-o', program, SOURCE]);
    if (built.status === 0) return program;
  }
  return null;
}

/**
 * Has the native program go through every sequence of so many moves from a position, for about a tenth of a second.
 *
 * @param {string} program
 * @param {string} placement the rows of the position, A's men as A and C's as C, A to move
 * @param {number} depth
 * @param {boolean} plays whether it lists and plays the last move too, or counts it
 * @returns {{ nodes: number, perSecond: number }}
 */
export function nativeRate(program, placement, depth, plays) {
  const rows = placement.replaceAll('A', 'w').replaceAll('C', 'b');
  const times = plays ? ['--nobulk', '--reps', '4'] : ['--reps', '30'];
  const text = execFileSync(program, ['--fen', `${rows} w`, '--depth', String(depth), ...times], {
    encoding: 'utf8',
  });
  const [, nodes, , rate] = /d\d+\s+(\d+)\s+([\d.]+)s\s+([\d.]+) Mn\/s/.exec(text) ?? [];
  return { nodes: Number(nodes), perSecond: Number(rate) * 1e6 };
}
