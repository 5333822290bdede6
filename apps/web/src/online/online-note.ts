import { onlineStrings } from '@halma/locales/online';
import { type Note, noteOf, type Situation } from '../game/note.ts';
import type { Session } from '../game/session.ts';
import type { ConnectionState } from './connection.ts';

/** The state that determines the note in an online game. */
export interface OnlineSituation extends Pick<Situation, 'viewedTurn' | 'selection' | 'hint' | 'canHover'> {
  readonly session: Session;
  readonly refusal: Situation['refusal'];
  readonly connection: ConnectionState;
  readonly isYourTurn: boolean;
  readonly isSpectator: boolean;
  /** The name of the player to move. */
  readonly playerToMove: string;
  /** Whether the player to move is not connected. */
  readonly isAway: boolean;
  readonly hasClock: boolean;
  /** The result in a few words; undefined during the game. */
  readonly result: string | undefined;
  /** Whether the game has continued or ended since the position on the board appeared. */
  readonly hasContinued: boolean;
  /** Whether the server has not acknowledged the latest move yet. */
  readonly isMovePending: boolean;
  readonly isChoosingPremove: boolean;
  readonly premoves: readonly string[];
  readonly wasPremoveDropped: boolean;
  /** The reason why the server refused the latest command; undefined if it did not. */
  readonly refusalText: string | undefined;
}

const plain = (strong: string, text = ''): Note => ({ tone: 'plain', strong, text });

/** Returns the note in an online game. The first condition that applies wins. */
export function onlineNote(situation: OnlineSituation): Note {
  const { session, viewedTurn, selection, refusal, connection } = situation;
  const strings = onlineStrings().notes;
  const noteOnBoard = (): Note => noteOf({ ...situation, session, hasComputerFailed: false });
  if (viewedTurn !== null) return withPresentState(noteOnBoard(), situation);
  if (refusal !== null || selection !== null) return noteOnBoard();
  if (connection.kind !== 'open')
    return connectionNote(
      connection,
      situation.isMovePending ? strings.offlineMovePending : strings.offlineText,
    );
  if (situation.refusalText !== undefined) return { tone: 'bad', strong: situation.refusalText, text: '' };
  if (situation.wasPremoveDropped) return { tone: 'bad', strong: strings.premoveCancelled, text: '' };
  if (situation.premoves.length > 0)
    return plain(strings.premoves(situation.premoves.join(', ')), strings.premovesText);
  if (situation.isChoosingPremove) return { tone: 'go', strong: strings.choosePremove, text: '' };
  if (situation.isMovePending) return plain(strings.sendingMove);
  const boardNote = noteOnBoard();
  if (situation.hint !== 'none') return boardNote;
  if (situation.isYourTurn)
    return boardNote.tone === 'go' ? { ...boardNote, strong: strings.yourMove } : boardNote;
  if (situation.isAway)
    return plain(
      strings.away(situation.playerToMove),
      situation.isSpectator ? '' : strings.awayText(session.rules.seats.length, situation.hasClock),
    );
  return plain(
    strings.toMove(situation.playerToMove),
    boardNote.tone === 'go' && session.turns.length > 0 ? boardNote.text : '',
  );
}

/** Adds the present state, which the board does not show, to the note on an earlier position. */
function withPresentState(
  noteOnPast: Note,
  { result, hasContinued, connection, isYourTurn }: OnlineSituation,
): Note {
  const strings = onlineStrings().notes;
  const withText = (text: string): Note =>
    hasContinued ? { ...noteOnPast, text } : { ...noteOnPast, text: '', reminder: text };
  if (result !== undefined) return withText(strings.pastOver(result));
  if (connection.kind !== 'open')
    return { ...noteOnPast, tone: 'bad', text: connectionNote(connection, '').strong };
  return isYourTurn ? { ...withText(strings.pastYourMove), tone: 'go' } : noteOnPast;
}

/**
 * Returns the note about a connection that is not open.
 *
 * @param meanwhile a sentence about the game while there is no connection
 */
export function connectionNote(connection: ConnectionState, meanwhile: string): Note {
  const strings = onlineStrings().notes;
  if (connection.kind === 'ended') return { tone: 'bad', strong: strings.ended, text: strings.endedText };
  if (connection.kind === 'outdated')
    return { tone: 'bad', strong: strings.newVersion, text: strings.newVersionText };
  const next =
    connection.kind === 'waiting'
      ? strings.reconnectingIn(Math.max(1, Math.round(connection.delayMs / 1000)))
      : strings.reconnecting;
  return {
    tone: 'bad',
    strong: strings.offline,
    text: `${meanwhile} ${next}`.trim(),
  };
}
