import type { HalmaBoard } from '@halma/board';
import type { Seat } from '@halma/rules';
import { type Accessor, createContext, useContext } from 'solid-js';
import type { BoardSettings } from './board-settings.ts';
import type { Table } from './table.ts';

/** The dialogs of the page; one at a time is open. */
export type DialogName = 'new-game' | 'more' | 'moves' | 'resign' | 'draw';

/** What every part of the page may use. */
export interface PlayState {
  readonly table: Table;
  readonly board: HalmaBoard;
  readonly settings: Accessor<BoardSettings>;
  readonly changeSettings: (change: Partial<BoardSettings>) => void;
  /** The seat at the bottom of the board. */
  readonly orientation: Accessor<Seat>;
  readonly turnBoard: () => void;
  /** Plays the last move on the board once more. */
  readonly showLastMove: () => void;
  readonly dialog: Accessor<DialogName | null>;
  readonly open: (dialog: DialogName | null) => void;
  /** The game that the dialog for a new one opens on; empty for the one on the board. */
  readonly gameToChoose: Accessor<string>;
}

export const PlayContext = createContext<PlayState>();

/** The state of the page, for its parts. */
export function usePlay(): PlayState {
  const state = useContext(PlayContext);
  if (state === undefined) throw new Error('this part stands outside the page');
  return state;
}
