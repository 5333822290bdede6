import { chooseMove } from '@halma/engine';
import { formatMove } from '@halma/rules';
import { answerAnalysis, answerHint } from './answer-analysis.ts';
import { answerReview } from './answer-review.ts';
import type { ComputerAnswer, ComputerRequest, MoveRequest, Numbered } from './computer-messages.ts';
import { restoreGame } from './saved-game.ts';
import { playerOf, type Session } from './session.ts';

/** The part of a worker's own scope that is used here. */
interface WorkerScope {
  addEventListener(type: 'message', listen: (event: MessageEvent<Numbered<ComputerRequest>>) => void): void;
  postMessage(answer: Numbered<ComputerAnswer>): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data: request }) => {
  for (const answer of answersTo(request)) scope.postMessage({ ...answer, number: request.number });
});

const clock = (): number => performance.now();

function answersTo(request: ComputerRequest): Iterable<ComputerAnswer> {
  switch (request.kind) {
    case 'move':
      return [answerMove(request)];
    case 'hint':
      return [answerHint(request, clock)];
    case 'analysis':
      return answerAnalysis(request, clock);
    case 'review':
      return answerReview(request, clock);
  }
}

/** The game as it was last asked about: its rules are kept, and with them what a search remembers. */
let last: Session | undefined;

function answerMove({ game, milliseconds }: MoveRequest): ComputerAnswer {
  const session = restoreGame(game, last?.rules);
  last = session;
  if (session === undefined) return { kind: 'problem', problem: 'The game could not be read.' };
  const level = playerOf(session, session.present.toMove);
  if (level === 'person') return { kind: 'problem', problem: 'It is not for the computer to move.' };
  const move = chooseMove(session.present, { milliseconds, clock, random: Math.random, level });
  return { kind: 'move', move: formatMove(session.rules.board, move) };
}
