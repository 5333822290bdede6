import { type ReviewedPly, reviewGame, type SeatSummary } from '@halma/engine';
import type { TaskLimits } from '@halma/engine/worker';
import { accept, positionsAfterMoves } from '@halma/rules';
import type { CommandResult } from '../refusal.ts';
import { POSITION_FIELDS, type Request } from '../request/fields.ts';
import { requestedLimits } from '../request/limits.ts';
import { type ReplayedGame, readGameFile, requestedGame } from '../request/replayed-game.ts';
import { createReviewData } from '../review/review-data.ts';
import { formatReview } from '../review/review-text.ts';
import type { RequestVerb, VerbOutput, WorkContext } from './verb.ts';

export const review: RequestVerb = {
  kind: 'request',
  name: 'review',
  summary: 'Review a game: what each move cost and what was better',
  details: [
    'A file that starts with [ is a record, any other file a key; - is standard input.',
    'Without a limit, the review searches 5,000 nodes per move, and the result is the same every time. Ctrl-C ends the review and prints the moves reviewed so far.',
  ],
  examples: ['review game.hgn', 'review game.hgn --seconds 1 --json'],
  fields: [...POSITION_FIELDS, 'record', 'key', 'limits', 'nodes', 'depth', 'seconds'],
  operands: [],
  isInterruptible: true,
  run: reviewRequestedGame,
  readFile: readGameFile,
};

const DEFAULT_LIMITS: TaskLimits = { nodes: 5000 };

async function reviewRequestedGame(request: Request, work: WorkContext): Promise<CommandResult<VerbOutput>> {
  const limits = requestedLimits(request, DEFAULT_LIMITS);
  if (!limits.ok) return limits;
  const game = requestedGame(request);
  if (!game.ok) return game;
  const { plies, seats } = await reviewPlies(game.value, limits.value, work);
  return accept({
    data: () => createReviewData(game.value, plies, seats),
    text: (_, width) => formatReview(game.value, plies, seats, width),
  });
}

/** Reviews the turns of a game, and summarises those reviewed when the user interrupts it. */
async function reviewPlies(
  game: ReplayedGame,
  limits: TaskLimits,
  work: WorkContext,
): Promise<{ readonly plies: readonly ReviewedPly[]; readonly seats: readonly SeatSummary[] }> {
  const isStopped = (): boolean => work.signal.aborted;
  const positions = positionsAfterMoves(game.positions);
  const turns = reviewGame(positions, { ...limits, now: work.now, shouldStop: isStopped });
  const plies: ReviewedPly[] = [];
  for (let turn = turns.next(); ; turn = turns.next()) {
    if (turn.done === true) return { plies, seats: turn.value };
    plies.push(turn.value);
    work.reportProgress(`reviewed ${plies.length} of ${positions.length - 1} turns`);
    await work.yieldToEventLoop();
  }
}
