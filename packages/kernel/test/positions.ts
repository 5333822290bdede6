import {
  legalMoves,
  makeRules,
  type Position,
  playUnchecked,
  type Result,
  type Rules,
  startPosition,
} from '@halma/rules';
import { Kernel } from '../src/index.ts';

/** Returns the value of a result, or throws if it is a refusal. */
export function must<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(`refused: ${result.refusal.code}`);
}

export const rulesOf = (game: string, preset = 'parker-1885'): Rules => must(makeRules({ game, preset }));

/** Returns a kernel with a position's men and a clock that never advances. */
export function kernelAt(position: Position): Kernel {
  const kernel = new Kernel(position.rules, () => 0);
  kernel.setMen(position);
  return kernel;
}

/** Returns the position after random turns from the start of a game. */
export function randomPosition(game: string, seed: number, plies: number, preset?: string): Position {
  let position = must(startPosition(rulesOf(game, preset)));
  let state = seed;
  for (let ply = 0; ply < plies && position.outcome === null; ply += 1) {
    state = (state * 48_271) % 2_147_483_647;
    const moves = legalMoves(position);
    const move = moves[state % moves.length];
    if (move === undefined) break;
    position = playUnchecked(position, move);
  }
  return position;
}
