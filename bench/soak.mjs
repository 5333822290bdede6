// Soak test: the engine plays fast games under every preset of every game, and the rules check every move. The test
// fails if a move is illegal or a game does not end. Run: node bench/soak.mjs [games] [seed]
import { GAMES, PRESET_IDS } from '@halma/rules';
import { rulesOf, soakGame } from './soak-game.mjs';

const [games = 1000, seed = 1] = process.argv.slice(2).map(Number);

/** The number of games after which the script prints the memory in use. */
const MEMORY_INTERVAL = 100;

const KINDS = GAMES.flatMap(({ id }) => PRESET_IDS.map((preset) => ({ game: id, preset }))).filter(
  (kind) => rulesOf(kind) !== null,
);

/**
 * @typedef {{ games: number, turns: number, longest: number, slowest: number, ends: Record<string, number> }} GameTotals
 */

/** @type {Map<string, GameTotals>} */
const totals = new Map();
/** @type {string[]} */
const faults = [];

/** @type {(gameCount: number) => void} */
function printMemory(gameCount) {
  const megabytes = (process.memoryUsage.rss() / 2 ** 20).toFixed(0);
  console.log(`${String(gameCount).padStart(6)} games ${megabytes.padStart(6)} MB`);
}

console.log(`${games} games of ${KINDS.length} kinds, starting with seed ${seed}`);
for (let index = 0; index < games; index += 1) {
  const kind = KINDS[index % KINDS.length];
  if (kind === undefined) throw new Error('there are no games to play');
  const result = await soakGame(kind, seed + index);
  if ((index + 1) % MEMORY_INTERVAL === 0) printMemory(index + 1);
  if (result.fault !== undefined) {
    faults.push(`${kind.game}, ${kind.preset}, seed ${seed + index}: ${result.fault}`);
    continue;
  }
  const sum = totals.get(kind.game) ?? { games: 0, turns: 0, longest: 0, slowest: 0, ends: {} };
  sum.games += 1;
  sum.turns += result.turns;
  sum.longest = Math.max(sum.longest, result.turns);
  sum.slowest = Math.max(sum.slowest, result.slowest);
  sum.ends[result.end] = 1 + (sum.ends[result.end] ?? 0);
  totals.set(kind.game, sum);
}

console.log(
  `\n${'game'.padEnd(22)}${'games'.padStart(6)}${'turns'.padStart(8)}${'longest'.padStart(9)}${'slowest move'.padStart(14)}  endings`,
);
for (const [game, sum] of totals) {
  const ends = Object.entries(sum.ends).map(([end, count]) => `${end} ${count}`);
  console.log(
    `${game.padEnd(22)}${String(sum.games).padStart(6)}${(sum.turns / sum.games).toFixed(0).padStart(8)}` +
      `${String(sum.longest).padStart(9)}${`${(1000 * sum.slowest).toFixed(0)} ms`.padStart(14)}  ${ends.join(', ')}`,
  );
}
for (const fault of faults) console.log(fault);
console.log(faults.length === 0 ? 'No game failed.' : `${faults.length} games failed.`);
process.exitCode = faults.length === 0 ? 0 : 1;
