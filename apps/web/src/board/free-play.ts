import { type Move, type Position, play, type Refusal } from '@halma/rules';
import { type Accessor, batch, createMemo, createSignal } from 'solid-js';

/** A sequence of moves from a start, with takebacks. */
export interface FreePlay {
  readonly start: Accessor<Position>;
  readonly position: Accessor<Position>;
  /** All positions since the start. */
  readonly positions: Accessor<Line>;
  readonly moves: Accessor<readonly Move[]>;
  /** Why the last attempt was illegal; null after a legal move. */
  readonly refusal: Accessor<Refusal | null>;
  readonly play: (move: Move) => void;
  /** Reports an illegal attempt. */
  readonly refuse: (refusal: Refusal) => void;
  readonly takeBack: () => void;
  /** Restarts, from another start if one is given. */
  readonly restart: (start?: Position) => void;
  /** Goes to a position that follows from the same start. */
  readonly show: (position: Position) => void;
}

/** Positions, each one move after the one before. */
export type Line = readonly [start: Position, ...after: Position[]];

/** Returns the positions that lead to one, the earliest known first. */
export function positionsTo(last: Position): Line {
  let line: Line = [last];
  for (let at = last.previous; at !== null; at = at.previous) line = [at, ...line];
  return line;
}

/** Starts free play from a position without predecessors: one that was read or set up. */
export function createFreePlay(begin: Position): FreePlay {
  const [start, setStart] = createSignal(begin);
  const [position, setPosition] = createSignal(begin);
  const [refusal, refuse] = createSignal<Refusal | null>(null);
  const positions = createMemo(() => positionsTo(position()));
  const show = (next: Position): void => {
    batch(() => {
      setPosition(next);
      refuse(null);
    });
  };
  return {
    start,
    position,
    positions,
    refusal,
    refuse,
    moves: createMemo(() => positions().flatMap(({ lastMove }) => (lastMove === null ? [] : [lastMove]))),
    play: (move) => {
      const next = play(position(), move);
      if (next.ok) show(next.value);
      else refuse(next.refusal);
    },
    takeBack: () => show(position().previous ?? position()),
    restart: (next = start()) => {
      batch(() => {
        setStart(next);
        show(next);
      });
    },
    show,
  };
}
