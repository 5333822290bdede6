import { chooseMove, STRONGEST } from '@halma/engine';
import { formatMove } from '@halma/rules';
import type { ComputerAnswer, ComputerRequest } from './computer-messages.ts';
import { restoreGame } from './saved-game.ts';
import { playerOf, type Session } from './session.ts';

/** The part of a worker's own scope that is used here. */
interface WorkerScope {
  addEventListener(type: 'message', listen: (event: MessageEvent<ComputerRequest>) => void): void;
  postMessage(answer: ComputerAnswer): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data }) => scope.postMessage(answer(data)));

/** The game as it was last asked about: its rules are kept, and with them what a search remembers. */
let last: Session | undefined;

function answer({ number, game, milliseconds }: ComputerRequest): ComputerAnswer {
  const session = restoreGame(game, last?.rules);
  last = session;
  if (session === undefined) return { number, problem: 'The game could not be read.' };
  const move = chooseMove(session.present, {
    milliseconds,
    clock: () => performance.now(),
    random: Math.random,
    level: playerOf(session, session.present.toMove) === 'strong' ? STRONGEST : 3,
  });
  return { number, move: formatMove(session.rules.board, move) };
}
