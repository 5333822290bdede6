import { legalMoves } from '@halma/rules';
import { seededRandom } from '../../chance/seeded-random.ts';
import type { Choice } from '../../players/simple-choice.ts';
import type { Contestant } from '../contestant.ts';
import { Stopwatch } from './stopwatch.ts';

/** A player who looks at his own next move only. */
export function simplePlayer(choice: Choice): Contestant {
  const watch = new Stopwatch();
  let random = seededRandom(0);
  return {
    begin: async (_, seed) => {
      random = seededRandom(seed);
      return null;
    },
    choose: async ({ position }) => ({
      move: watch.time(() => choice(position, legalMoves(position), random)),
    }),
    spent: () => watch.milliseconds,
    close: () => {},
  };
}
