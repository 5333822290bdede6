import type { Selection } from '@halma/board';
import {
  type Cell,
  cellName,
  hasFinished,
  legalMoves,
  type Move,
  mustEmptyYard,
  type Position,
  type Refusal,
  yardDuty,
} from '@halma/rules';
import { capital } from '../words/capital.ts';
import { gameWords } from '../words/game.ts';
import { rulesWords } from '../words/rules.ts';
import { falseJumpText } from './false-jump.ts';
import { type Hinted, noteOnHint } from './hint-note.ts';
import { kindWords } from './kind-words.ts';
import { entriesOf, jumpsOf } from './move-list.ts';
import { moveInWords } from './move-words.ts';
import { isYou, subjectName } from './names.ts';
import { awaitsComputer, passing, type Session } from './session.ts';

/** What the page says about the game now: a sentence, and more on it. */
export interface Note {
  /** What kind of thing is said, and so its mark: an invitation, a duty, a refusal, a hint, or none of these. */
  readonly tone: 'plain' | 'go' | 'duty' | 'bad' | 'hint';
  readonly strong: string;
  readonly text: string;
}

/** A man was pressed, on the named cell, who has no move. */
export interface Stuck {
  readonly stuck: string;
}

/** What was tried and is no move, and by which man where it is known. */
export interface Refused extends Refusal {
  readonly way?: { readonly from: Cell; readonly to: Cell };
}

/** All that a note is made of. */
export interface Situation {
  readonly session: Session;
  /** The number of the position that is looked back at; null for the present. */
  readonly shown: number | null;
  readonly selection: Selection | null;
  readonly refusal: Refused | Stuck | null;
  readonly hint: Hinted;
  readonly computerFailed: boolean;
  /** Is there a mouse, which has shown the route before it is pressed? */
  readonly hovers: boolean;
}

const plain = (strong: string, text = ''): Note => ({ tone: 'plain', strong, text });

/** What is said while another tab has brought the game further. */
export function elsewhereNote(): Note {
  return plain(gameWords().notes.elsewhere, gameWords().notes.elsewhereText);
}

/** The note for a situation: the first of these that applies. */
export function noteOf(situation: Situation): Note {
  const { session, shown, selection, refusal, computerFailed } = situation;
  if (shown !== null) return noteOnPast(session, shown);
  if (computerFailed)
    return { tone: 'bad', strong: gameWords().notes.failed, text: gameWords().notes.failedText };
  if (awaitsComputer(session)) {
    return plain(gameWords().notes.thinking(subjectName(session, session.present.toMove)), lastMove(session));
  }
  if (refusal !== null) return noteOnRefusal(session.present, refusal);
  // While men are dropped there is always one in hand; that says nothing yet.
  const isChosen = selection !== null && (selection.from !== 'hand' || selection.to !== null);
  if (isChosen) return noteOnSelection(session.present, selection, situation.hovers);
  return noteOnHint(session, situation.hint) ?? dutyOf(session) ?? noteOnTurn(session);
}

function noteOnRefusal(position: Position, refusal: Refused | Stuck): Note {
  const bad = (strong: string, text = ''): Note => ({ tone: 'bad', strong, text });
  if ('stuck' in refusal) return bad(gameWords().notes.stuck(refusal.stuck), gameWords().notes.stuckText);
  if (refusal.code === 'not-your-man')
    return bad(gameWords().notes.notYours(String(refusal.at ?? '')), gameWords().notes.notYoursText);
  if (refusal.code === 'outside-drop-zone') return bad(gameWords().notes.middleOnly);
  const { way, code } = refusal;
  const isJump = code === 'not-adjacent' || code === 'no-man-to-jump';
  const slip = way !== undefined && isJump ? falseJumpText(position, way.from, way.to) : undefined;
  return bad(gameWords().notes.refused, slip ?? rulesWords().refusal(refusal));
}

function noteOnPast(session: Session, shown: number): Note {
  const entry = entriesOf(session)[shown - 1];
  if (entry === undefined) return plain(gameWords().notes.lookingAtStart, gameWords().notes.lookingText);
  const said = gameWords().notes.last(subjectName(session, entry.seat), moveInWords(entry)).slice(0, -1);
  return plain(gameWords().notes.lookingBack(entry.round, said), gameWords().notes.lookingText);
}

function lastMove(session: Session): string {
  const entry = entriesOf(session).at(-1);
  return entry === undefined
    ? ''
    : gameWords().notes.last(subjectName(session, entry.seat), moveInWords(entry));
}

function noteOnTurn(session: Session): Note {
  const { present } = session;
  const strong = isYou(session, present.toMove)
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
  { from, to, jumps, isCarried = false }: Selection,
  hovers: boolean,
): Note {
  const { board } = position.rules;
  const name = from === 'hand' ? '' : cellName(board, from);
  if (to === null && from !== 'hand') {
    const moves = movesFrom(position, from);
    const walks = moves.filter(({ kind }) => kind === 'walk');
    const hops = walks.filter((move) => jumpsOf(position, move) > 0).length;
    const reach = gameWords().notes.reach(walks.length - hops, hops, moves.length > walks.length);
    const parts = [reach, kindWords(position, from)];
    return {
      tone: 'go',
      strong: gameWords().notes.chosen(name),
      text: parts.filter((part) => part !== '').join(' '),
    };
  }
  const goal = to === 'off' || to === null ? '' : cellName(board, to);
  const entry = {
    kind: from === 'hand' ? 'drop' : to === 'off' ? 'leave' : 'walk',
    from: name,
    to: goal,
    jumps,
    demand: false,
  } as const;
  const move = moveInWords(entry);
  // a square begins with a small letter, a man does not
  const said = entry.kind === 'drop' ? capital(move) : move;
  const place = to === 'off' ? gameWords().notes.edge : goal;
  const how = hovers ? gameWords().notes.press(place) : gameWords().notes.pressAgain(place);
  return { tone: 'go', strong: `${said}.`, text: isCarried ? gameWords().notes.letGo : how };
}

function movesFrom(position: Position, from: number): readonly Move[] {
  return legalMoves(position).filter(
    (move) => (move.kind === 'walk' || move.kind === 'leave') && move.from === from,
  );
}

/** What binds the seat to move besides the plain rules; undefined when nothing does. */
function dutyOf(session: Session): Note | undefined {
  const { present } = session;
  if (passing(present) === 'must')
    return { tone: 'duty', strong: gameWords().notes.mustPass, text: gameWords().notes.mustPassText };
  if (present.demand)
    return { tone: 'duty', strong: gameWords().notes.demanded, text: gameWords().notes.demandedText };
  return dutyToYard(session);
}

function dutyToYard(session: Session): Note | undefined {
  const { present, rules } = session;
  const duty = yardDuty(present);
  if (duty === null) return undefined;
  const movers = new Set(legalMoves(present).flatMap((move) => (move.kind === 'walk' ? [move.from] : [])));
  const why = mustEmptyYard(present)
    ? gameWords().notes.rivalHasLeft(subjectName(session, rules.rivals[present.toMove] ?? 0))
    : gameWords().notes.yardFirst;
  return duty === 'leave'
    ? {
        tone: 'duty',
        strong: gameWords().notes.leaveYard,
        text: `${why} ${gameWords().notes.canLeave(movers.size)}`,
      }
    : {
        tone: 'duty',
        strong: gameWords().notes.stayInside,
        text: `${why} ${gameWords().notes.noneCanLeave}`,
      };
}
