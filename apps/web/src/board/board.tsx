import {
  type BoardMark,
  type BoardProperties,
  HalmaBoard,
  type HalmaMoveEvent,
  type HalmaRefuseEvent,
  type HalmaSelectEvent,
  type HalmaSoundsEvent,
  type HalmaStuckEvent,
  type Selection,
} from '@halma/board';
import { boardStrings } from '@halma/locales/board';
import { cellName, type Move, type Position, type Seat } from '@halma/rules';
import { createEffect, type JSX, onCleanup, onMount } from 'solid-js';
import type { RefusedMove } from '../game/note.ts';

/** The player's preferences for the board. */
type BoardPreferences = Pick<BoardProperties, 'coordinates' | 'onePress' | 'showMovable' | 'sounds'>;

interface BoardProps {
  /** The name of the board for screen readers. */
  readonly label: string;
  /** The element, if the page also controls it directly. By default the component creates one. */
  readonly element?: HalmaBoard;
  readonly position: Position | null;
  /** The seats whose men can be moved; none by default. */
  readonly movable?: readonly Seat[];
  readonly orientation?: Seat;
  readonly preferences?: Partial<BoardPreferences>;
  /** Marks drawn on the board; none by default. */
  readonly marks?: readonly BoardMark[];
  readonly onMove?: (move: Move) => void;
  readonly onSelect?: (selection: Selection | null) => void;
  readonly onRefuse?: (refused: RefusedMove) => void;
  /** The player pressed a man that cannot move. @param cell the name of its cell */
  readonly onStuck?: (cell: string) => void;
  readonly onSounds?: (sounds: boolean) => void;
}

/** An interactive board: shows the state of the page and reports the player's actions. */
export function Board(props: BoardProps): JSX.Element {
  const board = props.element ?? new HalmaBoard();
  createEffect(() => {
    board.strings = boardStrings();
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
    board.coordinates = props.preferences?.coordinates ?? 'modern';
    board.onePress = props.preferences?.onePress ?? false;
    board.showMovable = props.preferences?.showMovable ?? false;
    board.sounds = props.preferences?.sounds ?? false;
  });
  onMount(() => {
    const on = <BoardEvent extends Event>(name: string, handle: (event: BoardEvent) => void): void => {
      const listener = (event: Event): void => handle(event as BoardEvent);
      board.addEventListener(name, listener);
      onCleanup(() => board.removeEventListener(name, listener));
    };
    on<HalmaMoveEvent>('halma-move', ({ detail }) => props.onMove?.(detail.move));
    on<HalmaSelectEvent>('halma-select', ({ detail }) => props.onSelect?.(detail));
    on<HalmaRefuseEvent>('halma-refuse', ({ detail: { refusal, move } }) =>
      props.onRefuse?.(move === undefined ? refusal : { ...refusal, attempt: move }),
    );
    on<HalmaStuckEvent>('halma-stuck', ({ detail }) => {
      const { position } = props;
      if (position !== null) props.onStuck?.(cellName(position.rules.board, detail.cell));
    });
    on<HalmaSoundsEvent>('halma-sounds', ({ detail }) => props.onSounds?.(detail.sounds));
  });
  return (
    <section class="boardbox" aria-label={props.label}>
      {board}
    </section>
  );
}
