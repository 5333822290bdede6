import { gameStrings } from '@halma/locales/game';
import type { Move, Position } from '@halma/rules';
import type { Note } from './note.ts';
import type { Session } from './session.ts';

/** A move that the computer suggests for the seat to move. */
export interface Hint {
  readonly move: Move;
  readonly before: Position;
  /**
   * Returns the note with the move and its reason. The page loads the code for the note with the first hint.
   */
  readonly note: (session: Session) => Note;
}

/** The status of a request for a hint. */
export type HintStatus = 'none' | 'pending' | 'failed' | Hint;

/** Returns the note for a hint; undefined if none was requested. */
export function noteOnHint(session: Session, hint: HintStatus): Note | undefined {
  const { notes } = gameStrings();
  if (hint === 'none') return undefined;
  if (hint === 'pending')
    return { tone: 'hint', strong: notes.lookingForHint, text: notes.lookingForHintText };
  if (hint === 'failed') return { tone: 'bad', strong: notes.noHint, text: notes.noHintText };
  return hint.note(session);
}
