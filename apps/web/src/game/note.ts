import type { Selection } from '@halma/board';
import { capitalize } from '@halma/locales';
import { gameWords } from '@halma/locales/game';
import { rulesWords } from '@halma/locales/rules';
import {
  type Cell,
  campDuty,
  cellName,
  hasFinished,
  legalMoves,
  type Move,
  mustEvacuateCamp,
  type Position,
  type Refusal,
} from '@halma/rules';
import { describeKind } from './describe-kind.ts';
import { describeMove } from './describe-move.ts';
import { falseJumpText } from './false-jump.ts';
import { type HintStatus, noteOnHint } from './hint-note.ts';
import { entriesOf, jumpsOf } from './move-list.ts';
import { isOwnSeat, subjectName } from './names.ts';
import { awaitsComputer, passStatus, type Session } from './session.ts';

/** The note on the state of the game: a sentence, and details. */
export interface Note {
  /** The kind of the note, which decides its icon: an invitation, a duty, a refusal, a hint, or none of these. */
  readonly tone: 'plain' | 'go' | 'duty' | 'bad' | 'hint';
  readonly strong: string;
  readonly text: string;
}

/** The player pressed a man, on the named cell, that has no move. */
export interface ImmovableMan {
  readonly stuck: string;
}

/** A refused attempt, with its cells where they are known. */
export interface RefusedMove extends Refusal {
  readonly attempt?: { readonly from: Cell; readonly to: Cell };
}

/** The state that decides a note. */
export interface Situation {
  readonly session: Session;
  /** The index of the earlier position shown; null for the present. */
  readonly shown: number | null;
  readonly selection: Selection | null;
  readonly refusal: RefusedMove | ImmovableMan | null;
  readonly hint: HintStatus;
  readonly computerFailed: boolean;
  /** Whether the pointer can hover, so that the board shows a route before the press. */
  readonly hovers: boolean;
}

const plain = (strong: string, text = ''): Note => ({ tone: 'plain', strong, text });

/** The note while another tab has continued the game. */
export function otherTabNote(): Note {
  return plain(gameWords().notes.otherTab, gameWords().notes.otherTabText);
}

/** Returns the note for a situation: the first of these that applies. */
export function noteOf(situation: Situation): Note {
  const { session, shown, selection, refusal, computerFailed } = situation;
  if (shown !== null) return noteOnPast(session, shown);
  if (computerFailed)
    return { tone: 'bad', strong: gameWords().notes.failed, text: gameWords().notes.failedText };
  if (awaitsComputer(session)) {
    return plain(gameWords().notes.thinking(subjectName(session, session.present.toMove)), lastMove(session));
  }
  if (refusal !== null) return noteOnRefusal(session.present, refusal);
  // In the drop phase a man in hand is always selected, so the selection needs no note yet.
  const isChosen = selection !== null && (selection.from !== 'hand' || selection.to !== null);
  if (isChosen) return noteOnSelection(session.present, selection, situation.hovers);
  return noteOnHint(session, situation.hint) ?? dutyOf(session) ?? noteOnTurn(session);
}

function noteOnRefusal(position: Position, refusal: RefusedMove | ImmovableMan): Note {
  const bad = (strong: string, text = ''): Note => ({ tone: 'bad', strong, text });
  if ('stuck' in refusal) return bad(gameWords().notes.stuck(refusal.stuck), gameWords().notes.stuckText);
  if (refusal.code === 'not-your-man')
    return bad(gameWords().notes.notYours(String(refusal.at ?? '')), gameWords().notes.notYoursText);
  if (refusal.code === 'outside-drop-zone') return bad(gameWords().notes.middleOnly);
  const { attempt, code } = refusal;
  const isJump = code === 'not-adjacent' || code === 'no-man-to-jump';
  const slip =
    attempt !== undefined && isJump ? falseJumpText(position, attempt.from, attempt.to) : undefined;
  return bad(gameWords().notes.refused, slip ?? rulesWords().refusal(refusal));
}

function noteOnPast(session: Session, shown: number): Note {
  const entry = entriesOf(session)[shown - 1];
  if (entry === undefined) return plain(gameWords().notes.lookingAtStart, gameWords().notes.lookingText);
  const said = gameWords().notes.last(subjectName(session, entry.seat), describeMove(entry)).slice(0, -1);
  return plain(gameWords().notes.lookingBack(entry.round, said), gameWords().notes.lookingText);
}

function lastMove(session: Session): string {
  const entry = entriesOf(session).at(-1);
  return entry === undefined
    ? ''
    : gameWords().notes.last(subjectName(session, entry.seat), describeMove(entry));
}

function noteOnTurn(session: Session): Note {
  const { present } = session;
  const strong = isOwnSeat(session, present.toMove)
    ? gameWords().notes.yourMove
    : gameWords().notes.toMove(subjectName(session, present.toMove));
  if (present.dropsLeft > 0) {
    return { tone: 'go', strong, text: gameWords().notes.drop(present.hands[present.toMove] ?? 0) };
  }
  const may = hasFinished(present, present.toMove) ? ` ${gameWords().notes.mayPass}` : '';
  return { tone: 'go', strong, text: (lastMove(session) || gameWords().notes.firstMove) + may };
}

function noteOnSelection(
  position: Position,
  { from, to, jumps, isDragged: isCarried = false }: Selection,
  hovers: boolean,
): Note {
  const { board } = position.rules;
  const name = from === 'hand' ? '' : cellName(board, from);
  if (to === null && from !== 'hand') {
    const moves = movesFrom(position, from);
    const walks = moves.filter(({ kind }) => kind === 'normal');
    const hops = walks.filter((move) => jumpsOf(position, move) > 0).length;
    const reach = gameWords().notes.reach(walks.length - hops, hops, moves.length > walks.length);
    const parts = [reach, describeKind(position, from)];
    return {
      tone: 'go',
      strong: gameWords().notes.chosen(name),
      text: parts.filter((part) => part !== '').join(' '),
    };
  }
  const goal = to === 'off' || to === null ? '' : cellName(board, to);
  const entry = {
    kind: from === 'hand' ? 'drop' : to === 'off' ? 'bear-off' : 'normal',
    from: name,
    to: goal,
    jumps,
    demand: false,
  } as const;
  const move = describeMove(entry);
  // The name of a square begins with a small letter, that of a man does not.
  const said = entry.kind === 'drop' ? capitalize(move) : move;
  const place = to === 'off' ? gameWords().notes.arrow : goal;
  const how = hovers ? gameWords().notes.press(place) : gameWords().notes.pressAgain(place);
  return { tone: 'go', strong: `${said}.`, text: isCarried ? gameWords().notes.release : how };
}

function movesFrom(position: Position, from: number): readonly Move[] {
  return legalMoves(position).filter(
    (move) => (move.kind === 'normal' || move.kind === 'bear-off') && move.from === from,
  );
}

/** Returns the note on a duty of the seat to move; undefined without one. */
function dutyOf(session: Session): Note | undefined {
  const { present } = session;
  if (passStatus(present) === 'must')
    return { tone: 'duty', strong: gameWords().notes.mustPass, text: gameWords().notes.mustPassText };
  if (present.jumpDemanded)
    return { tone: 'duty', strong: gameWords().notes.demanded, text: gameWords().notes.demandedText };
  return campDutyNote(session);
}

function campDutyNote(session: Session): Note | undefined {
  const { present, rules } = session;
  const duty = campDuty(present);
  if (duty === null) return undefined;
  const movers = new Set(legalMoves(present).flatMap((move) => (move.kind === 'normal' ? [move.from] : [])));
  const why = mustEvacuateCamp(present)
    ? gameWords().notes.opponentHasLeft(subjectName(session, rules.directOpponents[present.toMove] ?? 0))
    : gameWords().notes.emptyCampFirst;
  return duty === 'leave'
    ? {
        tone: 'duty',
        strong: gameWords().notes.leaveCamp,
        text: `${why} ${gameWords().notes.canLeave(movers.size)}`,
      }
    : {
        tone: 'duty',
        strong: gameWords().notes.stayInside,
        text: `${why} ${gameWords().notes.noneCanLeave}`,
      };
}
