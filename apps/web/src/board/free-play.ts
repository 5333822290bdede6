import { type Move, type Position, play, type Refusal } from '@halma/rules';
import { type Accessor, batch, createMemo, createSignal } from 'solid-js';

/** Play from a start position without opponents or clocks, with takebacks. */
export interface FreePlay {
  readonly start: Accessor<Position>;
  readonly position: Accessor<Position>;
  /** All positions, from the start to the current one. */
  readonly positions: Accessor<PositionSequence>;
  readonly moves: Accessor<readonly Move[]>;
  /** The reason why the last attempt was illegal; null after a legal move. */
  readonly refusal: Accessor<Refusal | null>;
  readonly play: (move: Move) => void;
  /** Reports an illegal attempt; null dismisses the last one. */
  readonly refuse: (refusal: Refusal | null) => void;
  readonly takeBack: () => void;
  /** Restarts, from a different start position if one is given. */
  readonly restart: (start?: Position) => void;
  /** Shows a position that was reached from the same start position. */
  readonly show: (position: Position) => void;
}

/** Positions in order; each is one move after the previous one. */
export type PositionSequence = readonly [start: Position, ...after: Position[]];

/** Returns the positions that lead to `last`, from the earliest known to `last` itself. */
export function positionsTo(last: Position): PositionSequence {
  let positions: PositionSequence = [last];
  for (let before = last.previous; before !== null; before = before.previous)
    positions = [before, ...positions];
  return positions;
}

/** Starts free play from a position that was read or set up and therefore has no previous positions. */
export function createFreePlay(initial: Position): FreePlay {
  const [start, setStart] = createSignal(initial);
  const [position, setPosition] = createSignal(initial);
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
