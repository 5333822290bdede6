import { loadNetwork, type ReviewedPly, reviewGame, type SeatSummary } from '@halma/engine';
import type { TaskLimits } from '@halma/engine/worker';
import { accept, positionsAfterMoves } from '@halma/rules';
import type { CommandResult } from '../refusal.ts';
import type { Request } from '../request/fields/fields.ts';
import { requestedLimits } from '../request/limits.ts';
import { type ReplayedGame, requestedGames } from '../request/replayed-game.ts';
import type { VerbOutput, WorkContext } from '../verbs/verb.ts';
import { createReviewData } from './review-data.ts';
import { formatReview } from './review-text.ts';

const DEFAULT_LIMITS: TaskLimits = { nodes: 5000 };

/** Reviews the games in a request until the user interrupts the command. */
export async function reviewRequestedGames(
  request: Request,
  work: WorkContext,
): Promise<CommandResult<VerbOutput>> {
  const limits = requestedLimits(request, DEFAULT_LIMITS);
  if (!limits.ok) return limits;
  const games = requestedGames(request);
  if (!games.ok) return games;
  // A bad record is refused before the first search, so that it does not discard finished reviews.
  for (const { replay } of games.value) {
    const game = replay();
    if (!game.ok) return game;
  }
  const outputs: (VerbOutput & { readonly number: number })[] = [];
  for (const { number, count, replay } of games.value) {
    if (work.signal.aborted && outputs.length > 0) break;
    const game = replay();
    if (!game.ok) return game;
    const { value } = game;
    const prefix = count === 1 ? '' : `record ${number} of ${count}: `;
    const { plies, seats } = await reviewPlies(value, limits.value, work, prefix);
    outputs.push({
      number,
      data: () => createReviewData(value, plies, seats),
      text: (_, width) => formatReview(value, plies, seats, width),
    });
  }
  const [first] = outputs;
  return accept(
    first !== undefined && games.value.length === 1
      ? first
      : {
          data: () => ({ games: outputs.map(({ data }) => data()) }),
          text: (paint, width) =>
            outputs.map(({ number, text }) => `Record ${number}\n\n${text(paint, width)}`).join('\n\n'),
        },
  );
}

/**
 * Reviews the turns of a game until the user interrupts the command, and summarises the reviewed turns.
 *
 * @param prefix the start of the progress text
 */
async function reviewPlies(
  game: ReplayedGame,
  limits: TaskLimits,
  work: WorkContext,
  prefix: string,
): Promise<{ readonly plies: readonly ReviewedPly[]; readonly seats: readonly SeatSummary[] }> {
  const isStopped = (): boolean => work.signal.aborted;
  const positions = positionsAfterMoves(game.positions);
  const [start] = positions;
  const network = start === undefined ? null : await loadNetwork(start.rules);
  const turns = reviewGame(positions, { ...limits, now: work.now, shouldStop: isStopped }, { network });
  const plies: ReviewedPly[] = [];
  for (let turn = turns.next(); ; turn = turns.next()) {
    if (turn.done === true) return { plies, seats: turn.value };
    plies.push(turn.value);
    work.reportProgress(`${prefix}reviewed ${plies.length} of ${positions.length - 1} turns`);
    await work.yieldToEventLoop();
  }
}
