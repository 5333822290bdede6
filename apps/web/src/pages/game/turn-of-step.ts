import type { Step } from '../../board/step-keys.ts';
import type { GameModel } from './model.ts';

/** Returns the number of turns that lead to the position after a step; it can lie beyond either end of the game. */
export function turnOfStep({ session, viewedTurn }: GameModel, step: Step): number {
  const turnCount = session().turns.length;
  const viewed = viewedTurn() ?? turnCount;
  return { first: 0, previous: viewed - 1, next: viewed + 1, last: turnCount }[step];
}
