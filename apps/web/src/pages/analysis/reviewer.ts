import type { ReviewedPly } from '@halma/engine';
import { formatMove, formatPosition, type Position, seatLetter } from '@halma/rules';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { createThread } from '../../game/computer-thread.ts';
import { choiceOf } from '../../game/saved-game.ts';
import { startComputerWorker } from '../../game/start-worker.ts';

/** A review of a game: its turns as far as they have been looked at. */
export interface Reviewer {
  readonly plies: Accessor<readonly ReviewedPly[]>;
  readonly state: Accessor<'none' | 'running' | 'done' | 'failed'>;
  /** How many turns the game has that is reviewed. */
  readonly length: Accessor<number>;
  readonly start: (positions: readonly Position[]) => void;
  readonly stop: () => void;
  /** Another game is shown: what was found is forgotten. */
  readonly clear: () => void;
}

/** Positions looked at for each turn: by number and not by time, so that the same game gets the same review everywhere. */
const NODES = 60_000;

/** Reviews games in a thread of its own. */
export function createReviewer(): Reviewer {
  const [plies, setPlies] = createSignal<readonly ReviewedPly[]>([]);
  const [state, setState] = createSignal<'none' | 'running' | 'done' | 'failed'>('none');
  const [length, setLength] = createSignal(0);
  const thread = createThread({
    makeWorker: startComputerWorker,
    onFailure: () => setState('failed'),
    onAnswer: (answer) => {
      if (answer.kind === 'reviewed') setPlies([...plies(), answer.ply]);
      if (answer.kind === 'end') setState('done');
    },
  });
  onCleanup(thread.end);
  const clear = (): void => {
    thread.stop();
    setPlies([]);
    setState('none');
  };
  return {
    plies,
    state,
    length,
    clear,
    stop: () => {
      thread.stop();
      setState('done');
    },
    start: (positions) => {
      clear();
      const [start] = positions;
      if (start === undefined) return;
      setLength(positions.length - 1);
      setState('running');
      thread.ask({
        kind: 'review',
        rules: choiceOf(start.rules),
        position: formatPosition(start),
        first: seatLetter(start.first),
        moves: positions.flatMap(({ lastMove }, index) =>
          index === 0 || lastMove === null ? [] : [formatMove(start.rules.board, lastMove)],
        ),
        limits: { nodes: NODES },
      });
    },
  };
}
