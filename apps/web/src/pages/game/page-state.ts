import { HalmaBoard } from '@halma/board';
import type { Seat } from '@halma/rules';
import { batch, createComputed, createMemo, createSignal } from 'solid-js';
import { boardSettings } from '../../board/board-settings.ts';
import { nextOrientation } from '../../game/seating.ts';
import { lastMoveOf } from '../../game/session.ts';
import type { DialogName, GamePageState } from './game-context.ts';
import type { GameAction, GameModel } from './model.ts';

/** Creates the state of a page that shows a game. */
export function createPageState(game: GameModel): GamePageState {
  const board = new HalmaBoard();
  const [dialog, open] = createSignal<DialogName | null>(null);
  const [unconfirmedAction, setUnconfirmedAction] = createSignal<GameAction>();
  const [chosenOrientation, setChosenOrientation] = createSignal<Seat | null>(null);
  const [readCount, setReadCount] = createSignal(0);
  const { rules } = game;

  const orientation = createMemo((): Seat => {
    const seats = game.playersSeats();
    const { toMove } = game.session().present;
    if (boardSettings().turnsToMover && seats.length > 1 && seats.includes(toMove)) return toMove;
    return chosenOrientation() ?? seats[0] ?? rules.seats[0] ?? 1;
  });
  /** The number of messages from other people. */
  const messageCount = createMemo((): number => {
    const { chat } = game;
    return chat?.messages().filter(({ person }) => person.id !== chat.playerId()).length ?? 0;
  });
  // Blocking a person removes messages that may have been read.
  createComputed(() => setReadCount((count) => Math.min(count, messageCount())));

  return {
    game,
    board,
    orientation,
    flipBoard: () => setChosenOrientation(nextOrientation(rules, orientation())),
    replayLastMove: () => {
      const last = lastMoveOf(game.session());
      game.viewTurn(Number.POSITIVE_INFINITY);
      if (last === undefined) return;
      // Online, the board may show a move or premoves that come after the last move.
      void board.animateMove(...last).then(() => {
        board.position = game.shownPosition();
      });
    },
    dialog,
    open,
    perform: (action) =>
      batch(() => {
        const needsConfirmation = action.confirm !== undefined;
        setUnconfirmedAction(action);
        open(needsConfirmation ? 'confirm' : null);
        if (!needsConfirmation) action.run();
      }),
    unconfirmedAction,
    unreadCount: () => messageCount() - readCount(),
    markRead: () => setReadCount(messageCount()),
  };
}
