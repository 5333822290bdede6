import { chooseMove } from '@halma/engine';
import { formatMove } from '@halma/rules';
import type { ComputerResponse, MoveRequest, Numbered, SentRequest } from './computer-messages.ts';
import { findHint, runAnalysis } from './run-analysis.ts';
import { runReview } from './run-review.ts';
import { restoreGame, withTurns } from './saved-game.ts';
import { type SearchControl, searchControlOf } from './search-control.ts';
import { playerOf, rewindTo, type Session } from './session.ts';

/** The part of the worker's global scope that this module uses. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<SentRequest>) => void): void;
  postMessage(response: Numbered<ComputerResponse>): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data: request }) => {
  const control = searchControlOf(request);
  for (const response of responsesTo(request, control)) {
    if (control.shouldStop?.()) return;
    scope.postMessage({ ...response, number: request.number });
  }
});

function responsesTo(request: SentRequest, control: SearchControl): Iterable<ComputerResponse> {
  switch (request.kind) {
    case 'move':
      return [findMove(request, control)];
    case 'hint':
      return [findHint(request, control)];
    case 'analysis':
      return runAnalysis(request, control);
    case 'review':
      return runReview(request, control);
  }
}

/** The game of the last request. Reusing its rules keeps the search's transposition table. */
let last: Session | undefined;

function findMove({ game, milliseconds }: MoveRequest, control: SearchControl): ComputerResponse {
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
