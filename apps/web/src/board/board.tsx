import {
  type BoardProperties,
  HalmaBoard,
  type HalmaMoveEvent,
  type HalmaRefuseEvent,
  type HalmaSelectEvent,
  type HalmaSoundsEvent,
  type HalmaStuckEvent,
  type HelperMark,
  type Selection,
} from '@halma/board';
import { cellName, type Move, type Position, type Seat } from '@halma/rules';
import { createEffect, type JSX, onCleanup, onMount } from 'solid-js';
import type { Refused } from '../game/note.ts';
import { boardWords } from '../words/board.ts';

/** How whoever sits at the screen likes the board. */
type Liking = Pick<BoardProperties, 'coordinates' | 'onePress' | 'showMovable' | 'sounds'>;

interface BoardProps {
  /** What the board is called aloud. */
  readonly label: string;
  /** The element, where the page tells it more than stands here; a new one unless given. */
  readonly element?: HalmaBoard;
  readonly position: Position | null;
  /** The seats whose men may be moved; none unless given. */
  readonly movable?: readonly Seat[];
  readonly orientation?: Seat;
  readonly liking?: Partial<Liking>;
  /** What is drawn on it besides; nothing unless given. */
  readonly marks?: readonly HelperMark[];
  readonly onMove?: (move: Move) => void;
  readonly onSelect?: (selection: Selection | null) => void;
  readonly onRefuse?: (refused: Refused) => void;
  /** A man was pressed who cannot move. @param cell the name of his square */
  readonly onStuck?: (cell: string) => void;
  readonly onSounds?: (sounds: boolean) => void;
}

/** A board on which moves can be made: it shows what the page says, and tells the page what is done on it. */
export function Board(props: BoardProps): JSX.Element {
  const board = props.element ?? new HalmaBoard();
  createEffect(() => {
    board.words = boardWords();
  });
  createEffect(() => {
    board.marks = props.marks ?? [];
  });
  createEffect(() => {
    board.orientation = props.orientation ?? 1;
  });
  createEffect(() => {
    board.movable = props.movable ?? [];
    board.position = props.position;
  });
  createEffect(() => {
    board.coordinates = props.liking?.coordinates ?? 'modern';
    board.onePress = props.liking?.onePress ?? false;
    board.showMovable = props.liking?.showMovable ?? false;
    board.sounds = props.liking?.sounds ?? false;
  });
  onMount(() => {
    const hear = <Told extends Event>(name: string, listen: (event: Told) => void): void => {
      const listener = (event: Event): void => listen(event as Told);
      board.addEventListener(name, listener);
      onCleanup(() => board.removeEventListener(name, listener));
    };
    hear<HalmaMoveEvent>('halma-move', ({ detail }) => props.onMove?.(detail.move));
    hear<HalmaSelectEvent>('halma-select', ({ detail }) => props.onSelect?.(detail));
    hear<HalmaRefuseEvent>('halma-refuse', ({ detail: { refusal, way } }) =>
      props.onRefuse?.(way === undefined ? refusal : { ...refusal, way }),
    );
    hear<HalmaStuckEvent>('halma-stuck', ({ detail }) => {
      const { position } = props;
      if (position !== null) props.onStuck?.(cellName(position.rules.board, detail.cell));
    });
    hear<HalmaSoundsEvent>('halma-sounds', ({ detail }) => props.onSounds?.(detail.sounds));
  });
  return (
    <section class="boardbox" aria-label={props.label}>
      {board}
    </section>
  );
}
