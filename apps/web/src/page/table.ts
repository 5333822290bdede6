import type { Selection } from '@halma/board';
import type { Move, Position, Refusal, Seat } from '@halma/rules';
import { type Accessor, batch, createMemo, createSignal } from 'solid-js';
import { entriesOf } from '../game/move-list.ts';
import { FIRST_GAME, rematch, startGame } from '../game/new-game.ts';
import { NOTE_ELSEWHERE, type Note, noteOf, type Stuck } from '../game/note.ts';
import { type ResultWords, resultWords } from '../game/result-words.ts';
import { restoreGame, saveGame } from '../game/saved-game.ts';
import {
  awaitsPerson,
  backTo,
  type Session,
  turnsAfterTakingBack,
  withoutComputer,
  withTurn,
} from '../game/session.ts';
import type { Turn } from '../game/turn.ts';
import { createOpponent } from './opponent.ts';
import { hearOtherTabs, isSameGame } from './other-tabs.ts';
import { readStored, store } from './storage.ts';

/** The game on the page: what is so now, and what can be done. */
export interface Table {
  readonly session: Accessor<Session>;
  /** The number of the position that is looked back at; null for the present. */
  readonly lookedAt: Accessor<number | null>;
  /** The position on the board. */
  readonly shown: Accessor<Position>;
  readonly movable: Accessor<readonly Seat[]>;
  readonly selection: Accessor<Selection | null>;
  readonly note: Accessor<Note>;
  readonly result: Accessor<ResultWords | undefined>;
  readonly computerFailed: Accessor<boolean>;
  /** The game as another tab has changed it; null when this tab shows what is kept. */
  readonly elsewhere: Accessor<Session | null>;
  readonly showElsewhere: () => void;
  readonly keepThisOne: () => void;
  /** Cetro: shall the next move demand a jump? */
  readonly demand: Accessor<boolean>;
  readonly setDemand: (demand: boolean) => void;
  readonly select: (selection: Selection | null) => void;
  readonly refuse: (refusal: Refusal | Stuck) => void;
  readonly move: (move: Move) => void;
  readonly end: (turn: Turn) => void;
  readonly canTakeBack: Accessor<boolean>;
  readonly takeBack: () => void;
  /** Shows the position after so many turns; the last of them is the present. */
  readonly lookAt: (turns: number) => void;
  readonly begin: (session: Session) => void;
  readonly playAgain: () => void;
  readonly askAgain: () => void;
  readonly playAtThisTable: () => void;
}

const STORED = 'halma.game';

/** The game kept from the last visit, or the first game of all. */
function openingGame(): Session {
  const kept = restoreGame(readStored(STORED));
  if (kept !== undefined) return kept;
  const first = startGame(FIRST_GAME);
  if (!first.ok) throw new Error(`the first game cannot be set up: ${first.refusal.code}`);
  return first.value;
}

/** Sets the table: the kept game, and the computer at the seats it plays. */
export function createTable(milliseconds: number): Table {
  const [session, setSession] = createSignal(openingGame());
  const [lookedAt, setLookedAt] = createSignal<number | null>(null);
  const [selection, setSelection] = createSignal<Selection | null>(null);
  const [refusal, setRefusal] = createSignal<Refusal | Stuck | null>(null);
  const [computerFailed, setComputerFailed] = createSignal(false);
  const [demand, setDemand] = createSignal(false);
  const [elsewhere, setElsewhere] = createSignal<Session | null>(null);

  const opponent = createOpponent({
    milliseconds,
    onMove: (move) => take({ kind: 'move', move }, false),
    onFailure: () => setComputerFailed(true),
  });

  const show = (next: Session, toPresent = true): void => {
    batch(() => {
      setElsewhere(null);
      setSession(next);
      if (toPresent) setLookedAt(null);
      setSelection(null);
      setRefusal(null);
      setComputerFailed(false);
      setDemand(false);
    });
    opponent.attend(next);
  };

  const change = (next: Session, toPresent = true): void => {
    store(STORED, saveGame(next));
    show(next, toPresent);
  };

  const take = (turn: Turn, toPresent = true): void => {
    const next = withTurn(session(), turn);
    if (next.ok) change(next.value, toPresent);
    else setRefusal(next.refusal);
  };

  opponent.attend(session());

  // Two tabs keep one game. What another has kept stands until a person here moves, so the computer rests.
  hearOtherTabs(STORED, (kept) => {
    const isOther = !isSameGame(kept, session());
    setElsewhere(isOther ? kept : null);
    if (isOther) opponent.rest();
    else opponent.attend(session());
  });

  return {
    session,
    lookedAt,
    selection,
    computerFailed,
    demand,
    setDemand,
    elsewhere,
    showElsewhere: () => show(elsewhere() ?? session()),
    keepThisOne: () => show(session(), false),
    shown: createMemo(() => session().positions[lookedAt() ?? -1] ?? session().present),
    movable: createMemo(() =>
      lookedAt() === null && awaitsPerson(session()) ? [session().present.toMove] : [],
    ),
    note: createMemo(() =>
      elsewhere() !== null
        ? NOTE_ELSEWHERE
        : noteOf({
            session: session(),
            shown: lookedAt(),
            selection: selection(),
            refusal: refusal(),
            computerFailed: computerFailed(),
            hovers: matchMedia('(hover: hover)').matches,
          }),
    ),
    result: createMemo(() =>
      lookedAt() === null && elsewhere() === null ? resultWords(session()) : undefined,
    ),
    select: (chosen) =>
      batch(() => {
        setSelection(chosen);
        if (chosen !== null) setRefusal(null);
      }),
    refuse: setRefusal,
    move: (move) =>
      take({ kind: 'move', move: demand() && move.kind === 'walk' ? { ...move, demand: true } : move }),
    end: take,
    canTakeBack: createMemo(() => turnsAfterTakingBack(session()) !== undefined),
    takeBack: () => {
      const turns = turnsAfterTakingBack(session());
      if (turns !== undefined) change(backTo(session(), turns));
    },
    lookAt: (turns) => {
      const last = entriesOf(session()).length;
      setLookedAt(turns >= last ? null : Math.max(0, turns));
    },
    begin: change,
    playAgain: () => change(rematch(session())),
    askAgain: () => change(session()),
    playAtThisTable: () => change(withoutComputer(session())),
  };
}
