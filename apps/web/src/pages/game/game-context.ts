import type { HalmaBoard } from '@halma/board';
import type { Seat } from '@halma/rules';
import { type Accessor, createContext, useContext } from 'solid-js';
import type { BoardSettings } from './board-settings.ts';
import type { GameAction, GameModel } from './model.ts';

/** The dialogs of the page; one at a time is open. */
export type DialogName = 'more' | 'moves' | 'chat' | 'confirm';

/** What every part of the page uses: the game, its board, and what is open. */
export interface GamePageState {
  readonly game: GameModel;
  readonly board: HalmaBoard;
  readonly settings: Accessor<BoardSettings>;
  readonly changeSettings: (change: Partial<BoardSettings>) => void;
  /** The seat at the bottom of the board. */
  readonly orientation: Accessor<Seat>;
  readonly turnBoard: () => void;
  /** Plays the last move on the board once more. */
  readonly replayLastMove: () => void;
  readonly dialog: Accessor<DialogName | null>;
  readonly open: (dialog: DialogName | null) => void;
  /** Runs an action, after its confirmation where it has one. The dialog that holds the action closes. */
  readonly perform: (action: GameAction) => void;
  /** The action that waits for its confirmation. */
  readonly unconfirmed: Accessor<GameAction | undefined>;
  /** Chat messages that came while the chat was not in sight. */
  readonly unreadCount: Accessor<number>;
  /** A view of the chat calls this while it is in sight. */
  readonly markRead: () => void;
}

export const GameContext = createContext<GamePageState>();

/** The state of the page, for its parts. */
export function useGame(): GamePageState {
  const state = useContext(GameContext);
  if (state === undefined) throw new Error('this part stands outside a game page');
  return state;
}
