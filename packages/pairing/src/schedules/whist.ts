import type { PlannedRound } from './planned-round.ts';

/** The player who keeps their place in the plan. */
const FIXED = -1;

type WhistTable = readonly [number, number, number, number];

/**
 * The first round for each number of players. Each later round adds 1 to every number, modulo the number of
 * players other than the fixed one. The first and the third player of a table are partners. The rounds were
 * found by search; a test verifies that they are whist tournaments. Such tournaments exist for all multiples
 * of four: see Haanpää and Kaski, Designs, Codes and Cryptography 35, 2005.
 */
const FIRST_ROUNDS: ReadonlyMap<number, readonly WhistTable[]> = new Map<number, readonly WhistTable[]>([
  [4, [[FIXED, 0, 1, 2]]],
  [
    8,
    [
      [FIXED, 1, 0, 3],
      [2, 4, 6, 5],
    ],
  ],
  [
    12,
    [
      [FIXED, 1, 0, 3],
      [2, 6, 9, 7],
      [4, 5, 10, 8],
    ],
  ],
  [
    16,
    [
      [FIXED, 1, 0, 2],
      [3, 9, 6, 11],
      [4, 8, 13, 12],
      [5, 7, 10, 14],
    ],
  ],
  [
    20,
    [
      [FIXED, 1, 0, 2],
      [3, 9, 5, 15],
      [4, 12, 14, 17],
      [6, 10, 18, 13],
      [7, 8, 11, 16],
    ],
  ],
  [
    24,
    [
      [FIXED, 1, 0, 2],
      [3, 7, 5, 17],
      [4, 18, 12, 22],
      [6, 10, 20, 13],
      [8, 11, 19, 16],
      [9, 14, 15, 21],
    ],
  ],
]);

/**
 * Returns the rounds of a whist tournament: each player has every other player once as a partner, and twice as an
 * opponent. The first and the third player of a table are partners. Returns `undefined` if the package has no plan for
 * the number of players.
 */
export function whistRounds(playerCount: number): PlannedRound[] | undefined {
  const first = FIRST_ROUNDS.get(playerCount);
  if (first === undefined) return undefined;
  const circle = playerCount - 1;
  const shiftedPlayer = (player: number, offset: number): number =>
    player === FIXED ? circle : (player + offset) % circle;
  return Array.from({ length: circle }, (_, round) => ({
    tables: first.map((table) => table.map((player) => shiftedPlayer(player, round))),
    byes: [],
  }));
}
