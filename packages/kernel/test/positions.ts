import {
  legalMoves,
  makeRules,
  type Position,
  playListed,
  type Result,
  type Rules,
  startPosition,
} from '@halma/rules';
import { Kernel } from '../src/index.ts';

/** What a result holds, where a refusal would be a mistake of the test. */
export function must<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(`refused: ${result.refusal.code}`);
}

export const rulesOf = (game: string): Rules => must(makeRules({ game, preset: 'parker-1885' }));

/** A kernel with a position's men; its clock stands still. */
export function kernelAt(position: Position): Kernel {
  const kernel = new Kernel(position.rules, () => 0);
  kernel.setMen(position);
  return kernel;
}

/** A position so many random turns from the start of a game. */
export function randomPosition(game: string, seed: number, plies: number): Position {
  let position = must(startPosition(rulesOf(game)));
  let state = seed;
  for (let ply = 0; ply < plies && position.outcome === null; ply += 1) {
    state = (state * 48_271) % 2_147_483_647;
    const moves = legalMoves(position);
    const move = moves[state % moves.length];
    if (move === undefined) break;
    position = playListed(position, move);
  }
  return position;
}
