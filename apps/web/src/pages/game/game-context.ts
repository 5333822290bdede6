import type { HalmaBoard } from '@halma/board';
import type { Seat } from '@halma/rules';
import { type Accessor, createContext, useContext } from 'solid-js';
import type { GameAction, GameModel } from './model.ts';

/** The dialogs of the page. At most one is open. */
export type DialogName = 'more' | 'moves' | 'chat' | 'keys' | 'confirm';

/** The state that the parts of a game page share: the game, its board and the open dialog. */
export interface GamePageState {
  readonly game: GameModel;
  readonly board: HalmaBoard;
  /** The seat at the bottom of the board. */
  readonly orientation: Accessor<Seat>;
  readonly flipBoard: () => void;
  /** Animates the last move again. */
  readonly replayLastMove: () => void;
  readonly dialog: Accessor<DialogName | null>;
  /** Opens a dialog in place of the one that is open; null closes the open dialog. */
  readonly open: (dialog: DialogName | null) => void;
  /**
   * Runs an action, after asking for confirmation if required. Closes the dialog that contains the action.
   */
  readonly perform: (action: GameAction) => void;
  /** The action that awaits confirmation. */
  readonly unconfirmedAction: Accessor<GameAction | undefined>;
  /** The number of chat messages that arrived while the chat was hidden. */
  readonly unreadCount: Accessor<number>;
  /** Marks all chat messages as read. Called by the chat while it is visible. */
  readonly markRead: () => void;
}

export const GameContext = createContext<GamePageState>();

/** Returns the state that the surrounding game page provides. */
export function useGame(): GamePageState {
  const state = useContext(GameContext);
  if (state === undefined) throw new Error('useGame is called outside a game page');
  return state;
}
