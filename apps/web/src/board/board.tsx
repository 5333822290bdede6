import {
  type BoardMark,
  type ChosenColours,
  HalmaBoard,
  type HalmaMoveEvent,
  type HalmaRefuseEvent,
  type HalmaSelectEvent,
  type HalmaSoundsEvent,
  type HalmaStepEvent,
  type HalmaStuckEvent,
  type ManColour,
  type Selection,
} from '@halma/board';
import { boardStrings } from '@halma/locales/board';
import { cellName, type Move, type Position, type Seat } from '@halma/rules';
import { createEffect, createSignal, type JSX, onCleanup, onMount } from 'solid-js';
import type { RefusedMove } from '../game/refusal-note.ts';
import { detachStillBoard, hasFirstScreen } from '../parts/first-screen.ts';
import { type BoardSettings, boardSettings, changeBoardSettings } from './board-settings.ts';
import { type Step, stepOfKey } from './step-keys.ts';

interface BoardProps {
  /** The name of the board for screen readers. */
  readonly label: string;
  /** The board element, if the page also controls it directly. By default, the component creates one. */
  readonly element?: HalmaBoard;
  readonly position: Position | null;
  /** The seats whose men can be moved; none by default. */
  readonly movable?: readonly Seat[];
  readonly orientation?: Seat;
  /** The colours of the men; defaults to the usual colours. */
  readonly colours?: ChosenColours;
  /** The board's names for the seats, by colour; defaults to the names of the colours. */
  readonly seatNames?: Readonly<Partial<Record<ManColour, string>>>;
  /** Settings for this board that differ from the player's settings for all boards. */
  readonly settings?: Partial<BoardSettings>;
  /** Marks drawn on the board; none by default. */
  readonly marks?: readonly BoardMark[];
  readonly onMove?: (move: Move) => void;
  readonly onSelect?: (selection: Selection | null) => void;
  readonly onRefuse?: (refused: RefusedMove) => void;
  /**
   * Called when the player presses a man that cannot move.
   *
   * @param cell the name of the man's cell
   */
  readonly onStuck?: (cell: string) => void;
  /** Called when the player steps through the game with keys, a swipe over the board, or the wheel. */
  readonly onStep?: (step: Step) => void;
  /** Whether the wheel steps through the game even where it could scroll the page. */
  readonly isReplay?: boolean;
}

/** An interactive board. It shows the page's state and reports the player's actions. */
export function Board(props: BoardProps): JSX.Element {
  const board = props.element ?? new HalmaBoard();
  createEffect(() => {
    const strings = boardStrings();
    board.strings = { ...strings, seatNames: { ...strings.seatNames, ...props.seatNames } };
  });
  createEffect(() => {
    board.marks = props.marks ?? [];
  });
  createEffect(() => {
    board.orientation = props.orientation ?? 1;
  });
  createEffect(() => {
    if (props.colours !== undefined) board.colours = props.colours;
  });
  createEffect(() => {
    board.movable = props.movable ?? [];
    board.position = props.position;
  });
  createEffect(() => {
    const settings = { ...boardSettings(), ...props.settings };
    board.coordinates = settings.coordinates;
    board.onePress = !settings.confirmsMoves;
    board.showMovable = settings.showMovable;
    board.sounds = settings.sounds;
    board.vibration = settings.vibration;
  });
  createEffect(() => {
    board.steps = props.onStep === undefined ? 'none' : props.isReplay === true ? 'all' : 'swipe';
  });
  const stepByKey = (event: KeyboardEvent): void => {
    const step = stepOfKey(event);
    if (step === undefined || props.onStep === undefined) return;
    event.preventDefault();
    props.onStep(step);
  };
  onMount(() => {
    document.addEventListener('keydown', stepByKey);
    onCleanup(() => document.removeEventListener('keydown', stepByKey));
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
    on<HalmaStepEvent>('halma-step', ({ detail }) => props.onStep?.(detail.by === 1 ? 'next' : 'previous'));
    on<HalmaSoundsEvent>('halma-sounds', ({ detail }) => changeBoardSettings(detail));
  });
  // Drawing a board takes about as long as rendering the rest of the page, so the first board is drawn in its
  // own task.
  const stillBoard = detachStillBoard();
  const [isDrawn, setDrawn] = createSignal(!hasFirstScreen());
  onMount(() => {
    if (isDrawn()) return;
    const timer = setTimeout(() => setDrawn(true));
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <section class="boardbox" aria-label={props.label}>
      {isDrawn() ? board : stillBoard}
    </section>
  );
}
