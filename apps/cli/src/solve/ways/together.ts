import { startPosition } from '@halma/rules';
import { knownSharedGame, sharedGames } from '@halma/solver';
import { seededRandom } from '../../chance/seeded-random.ts';
import { decline, give, type Reply, replyOf } from '../../faults.ts';
import type { Request } from '../../request/fields.ts';
import { requestedRules } from '../../request/position.ts';
import type { Answer, Work } from '../../verbs/verb.ts';
import { watchWays } from './watch-ways.ts';
import { wayAnswer } from './way-answer.ts';

const SECONDS = 60;
/** The rules of 1885 bind nobody to leave his yard, or to keep out of it. */
const FREE_RULES = 'parker-1885';

/** Finds the shortest game in which two players work together, beginning with the one that is kept. */
export async function together(
  request: Request,
  work: Pick<Work, 'now' | 'breathe' | 'progress' | 'stop'>,
): Promise<Reply<Answer>> {
  const { seconds = SECONDS, seed = 1, game = 'star-2', preset = FREE_RULES } = request;
  if (!(seconds > 0)) return decline('bad-request', '--seconds expects a number above 0.');
  const rules = requestedRules({ ...request, game, preset });
  if (!rules.ok) return rules;
  const start = replyOf(startPosition(rules.value));
  if (!start.ok) return start;
  const known = knownSharedGame(start.value);
  const games = sharedGames(start.value, { clock: work.now, random: seededRandom(seed), known });
  if (games === null)
    return decline('no-plain-army', 'It takes two armies of plain men on a board of at most 128 cells.');
  const way = await watchWays(games, seconds, work);
  return way.ok ? give(wayAnswer(start.value, way.value)) : way;
}
