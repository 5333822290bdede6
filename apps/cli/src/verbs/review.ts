import { type ReviewedPly, reviewGame, type SeatSummary } from '@halma/engine';
import { positionsByMove } from '@halma/rules';
import { give, type Reply } from '../faults.ts';
import { POSITION_FIELDS, type Request } from '../request/fields.ts';
import { requestedLimits, type SearchLimits } from '../request/limits.ts';
import { type PlayedGame, readGameFile, requestedGame } from '../request/played-game.ts';
import { reviewData } from '../review/review-data.ts';
import { reviewText } from '../review/review-text.ts';
import type { Answer, AnsweringVerb, Work } from './verb.ts';

export const review: AnsweringVerb = {
  kind: 'answers',
  name: 'review',
  summary: 'looks at a whole game again: what each turn gave away, and what was better',
  notes: [
    'A file (or - for standard input) that begins with [ is a record, any other a key.',
    'It looks at 5,000 nodes a turn unless limits are given, and then finds the same every time. Ctrl-C ends it with the turns it has looked at.',
  ],
  fields: [...POSITION_FIELDS, 'record', 'key', 'limits', 'nodes', 'depth', 'seconds'],
  operands: [],
  stops: true,
  answer: answerReview,
  readFile: readGameFile,
};

const USUAL: SearchLimits = { nodes: 5000 };

async function answerReview(request: Request, work: Work): Promise<Reply<Answer>> {
  const limits = requestedLimits(request, USUAL);
  if (!limits.ok) return limits;
  const game = requestedGame(request);
  if (!game.ok) return game;
  const { plies, seats } = await reviewed(game.value, limits.value, work);
  return give({
    data: () => reviewData(game.value, plies, seats),
    text: (_, width) => reviewText(game.value, plies, seats, width),
  });
}

/** Looks at one turn after the other until it is stopped, and sums up what it has looked at. */
async function reviewed(
  game: PlayedGame,
  limits: SearchLimits,
  work: Work,
): Promise<{ readonly plies: readonly ReviewedPly[]; readonly seats: readonly SeatSummary[] }> {
  const isStopped = (): boolean => work.stop.aborted;
  const positions = positionsByMove(game.positions);
  const turns = reviewGame(positions, { ...limits, clock: work.now, isStopped });
  const plies: ReviewedPly[] = [];
  for (let turn = turns.next(); ; turn = turns.next()) {
    if (turn.done === true) return { plies, seats: turn.value };
    plies.push(turn.value);
    work.progress(`looked at ${plies.length} of ${positions.length - 1} turns`);
    await work.breathe();
  }
}
