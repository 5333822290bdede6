import type { Selection } from '@halma/board';
import { capitalize } from '@halma/locales';
import { gameStrings } from '@halma/locales/game';
import {
  campRestriction,
  cellName,
  hasFinished,
  legalMoves,
  type Move,
  mustEvacuateCamp,
  type Position,
} from '@halma/rules';
import { describeKind } from './describe-kind.ts';
import { describeMove } from './describe-move.ts';
import { type HintStatus, noteOnHint } from './hint-note.ts';
import { entriesOf, jumpsOf, type MoveEntry } from './move-list.ts';
import { isOwnSeat, subjectName } from './names.ts';
import { awaitsComputer, passStatus, type Session } from './session.ts';

/** A note on the state of a game: a short sentence in bold, and details. */
export interface Note {
  /**
   * The kind of note, which determines its icon and style: `go` asks for a move, `restriction` states a
   * restriction, `bad` reports a refusal or a failure.
   */
  readonly tone: 'plain' | 'go' | 'restriction' | 'bad' | 'hint';
  readonly strong: string;
  readonly text: string;
  /** A sentence after the text. Screen readers do not announce it, because the player already knows it. */
  readonly reminder?: string;
}

/** The state that determines the note. */
export interface Situation {
  readonly session: Session;
  /** The index of the earlier position on the board; null if the board shows the present one. */
  readonly viewedTurn: number | null;
  readonly selection: Selection | null;
  /** Returns the note on the player's last attempt if it was not a legal move; null after a legal move. */
  readonly refusal: (() => Note) | null;
  readonly hint: HintStatus;
  readonly hasComputerFailed: boolean;
  /** Whether the pointer can hover, so the board previews a route before a press. */
  readonly canHover: boolean;
}

const noteIn = (tone: Note['tone'], strong: string, text: string): Note => ({ tone, strong, text });

/** Returns the note for a game that another tab has continued. */
export function otherTabNote(): Note {
  return noteIn('plain', gameStrings().notes.otherTab, gameStrings().notes.otherTabText);
}

/** Returns the note for a situation. The first condition that applies wins. */
export function noteOf(situation: Situation): Note {
  const { session, viewedTurn, selection, refusal, hasComputerFailed } = situation;
  if (viewedTurn !== null) return noteOnPast(session, viewedTurn);
  if (hasComputerFailed) return noteIn('bad', gameStrings().notes.failed, gameStrings().notes.failedText);
  if (awaitsComputer(session)) {
    return noteIn(
      'plain',
      gameStrings().notes.thinking(subjectName(session, session.present.toMove)),
      lastMoveText(session),
    );
  }
  if (refusal !== null) return withPlayerToMove(session, refusal());
  // During the drops, a man in hand is always selected, so it needs a note only once a cell is chosen.
  const hasSelection = selection !== null && (selection.from !== 'hand' || selection.to !== null);
  if (hasSelection) return noteOnSelection(session.present, selection, situation.canHover);
  return noteOnHint(session, situation.hint) ?? restrictionNote(session) ?? noteOnTurn(session);
}

/** Adds whose move it is to a note on a refused move, unless it is the move of the user's own seat. */
function withPlayerToMove(session: Session, note: Note): Note {
  const { toMove } = session.present;
  if (isOwnSeat(session, toMove)) return note;
  const sentence = gameStrings().notes.toMove(subjectName(session, toMove));
  return { ...note, text: note.text === '' ? sentence : `${note.text} ${sentence}` };
}

function noteOnPast(session: Session, viewedTurn: number): Note {
  const { notes } = gameStrings();
  const text = session.present.outcome === null ? notes.lookingText : '';
  const entry = entriesOf(session)[viewedTurn - 1];
  if (entry === undefined) return noteIn('plain', notes.lookingAtStart, text);
  return noteIn('plain', notes.lookingBack(entry.round, sentenceOn(session, entry).slice(0, -1)), text);
}

function lastMoveText(session: Session): string {
  const entry = entriesOf(session).at(-1);
  return entry === undefined ? '' : sentenceOn(session, entry);
}

/** Returns a sentence on a move: “Black: d1 to f1, a jump.” */
const sentenceOn = (session: Session, entry: MoveEntry): string =>
  gameStrings().notes.last(subjectName(session, entry.seat), describeMove(entry));

function noteOnTurn(session: Session): Note {
  const { present } = session;
  const strong = isOwnSeat(session, present.toMove)
    ? gameStrings().notes.yourMove
    : gameStrings().notes.toMove(subjectName(session, present.toMove));
  if (present.dropsLeft > 0) {
    return noteIn('go', strong, gameStrings().notes.drop(present.hands[present.toMove] ?? 0));
  }
  const passText = hasFinished(present, present.toMove) ? ` ${gameStrings().notes.mayPass}` : '';
  return noteIn('go', strong, (lastMoveText(session) || gameStrings().notes.firstMove) + passText);
}

function noteOnSelection(position: Position, selection: Selection, canHover: boolean): Note {
  const { from, to, jumps } = selection;
  const { board } = position.rules;
  const fromName = from === 'hand' ? '' : cellName(board, from);
  if (to === null && from !== 'hand') {
    const moves = movesFrom(position, from);
    const normalMoves = moves.filter(({ kind }) => kind === 'normal');
    const hops = normalMoves.filter((move) => jumpsOf(position, move) > 0).length;
    const reach = gameStrings().notes.reach(
      normalMoves.length - hops,
      hops,
      moves.length > normalMoves.length,
    );
    const parts = [reach, describeKind(position, from)];
    return noteIn('go', gameStrings().notes.chosen(fromName), parts.filter((part) => part !== '').join(' '));
  }
  const toName = to === 'off' || to === null ? '' : cellName(board, to);
  const entry = {
    kind: from === 'hand' ? 'drop' : to === 'off' ? 'bear-off' : 'normal',
    from: fromName,
    to: toName,
    jumps,
    demand: false,
  } as const;
  const move = describeMove(entry);
  // Sentences that begin with the name of a cell keep its lower-case letter.
  const sentence = entry.kind === 'drop' ? capitalize(move) : move;
  const destination = to === 'off' ? gameStrings().notes.arrow : toName;
  return noteIn('go', `${sentence}.`, instructionFor(selection, destination, canHover));
}

/** Returns how to play the previewed move with the input that the player uses. */
function instructionFor(
  { isDragged, isByKeyboard }: Selection,
  destination: string,
  canHover: boolean,
): string {
  const { notes } = gameStrings();
  if (isDragged === true) return notes.release;
  if (isByKeyboard === true) return notes.pressEnter;
  return canHover ? notes.press(destination) : notes.pressAgain(destination);
}

function movesFrom(position: Position, from: number): readonly Move[] {
  return legalMoves(position).filter(
    (move) => (move.kind === 'normal' || move.kind === 'bear-off') && move.from === from,
  );
}

/** Returns the note on a rule that restricts what the seat to move can do; undefined if no rule does. */
function restrictionNote(session: Session): Note | undefined {
  const { present } = session;
  if (passStatus(present) === 'must')
    return noteIn('restriction', gameStrings().notes.mustPass, gameStrings().notes.mustPassText);
  if (present.jumpDemanded)
    return noteIn('restriction', gameStrings().notes.demanded, gameStrings().notes.demandedText);
  return campRestrictionNote(session);
}

function campRestrictionNote(session: Session): Note | undefined {
  const { present, rules } = session;
  const restriction = campRestriction(present);
  if (restriction === null) return undefined;
  const movers = new Set(legalMoves(present).flatMap((move) => (move.kind === 'normal' ? [move.from] : [])));
  const reason = mustEvacuateCamp(present)
    ? gameStrings().notes.opponentHasLeft(subjectName(session, rules.directOpponents[present.toMove] ?? 0))
    : gameStrings().notes.emptyCampFirst;
  return restriction === 'leave'
    ? noteIn(
        'restriction',
        gameStrings().notes.leaveCamp,
        `${reason} ${gameStrings().notes.canLeave(movers.size)}`,
      )
    : noteIn('restriction', gameStrings().notes.stayInside, `${reason} ${gameStrings().notes.noneCanLeave}`);
}
