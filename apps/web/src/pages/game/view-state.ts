import type { Selection } from '@halma/board';
import { type Accessor, batch, createComputed, createSignal } from 'solid-js';
import type { Note } from '../../game/note.ts';
import type { ImmovableMan, RefusedMove } from '../../game/refusal-note.ts';
import type { Session } from '../../game/session.ts';
import { withCatalogue } from '../../locale/language.ts';

/** The position on the board, and what the player has selected or tried there. */
export interface ViewState {
  /** The number of turns that led to the position on the board; null for the present position. */
  readonly viewedTurn: Accessor<number | null>;
  readonly viewTurn: (turnCount: number) => void;
  readonly selection: Accessor<Selection | null>;
  /** Shows what the player has selected now, and clears the refusal. */
  readonly select: (selection: Selection | null) => void;
  /** A function that returns the note on the last attempt; null unless the attempt was illegal. */
  readonly refusal: Accessor<(() => Note) | null>;
  readonly refuse: (refusal: RefusedMove | ImmovableMan) => void;
}

/**
 * Creates the state, which starts by showing the present position.
 *
 * @param session the game; null before it starts
 */
export function createViewState(session: Accessor<Session | null>): ViewState {
  const [viewedTurn, setViewedTurn] = createSignal<number | null>(null);
  const [selection, setSelection] = createSignal<Selection | null>(null);
  const [refusal, setRefusal] = createSignal<(() => Note) | null>(null);
  /** The illegal attempt that the note explains once its strings are loaded. */
  let attempt: RefusedMove | ImmovableMan | null = null;

  // A takeback can remove the viewed turn.
  createComputed(() => {
    const turnCount = session()?.turns.length ?? 0;
    setViewedTurn((viewed) => (viewed !== null && viewed >= turnCount ? null : viewed));
  });

  const select = (selected: Selection | null): void =>
    batch(() => {
      setSelection(selected);
      attempt = null;
      setRefusal(null);
    });
  const explain = async (refused: RefusedMove | ImmovableMan): Promise<void> => {
    const position = session()?.present;
    attempt = refused;
    const { noteOnRefusal } = await withCatalogue(import('../../game/refusal-note.ts'));
    if (attempt === refused && position !== undefined)
      setRefusal(() => () => noteOnRefusal(position, refused));
  };

  return {
    viewedTurn,
    viewTurn: (turnCount) =>
      setViewedTurn(turnCount >= (session()?.turns.length ?? 0) ? null : Math.max(0, turnCount)),
    selection,
    select,
    refusal,
    // If there is no connection, no note appears, and only the board shows that the move is illegal.
    refuse: (refused) => void explain(refused).catch(() => undefined),
  };
}
