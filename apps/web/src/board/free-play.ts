import { type Move, type Position, play, type Refusal } from '@halma/rules';
import { type Accessor, batch, createMemo, createSignal } from 'solid-js';

/** Moves made one after another from a start, which can be taken back. */
export interface FreePlay {
  readonly start: Accessor<Position>;
  readonly position: Accessor<Position>;
  /** All positions, from the start on. */
  readonly positions: Accessor<Line>;
  readonly moves: Accessor<readonly Move[]>;
  /** Why the last try was no move; null after a move. */
  readonly refusal: Accessor<Refusal | null>;
  readonly play: (move: Move) => void;
  /** Shows that a try was no move. */
  readonly refuse: (refusal: Refusal) => void;
  readonly takeBack: () => void;
  /** Begins again, from another start if one is given. */
  readonly restart: (start?: Position) => void;
  /** Goes to a position that moves have led to from the same start. */
  readonly show: (position: Position) => void;
}

/** Positions each of which a move has led to from the one before. */
export type Line = readonly [start: Position, ...after: Position[]];

/** The positions that lead to one, the first that is known first. */
export function positionsTo(last: Position): Line {
  let line: Line = [last];
  for (let at = last.previous; at !== null; at = at.previous) line = [at, ...line];
  return line;
}

/** Begins to play freely from a position that was read or set up, and so has none before it. */
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
