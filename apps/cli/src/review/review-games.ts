import { type ReviewedPly, type SeatSummary, summariseReview } from '@halma/engine';
import type { TaskLimits } from '@halma/engine/worker';
import { accept, positionsAfterMoves } from '@halma/rules';
import { onAbort } from '../on-abort.ts';
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
  const positions = positionsAfterMoves(game.positions);
  const last = positions.at(-1) ?? game.positions[0];
  const plies: ReviewedPly[] = [];
  if (work.signal.aborted) return { plies, seats: summariseReview(last.rules, plies) };
  // A search in this thread would delay an interruption until its end.
  const review = work.engine.review(last, {
    ...limits,
    onProgress: (ply) => {
      plies.push(ply);
      work.reportProgress(`${prefix}reviewed ${plies.length} of ${positions.length - 1} turns`);
    },
  });
  const stopWaiting = onAbort(work.signal, () => work.engine.stop());
  const seats = await review;
  stopWaiting();
  return { plies, seats };
}
