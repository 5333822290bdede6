import { formatPosition, type Position, parseMove, seatLetter } from '@halma/rules';
import type { HintRequest } from '../../game/computer-messages.ts';
import { createThread } from '../../game/computer-thread.ts';
import type { Hint } from '../../game/hint-note.ts';
import { hintToPlay } from '../../game/hinted-move.ts';
import { rulesConfigOf } from '../../game/saved-game.ts';
import { startComputerWorker } from '../../game/start-worker.ts';

/** Searches for hints in a worker. The page loads this module when the first hint is requested. */
export interface HintSearch {
  /** Cancels any pending search and starts a new one from a position. */
  readonly start: (position: Position) => void;
  readonly cancel: () => void;
  readonly terminate: () => void;
}

interface HintSearchSettings {
  /** The time for each search, in milliseconds. */
  readonly milliseconds: number;
  readonly onHint: (hint: Hint) => void;
  readonly onFailure: () => void;
}

/** Creates a search, which starts its worker when it receives the first position. */
export function createHintSearch({ milliseconds, onHint, onFailure }: HintSearchSettings): HintSearch {
  let searchedPosition: Position | undefined;
  const thread = createThread({
    makeWorker: startComputerWorker,
    onFailure,
    onResponse: (response) => {
      if (response.kind !== 'hint' || searchedPosition === undefined) return;
      const move = parseMove(searchedPosition.rules.board, response.move);
      if (move.ok) onHint(hintToPlay(searchedPosition, move.value, response.reasons));
      else onFailure();
    },
  });
  return {
    start: (position) => {
      searchedPosition = position;
      thread.send(requestFor(position, milliseconds));
    },
    cancel: thread.cancel,
    terminate: thread.terminate,
  };
}

function requestFor(position: Position, milliseconds: number): HintRequest {
  return {
    kind: 'hint',
    rules: rulesConfigOf(position.rules),
    position: formatPosition(position),
    first: seatLetter(position.firstSeat),
    limits: { milliseconds },
  };
}
