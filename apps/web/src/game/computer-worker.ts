import { chooseMove } from '@halma/engine';
import { formatMove } from '@halma/rules';
import { answerAnalysis, answerHint } from './answer-analysis.ts';
import { answerReview } from './answer-review.ts';
import type { ComputerAnswer, MoveRequest, Numbered, SentRequest } from './computer-messages.ts';
import { restoreGame, withTurns } from './saved-game.ts';
import { type SearchControl, searchControlOf } from './search-control.ts';
import { playerOf, rewindTo, type Session } from './session.ts';

/** The part of a worker's own scope that is used here. */
interface WorkerScope {
  addEventListener(type: 'message', listen: (event: MessageEvent<SentRequest>) => void): void;
  postMessage(answer: Numbered<ComputerAnswer>): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data: request }) => {
  const watch = searchControlOf(request);
  for (const answer of answersTo(request, watch)) {
    if (watch.shouldStop?.()) return;
    scope.postMessage({ ...answer, number: request.number });
  }
});

function answersTo(request: SentRequest, watch: SearchControl): Iterable<ComputerAnswer> {
  switch (request.kind) {
    case 'move':
      return [answerMove(request, watch)];
    case 'hint':
      return [answerHint(request, watch)];
    case 'analysis':
      return answerAnalysis(request, watch);
    case 'review':
      return answerReview(request, watch);
  }
}

/** The game of the last request. Its rules are reused, and with them the transposition table of the search. */
let last: Session | undefined;

function answerMove({ game, milliseconds }: MoveRequest, watch: SearchControl): ComputerAnswer {
  const session =
    'kept' in game
      ? last && withTurns(rewindTo(last, game.kept), game.added)
      : restoreGame(game, last?.rules);
  last = session;
  if (session === undefined) return { kind: 'problem', problem: 'The game could not be read.' };
  const level = playerOf(session, session.present.toMove);
  if (level === 'person') return { kind: 'problem', problem: 'It is not for the computer to move.' };
  const move = chooseMove(session.present, { milliseconds, ...watch, random: Math.random, level });
  return { kind: 'move', move: formatMove(session.rules.board, move) };
}
