import {
  type Coordinates,
  HalmaBoard,
  type HalmaMoveEvent,
  type HalmaRefuseEvent,
  type HalmaStuckEvent,
} from '@halma/board';
import { cellName, type Move, type Position, type Refusal, type Seat } from '@halma/rules';
import { createEffect, type JSX, onMount } from 'solid-js';

interface BoardProps {
  /** What the board is called aloud. */
  readonly label: string;
  readonly position: Position;
  /** The seats whose men may be moved; none unless given. */
  readonly movable?: readonly Seat[];
  readonly orientation?: Seat;
  readonly coordinates?: Coordinates;
  readonly onMove?: (move: Move) => void;
  readonly onRefuse?: (refusal: Refusal) => void;
  /** A man was pressed who cannot move. @param cell the name of his square */
  readonly onStuck?: (cell: string) => void;
}

/** A board on which moves can be made. */
export function Board(props: BoardProps): JSX.Element {
  const board = new HalmaBoard();
  createEffect(() => {
    board.orientation = props.orientation ?? 1;
    board.coordinates = props.coordinates ?? 'modern';
  });
  createEffect(() => {
    board.movable = props.movable ?? [];
    board.position = props.position;
  });
  onMount(() => {
    board.addEventListener('halma-move', (event: HalmaMoveEvent) => props.onMove?.(event.detail.move));
    board.addEventListener('halma-refuse', (event: HalmaRefuseEvent) =>
      props.onRefuse?.(event.detail.refusal),
    );
    board.addEventListener('halma-stuck', (event: HalmaStuckEvent) =>
      props.onStuck?.(cellName(props.position.rules.board, event.detail.cell)),
    );
  });
  return (
    <section class="boardbox" aria-label={props.label}>
      {board}
    </section>
  );
}
