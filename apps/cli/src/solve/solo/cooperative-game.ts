import { accept, startPosition } from '@halma/rules';
import { knownCooperativeGame, searchCooperativeGame } from '@halma/solver';
import { type CommandResult, refuse, withMessage } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import { seededRandom } from '../../seeded-random.ts';
import type { VerbOutput, WorkContext } from '../../verbs/verb.ts';
import { runSoloSearch } from './run-solo-search.ts';
import { createSoloOutput } from './solo-output.ts';
import { refuseArmy, soloRules } from './solo-rules.ts';

const DEFAULT_SECONDS = 60;

/** Under the 1885 rules, men need not leave their camp and may enter any camp. */
const FREE_RULES = 'parker-1885';

/** Searches for the shortest game in which two players cooperate, starting from the shortest known game. */
export async function findCooperativeGame(
  request: Request,
  work: Pick<WorkContext, 'now' | 'yieldToEventLoop' | 'reportProgress' | 'signal'>,
): Promise<CommandResult<VerbOutput>> {
  const { seconds = DEFAULT_SECONDS, seed = 1, game = 'star-2', preset = FREE_RULES } = request;
  if (!(seconds > 0)) return refuse('bad-request', '--seconds expects a number above 0.');
  const rules = soloRules({ ...request, game, preset });
  if (!rules.ok) return rules;
  const start = withMessage(startPosition(rules.value));
  if (!start.ok) return start;
  const knownGame = knownCooperativeGame(start.value);
  const games = searchCooperativeGame(start.value, {
    clock: work.now,
    random: seededRandom(seed),
    knownGame,
  });
  if (games === null)
    return refuseArmy(
      rules.value,
      'A cooperative game needs two armies of identical men whose moves no option restricts, on a board of at most 128 cells.',
    );
  return accept(createSoloOutput(start.value, await runSoloSearch(games, seconds, work)));
}
