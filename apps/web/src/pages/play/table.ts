import type { Selection } from '@halma/board';
import type { Move, Position, Seat } from '@halma/rules';
import { type Accessor, batch, createMemo, createSignal, onCleanup } from 'solid-js';
import type { ClockRate } from '../../game/clock.ts';
import type { Hinted } from '../../game/hint-note.ts';
import { entriesOf } from '../../game/move-list.ts';
import { elsewhereNote, type Note, noteOf, type Refused, type Stuck } from '../../game/note.ts';
import type { Score } from '../../game/series.ts';
import {
  awaitsPerson,
  backTo,
  type Session,
  turnsAfterTakingBack,
  withoutComputer,
  withTurn,
} from '../../game/session.ts';
import { keepTableGame, newTableGame, nextTableGame, type TableGame } from '../../game/table-game.ts';
import type { Turn } from '../../game/turn.ts';
import { go } from '../../site/address.ts';
import { keep, newGameId, resumeKept, storedName } from '../../site/kept-games.ts';
import { createHinter } from './hinter.ts';
import { createOpponent } from './opponent.ts';
import { hearOtherTabs, isSameGame } from './other-tabs.ts';
import type { Pace } from './pace.ts';
import { createRunningClock } from './running-clock.ts';

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
  /** Is the end of the game on the board? */
  readonly isOver: Accessor<boolean>;
  readonly computerFailed: Accessor<boolean>;
  /** The game as another tab has changed it; null when this tab shows what is kept. */
  readonly elsewhere: Accessor<TableGame | null>;
  readonly showElsewhere: () => void;
  readonly keepThisOne: () => void;
  /** Cetro: shall the next move demand a jump? */
  readonly demand: Accessor<boolean>;
  readonly setDemand: (demand: boolean) => void;
  readonly select: (selection: Selection | null) => void;
  readonly refuse: (refusal: Refused | Stuck) => void;
  readonly move: (move: Move) => void;
  readonly end: (turn: Turn) => void;
  /** What the computer would play here, if it was asked. */
  readonly hint: Accessor<Hinted>;
  readonly askForHint: () => void;
  readonly canTakeBack: Accessor<boolean>;
  readonly takeBack: () => void;
  /** Shows the position after so many turns; the last of them is the present. */
  readonly lookAt: (turns: number) => void;
  readonly begin: (session: Session, rate: ClockRate | null) => void;
  readonly playAgain: () => void;
  /** The rate of the clocks; null in a game without. */
  readonly rate: ClockRate | null;
  /** What earlier games of the series brought; null in a single game. */
  readonly score: Score | null;
  /** What a seat has left on its clock, in milliseconds; undefined without clocks. */
  readonly timeLeft: (seat: Seat) => number | undefined;
  /** The game as it is kept: with its clocks, and the score of its series. */
  readonly game: () => TableGame;
  /** Is the game among those kept on this device? A game is kept from its first move on. */
  readonly isKept: Accessor<boolean>;
  readonly askAgain: () => void;
  readonly playAtThisTable: () => void;
}

/** Sets the table for a game: its clocks, and the computer at the seats it plays. */
export function createTable(opened: TableGame, pace: Pace): Table {
  const [session, setSession] = createSignal(opened.session);
  const [isKept, setKept] = createSignal(resumeKept(opened.id) !== undefined);
  const [lookedAt, setLookedAt] = createSignal<number | null>(null);
  const [selection, setSelection] = createSignal<Selection | null>(null);
  const [refusal, setRefusal] = createSignal<Refused | Stuck | null>(null);
  const [computerFailed, setComputerFailed] = createSignal(false);
  const [demand, setDemand] = createSignal(false);
  const [elsewhere, setElsewhere] = createSignal<TableGame | null>(null);

  const opponent = createOpponent({
    pace,
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

  const hinter = createHinter(session, lookedAt, pace);
  const isElsewhere = createMemo(() => elsewhere() !== null);
  const clock = createRunningClock(opened.clock, session, isElsewhere, (seat) =>
    take({ kind: 'time', seat }),
  );

  const game = (): TableGame => ({ ...opened, session: session(), clock: clock.present() });

  const keepIt = (): void => {
    keep(keepTableGame(game(), Date.now()));
    setKept(true);
  };

  const change = (next: Session, toPresent = true): void => {
    if (next.turns.length > session().turns.length) clock.press();
    else clock.settle();
    show(next, toPresent);
    keepIt();
  };

  const begin = (next: TableGame): void => {
    keep(keepTableGame(next, Date.now()));
    go(`/play/${next.id}`, 'replace');
  };

  const take = (turn: Turn, toPresent = true): void => {
    const next = withTurn(session(), turn);
    if (next.ok) change(next.value, toPresent);
    else setRefusal(next.refusal);
  };

  opponent.attend(session());
  onCleanup(opponent.leave);

  // A page that goes away keeps the time that has run since the last move.
  const keepTime = (): void => {
    if (isKept() && opened.clock !== null && !isElsewhere()) keepIt();
  };
  addEventListener('pagehide', keepTime);
  onCleanup(() => {
    removeEventListener('pagehide', keepTime);
    keepTime();
  });

  // Two tabs keep one game. What another has kept stands until a person here moves, so computer and clock rest.
  hearOtherTabs(storedName(opened.id), (kept) => {
    const isOther = !isSameGame(kept.session, session());
    if (isOther) clock.settle();
    setElsewhere(isOther ? kept : null);
    if (isOther) opponent.rest();
    else opponent.attend(session());
  });

  const showElsewhere = (): void => {
    const kept = elsewhere();
    if (kept === null) return;
    clock.set(kept.clock);
    show(kept.session);
  };

  return {
    session,
    lookedAt,
    selection,
    computerFailed,
    demand,
    setDemand,
    elsewhere,
    showElsewhere,
    keepThisOne: () => show(session(), false),
    shown: createMemo(() => session().positions[lookedAt() ?? -1] ?? session().present),
    movable: createMemo(() =>
      lookedAt() === null && awaitsPerson(session()) ? [session().present.toMove] : [],
    ),
    note: createMemo(() =>
      elsewhere() !== null
        ? elsewhereNote()
        : noteOf({
            session: session(),
            shown: lookedAt(),
            selection: selection(),
            hint: hinter.hint(),
            refusal: refusal(),
            computerFailed: computerFailed(),
            hovers: matchMedia('(hover: hover)').matches,
          }),
    ),
    isOver: () => lookedAt() === null && elsewhere() === null && session().present.outcome !== null,
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
    game,
    isKept,
    rate: opened.clock,
    score: opened.score,
    timeLeft: clock.left,
    hint: hinter.hint,
    askForHint: hinter.ask,
    begin: (next, rate) => begin(newTableGame(newGameId(), next, rate)),
    playAgain: () => begin(nextTableGame(newGameId(), game())),
    askAgain: () => change(session()),
    playAtThisTable: () => change(withoutComputer(session())),
  };
}
