import type { ReviewedPly } from '@halma/engine';
import { formatMove, formatPosition, type Position, seatLetter } from '@halma/rules';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { createThread } from '../../game/computer-thread.ts';
import { rulesConfigOf } from '../../game/saved-game.ts';
import { startComputerWorker } from '../../game/start-worker.ts';

/** Reviews a game, turn by turn. */
export interface Reviewer {
  readonly plies: Accessor<readonly ReviewedPly[]>;
  readonly state: Accessor<'none' | 'running' | 'done' | 'failed'>;
  /** The number of turns in the reviewed game. */
  readonly length: Accessor<number>;
  readonly start: (positions: readonly Position[]) => void;
  readonly stop: () => void;
  /** Stops and clears the results. */
  readonly clear: () => void;
}

/** The number of nodes searched for each turn. With a time limit, reviews would differ between devices. */
const NODES_PER_TURN = 60_000;

/** Creates a reviewer that works in a worker. */
export function createReviewer(): Reviewer {
  const [plies, setPlies] = createSignal<readonly ReviewedPly[]>([]);
  const [state, setState] = createSignal<'none' | 'running' | 'done' | 'failed'>('none');
  const [length, setLength] = createSignal(0);
  const thread = createThread({
    makeWorker: startComputerWorker,
    onFailure: () => setState('failed'),
    onResponse: (response) => {
      if (response.kind === 'reviewed') setPlies([...plies(), response.ply]);
      if (response.kind === 'end') setState('done');
    },
  });
  onCleanup(thread.terminate);
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
        rules: rulesConfigOf(start.rules),
        position: formatPosition(start),
        first: seatLetter(start.firstSeat),
        moves: positions.flatMap(({ lastMove }, index) =>
          index === 0 || lastMove === null ? [] : [formatMove(start.rules.board, lastMove)],
        ),
        limits: { nodes: NODES_PER_TURN },
      });
    },
  };
}
