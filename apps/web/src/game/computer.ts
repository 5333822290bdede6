import { type Move, parseMove } from '@halma/rules';
import type { GameChange } from './computer-messages.ts';
import { createThread, type SuccessfulResponse, type ThreadSettings } from './computer-thread.ts';
import { saveGame } from './saved-game.ts';
import type { Session } from './session.ts';
import { formatTurn } from './turn.ts';

/** The computer as an opponent. */
export interface Computer {
  /** Cancels a pending request and requests a move. */
  requestMove(session: Session): void;
  /** Cancels the pending request; its response is ignored. */
  cancel(): void;
  /** Terminates the worker. */
  terminate(): void;
}

interface ComputerSettings extends Pick<ThreadSettings, 'makeWorker'> {
  readonly milliseconds: number;
  readonly onMove: (move: Move) => void;
  readonly onFailure: () => void;
}

/** How long after a move's time limit a worker may take to respond before it counts as failed. */
const ANSWER_TIMEOUT_MS = 20_000;

/** Creates a computer player in a worker. After a failure the next request starts another worker. */
export function createComputer({ milliseconds, makeWorker, onMove, onFailure }: ComputerSettings): Computer {
  /** The game for which a move has been requested. */
  let pendingGame: Session | undefined;
  /** The state of the game that the worker last received. */
  let sentGame: Session | undefined;
  let timeout: ReturnType<typeof setTimeout> | undefined;

  const settle = (): void => {
    pendingGame = undefined;
    clearTimeout(timeout);
  };

  const fail = (): void => {
    const wasPending = pendingGame !== undefined;
    settle();
    if (wasPending) onFailure();
  };

  const abandon = (): void => {
    thread.terminate();
    fail();
  };

  const handleResponse = (response: SuccessfulResponse): void => {
    if (pendingGame === undefined || response.kind !== 'move') return;
    const move = parseMove(pendingGame.rules.board, response.move);
    if (!move.ok) {
      abandon();
      return;
    }
    settle();
    onMove(move.value);
  };

  const thread = createThread({ makeWorker, onResponse: handleResponse, onFailure: fail });

  return {
    cancel() {
      settle();
      thread.cancel();
    },
    terminate() {
      settle();
      thread.terminate();
    },
    requestMove(session) {
      settle();
      pendingGame = session;
      timeout = setTimeout(abandon, milliseconds + ANSWER_TIMEOUT_MS);
      const change =
        sentGame === undefined || !thread.isRunning() ? undefined : changeBetween(sentGame, session);
      sentGame = session;
      thread.send({ kind: 'move', game: change ?? saveGame(session), milliseconds });
    },
  };
}

/** Returns the change from one state of a game to another; undefined if the two belong to different games. */
function changeBetween(before: Session, after: Session): GameChange | undefined {
  const { rules, players, turns } = after;
  if (before.rules !== rules || before.players !== players || before.positions[0] !== after.positions[0])
    return undefined;
  const firstDifference = turns.findIndex((turn, index) => turn !== before.turns[index]);
  const keptCount = firstDifference < 0 ? turns.length : firstDifference;
  return { keptCount, added: turns.slice(keptCount).map((turn) => formatTurn(rules.board, turn)) };
}
