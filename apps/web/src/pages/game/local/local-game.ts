import type { Move, Position, Seat } from '@halma/rules';
import { type Accessor, batch, createMemo, createSignal, onCleanup } from 'solid-js';
import type { ClockRate } from '../../../game/clock.ts';
import type { HintStatus } from '../../../game/hint-note.ts';
import type { Score } from '../../../game/series.ts';
import {
  awaitsPerson,
  backTo,
  type Session,
  turnsAfterTakingBack,
  withoutComputer,
  withTurn,
} from '../../../game/session.ts';
import { keep, newGameId, resumeKept, storedName } from '../../../game/stored-games.ts';
import { keepTableGame, newTableGame, nextTableGame, type TableGame } from '../../../game/table-game.ts';
import type { Turn } from '../../../game/turn.ts';
import { go } from '../../../navigation/address.ts';
import { createHintSource } from '../hint.ts';
import { createViewState, type ViewState } from '../view-state.ts';
import { createComputerPlayer } from './computer-player.ts';
import { followOtherTabs, isSameGame } from './other-tabs.ts';
import { createRunningClock } from './running-clock.ts';
import type { ThinkTime } from './think-time.ts';

/** A game played on this device: its state, and what changes it. */
export interface LocalGame extends Omit<ViewState, 'clear'> {
  readonly session: Accessor<Session>;
  /** The position on the board. */
  readonly shown: Accessor<Position>;
  readonly movable: Accessor<readonly Seat[]>;
  readonly hasComputerFailed: Accessor<boolean>;
  /** The game as another tab has changed it; null while this tab shows the stored game. */
  readonly changedElsewhere: Accessor<TableGame | null>;
  readonly showElsewhere: () => void;
  readonly keepThisOne: () => void;
  /** Cetro: the next move demands a jump from the next player. */
  readonly demandsJump: Accessor<boolean>;
  readonly setDemandsJump: (demands: boolean) => void;
  readonly move: (move: Move) => void;
  readonly end: (turn: Turn) => void;
  readonly hint: Accessor<HintStatus>;
  readonly askForHint: () => void;
  readonly canTakeBack: Accessor<boolean>;
  readonly takeBack: () => void;
  readonly begin: (session: Session, rate: ClockRate | null) => void;
  readonly playAgain: () => void;
  /** The time control; null in a game without clocks. */
  readonly rate: ClockRate | null;
  /** The points of earlier games of the series; null in a single game. */
  readonly score: Score | null;
  /** The time left to a seat, in milliseconds; undefined without clocks. */
  readonly timeLeft: (seat: Seat) => number | undefined;
  /** The game as it is stored, with its clocks and the score of its series. */
  readonly stored: () => TableGame;
  /** True from the first move on: the game is then stored on this device. */
  readonly isStored: Accessor<boolean>;
  readonly retryComputer: () => void;
  /** Lets people play the men of the computer. */
  readonly replaceComputer: () => void;
}

/** Opens a game with its clocks, and the computer at the seats it plays. */
export function createLocalGame(opened: TableGame, thinkTime: ThinkTime): LocalGame {
  const [session, setSession] = createSignal(opened.session);
  const [isStored, setStored] = createSignal(resumeKept(opened.id) !== undefined);
  const [hasComputerFailed, setComputerFailed] = createSignal(false);
  const [demandsJump, setDemandsJump] = createSignal(false);
  const [elsewhere, setElsewhere] = createSignal<TableGame | null>(null);
  const { clear, ...view } = createViewState(() => session().turns.length);

  const computer = createComputerPlayer({
    thinkTime,
    onMove: (move) => take({ kind: 'move', move }, false),
    onFailure: () => setComputerFailed(true),
  });

  const show = (next: Session, isPresentShown = true): void => {
    batch(() => {
      setElsewhere(null);
      setSession(next);
      if (isPresentShown) view.viewTurn(Number.POSITIVE_INFINITY);
      clear();
      setComputerFailed(false);
      setDemandsJump(false);
    });
    computer.update(next);
  };

  const hints = createHintSource(session, view.viewedTurn, thinkTime.searchMs);
  const isElsewhere = createMemo(() => elsewhere() !== null);
  const clock = createRunningClock(opened.clock, session, isElsewhere, (seat) =>
    take({ kind: 'time', seat }),
  );

  const stored = (): TableGame => ({ ...opened, session: session(), clock: clock.present() });

  const storeGame = (): void => {
    keep(keepTableGame(stored(), Date.now()));
    setStored(true);
  };

  const change = (next: Session, isPresentShown = true): void => {
    if (next.turns.length > session().turns.length) clock.press();
    else clock.settle();
    show(next, isPresentShown);
    storeGame();
  };

  const begin = (next: TableGame): void => {
    keep(keepTableGame(next, Date.now()));
    go(`/play/${next.id}`, 'replace');
  };

  const take = (turn: Turn, isPresentShown = true): void => {
    const next = withTurn(session(), turn);
    if (next.ok) change(next.value, isPresentShown);
    else view.refuse(next.refusal);
  };

  computer.update(session());
  onCleanup(computer.end);

  // Before the page unloads it stores the time that has run since the last move.
  const storeTime = (): void => {
    if (isStored() && opened.clock !== null && !isElsewhere()) storeGame();
  };
  addEventListener('pagehide', storeTime);
  onCleanup(() => {
    removeEventListener('pagehide', storeTime);
    storeTime();
  });

  // Two tabs share one stored game. The version of the other tab holds until a person moves here, so clock and computer
  // pause.
  followOtherTabs(storedName(opened.id), (changed) => {
    const isOther = !isSameGame(changed.session, session());
    if (isOther) clock.settle();
    setElsewhere(isOther ? changed : null);
    if (isOther) computer.pause();
    else computer.update(session());
  });

  const showElsewhere = (): void => {
    const changed = elsewhere();
    if (changed === null) return;
    clock.set(changed.clock);
    show(changed.session);
  };

  return {
    ...view,
    session,
    hasComputerFailed,
    demandsJump,
    setDemandsJump,
    changedElsewhere: elsewhere,
    showElsewhere,
    keepThisOne: () => show(session(), false),
    shown: createMemo(() => session().positions[view.viewedTurn() ?? -1] ?? session().present),
    movable: createMemo(() =>
      view.viewedTurn() === null && awaitsPerson(session()) ? [session().present.toMove] : [],
    ),
    move: (move) =>
      take({
        kind: 'move',
        move: demandsJump() && move.kind === 'normal' ? { ...move, demandsJump: true } : move,
      }),
    end: take,
    canTakeBack: createMemo(() => turnsAfterTakingBack(session()) !== undefined),
    takeBack: () => {
      const turns = turnsAfterTakingBack(session());
      if (turns !== undefined) change(backTo(session(), turns));
    },
    stored,
    isStored,
    rate: opened.clock,
    score: opened.score,
    timeLeft: clock.left,
    hint: hints.hint,
    askForHint: () => void hints.ask(),
    begin: (next, rate) => begin(newTableGame(newGameId(), next, rate)),
    playAgain: () => begin(nextTableGame(newGameId(), stored())),
    retryComputer: () => change(session()),
    replaceComputer: () => change(withoutComputer(session())),
  };
}
