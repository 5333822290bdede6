import { chooseMove } from '@halma/engine';
import { formatMove } from '@halma/rules';
import { answerAnalysis, answerHint } from './answer-analysis.ts';
import { answerReview } from './answer-review.ts';
import type { ComputerAnswer, MoveRequest, Numbered, SentRequest } from './computer-messages.ts';
import { restoreGame, withTurns } from './saved-game.ts';
import { type SearchControl, searchControlOf } from './search-control.ts';
import { playerOf, rewindTo, type Session } from './session.ts';

/** The part of the worker's global scope that this module uses. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<SentRequest>) => void): void;
  postMessage(answer: Numbered<ComputerAnswer>): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data: request }) => {
  const control = searchControlOf(request);
  for (const answer of answersTo(request, control)) {
    if (control.shouldStop?.()) return;
    scope.postMessage({ ...answer, number: request.number });
  }
});

function answersTo(request: SentRequest, control: SearchControl): Iterable<ComputerAnswer> {
  switch (request.kind) {
    case 'move':
      return [answerMove(request, control)];
    case 'hint':
      return [answerHint(request, control)];
    case 'analysis':
      return answerAnalysis(request, control);
    case 'review':
      return answerReview(request, control);
  }
}

/** The game of the last request. Reusing its rules keeps the search's transposition table. */
let last: Session | undefined;

function answerMove({ game, milliseconds }: MoveRequest, control: SearchControl): ComputerAnswer {
  const session =
    'kept' in game
      ? last && withTurns(rewindTo(last, game.kept), game.added)
      : restoreGame(game, last?.rules);
  last = session;
  if (session === undefined) return { kind: 'problem', problem: 'The game could not be read.' };
  const level = playerOf(session, session.present.toMove);
  if (level === 'person') return { kind: 'problem', problem: 'It is not the computer’s turn.' };
  const move = chooseMove(session.present, { milliseconds, ...control, random: Math.random, level });
  return { kind: 'move', move: formatMove(session.rules.board, move) };
}
