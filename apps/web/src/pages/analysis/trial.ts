import type { ReviewedPly } from '@halma/engine';
import { encodeMove, type Move, type Position, play } from '@halma/rules';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { createThread } from '../../game/computer-thread.ts';
import { startComputerWorker } from '../../game/start-worker.ts';
import { reviewRequest } from './reviewer.ts';

/**
 * The state of a trial: no move yet (`none`), a move that the engine is judging (`asked`), a judged move, the move of the
 * game (`same`), a solution that the page shows (`shown`), or a failure.
 */
type Attempt =
  | { readonly kind: 'none' }
  | { readonly kind: 'asked'; readonly after: Position }
  | { readonly kind: 'judged'; readonly after: Position; readonly turn: ReviewedPly }
  | { readonly kind: 'same'; readonly after: Position }
  | { readonly kind: 'shown' }
  | { readonly kind: 'failed' };

/** “Try it yourself”: the user looks for a move better than the one played. */
export interface Trial {
  /** The position in which the user looks for a better move; null outside a trial. */
  readonly positionBefore: Accessor<Position | null>;
  readonly attempt: Accessor<Attempt>;
  /**
   * Begins a trial.
   *
   * @param after the position after the move that was played
   */
  readonly begin: (before: Position, after: Position) => void;
  /** Plays a move, which the engine then judges. */
  readonly play: (move: Move) => void;
  /** Returns to the position for another attempt. */
  readonly retry: () => void;
  /** Gives up: the page may show the better move. */
  readonly show: () => void;
  readonly end: () => void;
}

/**
 * Creates the state of a trial. A separate worker judges the attempts, so that they do not interrupt a
 * running review.
 */
export function createTrial(): Trial {
  const [positionBefore, setPositionBefore] = createSignal<Position | null>(null);
  const [attempt, setAttempt] = createSignal<Attempt>({ kind: 'none' });
  let playedPosition: Position | null = null;
  const thread = createThread({
    makeWorker: startComputerWorker,
    onFailure: () => setAttempt({ kind: 'failed' }),
    onResponse: (response) => {
      const current = attempt();
      if (response.kind === 'reviewed' && current.kind === 'asked')
        setAttempt({ kind: 'judged', after: current.after, turn: response.ply });
    },
  });
  onCleanup(thread.terminate);
  const retry = (): void => {
    thread.stop();
    setAttempt({ kind: 'none' });
  };
  return {
    positionBefore,
    attempt,
    retry,
    begin: (position, after) => {
      retry();
      playedPosition = after;
      setPositionBefore(position);
    },
    play: (move) => {
      const position = positionBefore();
      const next = position === null ? null : play(position, move);
      if (position === null || next === null || !next.ok) return;
      const after = next.value;
      if (isSameMove(playedPosition, after)) setAttempt({ kind: 'same', after });
      else {
        setAttempt({ kind: 'asked', after });
        thread.send(reviewRequest([position, after], 0));
      }
    },
    show: () => {
      thread.stop();
      setAttempt({ kind: 'shown' });
    },
    end: () => {
      retry();
      setPositionBefore(null);
    },
  };
}

function isSameMove(one: Position | null, other: Position): boolean {
  const { offBoard } = other.rules.board;
  if (one?.lastMove == null || other.lastMove === null) return false;
  return encodeMove(one.lastMove, offBoard) === encodeMove(other.lastMove, offBoard);
}
