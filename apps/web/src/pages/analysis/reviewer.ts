import type { ReviewedPly } from '@halma/engine';
import {
  formatPosition,
  type Position,
  type RecordedTurn,
  seatLetter,
  turnsFromPositions,
} from '@halma/rules';
import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js';
import { readReview, storeReview } from '../../analysis/stored-reviews.ts';
import type { ReviewRequest } from '../../game/computer-messages.ts';
import { createThread } from '../../game/computer-thread.ts';
import { rulesConfigOf } from '../../game/saved-game.ts';
import { startComputerWorker } from '../../game/start-worker.ts';
import { formatTurn, type Turn } from '../../game/turn.ts';

type ReviewState = 'none' | 'running' | 'stopped' | 'done' | 'failed';

/** Reviews a game, turn by turn, and stores the review on this device. */
export interface Reviewer {
  /**
   * The reviewed game: its starting position and the position after each turn. Empty before the first review.
   */
  readonly positions: Accessor<readonly Position[]>;
  /** The turns reviewed so far, in order. */
  readonly plies: Accessor<readonly ReviewedPly[]>;
  readonly state: Accessor<ReviewState>;
  /** Returns the review of the turn that led to a position; undefined if there is none. */
  readonly turnBefore: (position: Position) => ReviewedPly | undefined;
  /** Shows the stored review of a game, if there is one. */
  readonly restore: (positions: readonly Position[]) => void;
  /** Starts or continues the review of a game. Keeps the reviews of the turns that it shares with the previous game. */
  readonly start: (positions: readonly Position[]) => void;
  readonly stop: () => void;
  /** Stops the review if the user has deleted moves of the game, and drops the results for these moves. */
  readonly dropDeleted: (keptPositions: ReadonlySet<Position>) => void;
  /** Stops the review and clears its results. */
  readonly clear: () => void;
}

/** The number of nodes per search. With a time limit, reviews would differ between devices. */
const NODES_PER_SEARCH = 60_000;
/**
 * The number for games with more than two sides: each playout takes longer, and more playouts improve the
 * result less.
 */
const NODES_PER_SEARCH_MANY_SIDES = 20_000;

/** The number of turns after which a running review is stored. It is also stored when it ends. */
const TURNS_BETWEEN_SAVES = 10;

/** Creates a reviewer that runs in a worker. */
export function createReviewer(): Reviewer {
  const [positions, setPositions] = createSignal<readonly Position[]>([]);
  const [plies, setPlies] = createSignal<readonly ReviewedPly[]>([]);
  const [state, setState] = createSignal<ReviewState>('none');
  const store = (): void => storeReview(positions(), plies());
  const thread = createThread({
    makeWorker: startComputerWorker,
    onFailure: () => setState('failed'),
    onResponse: (response) => {
      if (response.kind === 'reviewed') {
        setPlies([...plies(), response.ply]);
        if (plies().length % TURNS_BETWEEN_SAVES === 0) store();
      }
      if (response.kind === 'end') {
        setState('done');
        store();
      }
    },
  });
  onCleanup(thread.terminate);
  const indexOfPosition = createMemo(
    () => new Map(positions().map((position, index) => [position, index] as const)),
  );
  const stop = (): void => {
    if (state() !== 'running') return;
    thread.stop();
    setState('stopped');
    store();
  };
  const show = (game: readonly Position[], reviewed: readonly ReviewedPly[]): void => {
    setPositions(game);
    setPlies(reviewed);
    setState(reviewed.length === 0 ? 'none' : reviewed.length < game.length - 1 ? 'stopped' : 'done');
  };
  return {
    positions,
    plies,
    state,
    stop,
    turnBefore: (position) => plies()[(indexOfPosition().get(position) ?? 0) - 1],
    restore: (game) => {
      const storedPlies = readReview(game);
      if (storedPlies.length > 0) show(game, storedPlies);
    },
    dropDeleted: (keptPositions) => {
      // Deleting a move also deletes all later ones.
      const keptCount = positions().findIndex((position) => !keptPositions.has(position));
      if (keptCount < 1) return;
      stop();
      show(positions().slice(0, keptCount), plies().slice(0, keptCount - 1));
    },
    clear: () => {
      stop();
      show([], []);
    },
    start: (game) => {
      const firstDifference = game.findIndex((position, index) => position !== positions()[index]);
      const sharedLength = firstDifference < 0 ? game.length : firstDifference;
      const reviewedPlies = plies().slice(0, Math.max(0, sharedLength - 1));
      const storedPlies = readReview(game);
      stop();
      show(game, storedPlies.length > reviewedPlies.length ? storedPlies : reviewedPlies);
      if (plies().length >= game.length - 1) return;
      setState('running');
      thread.send(reviewRequest(game, plies().length));
    },
  };
}

/**
 * Returns the request to review a game.
 *
 * @param game the start and the position after each move and the withdrawals that follow it
 * @param reviewedCount the number of moves to skip because they are already reviewed
 */
export function reviewRequest(game: readonly Position[], reviewedCount: number): ReviewRequest {
  const [start] = game;
  if (start === undefined) throw new Error('a game must have at least one position');
  return {
    kind: 'review',
    rules: rulesConfigOf(start.rules),
    position: formatPosition(start),
    first: seatLetter(start.firstSeat),
    turns: turnsFromPositions(game).map((turn) => formatTurn(start.rules.board, turnOf(turn))),
    limits: { nodes: start.rules.sides.length > 2 ? NODES_PER_SEARCH_MANY_SIDES : NODES_PER_SEARCH },
    reviewedCount,
  };
}

function turnOf(turn: RecordedTurn): Turn {
  return 'move' in turn ? { kind: 'move', move: turn.move } : { kind: turn.reason, seat: turn.seat };
}
