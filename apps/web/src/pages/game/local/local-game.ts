import type { Move, Position, Seat } from '@halma/rules';
import { type Accessor, batch, createMemo, createSignal, onCleanup } from 'solid-js';
import type { TimeControl } from '../../../game/clock.ts';
import { type DeviceGame, nextDeviceGame, toStoredGame } from '../../../game/device-game.ts';
import type { HintStatus } from '../../../game/hint-note.ts';
import type { Score } from '../../../game/series.ts';
import {
  awaitsPerson,
  rewindTo,
  type Session,
  turnCountAfterTakeback,
  withoutComputer,
  withTurn,
} from '../../../game/session.ts';
import { hasGame, newGameId, storageKeyOf, storeGame } from '../../../game/stored-games.ts';
import type { ThinkTime } from '../../../game/think-time.ts';
import type { Turn } from '../../../game/turn.ts';
import { hasUnsavedGame, setUnsavedGame } from '../../../storage/unsaved-game.ts';
import { openNewGame } from '../../play/open-new-game.ts';
import { createHintSource } from '../hint.ts';
import { createViewState, type ViewState } from '../view-state.ts';
import { createComputerPlayer } from './computer-player.ts';
import { followOtherTabs, isSameGame } from './other-tabs.ts';
import { createRunningClock } from './running-clock.ts';

/** A game played on this device: its state, and the functions that change it. */
export interface LocalGame extends ViewState {
  readonly session: Accessor<Session>;
  /** The position on the board. */
  readonly shownPosition: Accessor<Position>;
  readonly movableSeats: Accessor<readonly Seat[]>;
  readonly hasComputerFailed: Accessor<boolean>;
  /** The version of the game from another tab; null while this tab shows the stored version. */
  readonly otherVersion: Accessor<DeviceGame | null>;
  readonly showOtherVersion: () => void;
  readonly keepThisVersion: () => void;
  /** In Cetro, whether the next move demands a jump from the next player. */
  readonly demandsJump: Accessor<boolean>;
  readonly setDemandsJump: (demandsJump: boolean) => void;
  readonly move: (move: Move) => void;
  /** Plays a turn that is not a move: a draw, or a resignation, after which other seats may play on. */
  readonly end: (turn: Turn) => void;
  readonly hint: Accessor<HintStatus>;
  readonly requestHint: () => void;
  readonly canTakeBack: Accessor<boolean>;
  readonly takeBack: () => void;
  readonly playAgain: () => void;
  readonly timeControl: TimeControl | null;
  /** The points from earlier games of the series; null in a single game. */
  readonly score: Score | null;
  /** Returns the time that a seat has left, in milliseconds; undefined in a game without clocks. */
  readonly timeLeft: (seat: Seat) => number | undefined;
  /** Returns the game with the present state of its clocks and the score of its series. */
  readonly deviceGame: () => DeviceGame;
  /** Whether the game is stored on the device, which is the case after the first move. */
  readonly isStored: Accessor<boolean>;
  /** Whether the device could not store the latest change. */
  readonly isSavingFailed: Accessor<boolean>;
  readonly retryComputer: () => void;
  /** Replaces the computer with a person at each of its seats. */
  readonly replaceComputer: () => void;
}

interface ChangeOptions {
  /** Whether the board shows the present afterwards; by default, it does. */
  readonly showsPresent?: boolean;
  /** Whether the computer or the clock makes the change, and not a person. */
  readonly isAutomatic?: boolean;
}

/**
 * Opens a game: runs its clocks, and lets the computer play its seats.
 *
 * @param isCovered whether the dialog for a new game covers the game, which pauses its clocks
 */
export function createLocalGame(
  opened: DeviceGame,
  thinkTime: ThinkTime,
  isCovered: Accessor<boolean>,
): LocalGame {
  const [session, setSession] = createSignal(opened.session);
  const [isStored, setStored] = createSignal(hasGame(opened.id));
  const [hasComputerFailed, setComputerFailed] = createSignal(false);
  const [demandsJump, setDemandsJump] = createSignal(false);
  const [otherVersion, setOtherVersion] = createSignal<DeviceGame | null>(null);
  const view = createViewState(session);

  const computer = createComputerPlayer({
    thinkTime,
    onMove: (move) => playTurn({ kind: 'move', move }, { showsPresent: false, isAutomatic: true }),
    onFailure: () => setComputerFailed(true),
  });

  const show = (next: Session, showsPresent = true): void => {
    batch(() => {
      setOtherVersion(null);
      setSession(next);
      if (showsPresent) view.viewTurn(Number.POSITIVE_INFINITY);
      view.select(null);
      setComputerFailed(false);
      setDemandsJump(false);
    });
    computer.update(next);
  };

  const hints = createHintSource(session, view.viewedTurn, thinkTime.searchMs);
  const isChangedElsewhere = createMemo(() => otherVersion() !== null);
  const isPaused = createMemo(() => isChangedElsewhere() || isCovered());
  const clock = createRunningClock(opened.clock, session, isPaused, (seat) =>
    playTurn({ kind: 'time', seat }, { isAutomatic: true }),
  );

  const deviceGame = (): DeviceGame => ({ ...opened, session: session(), clock: clock.present() });

  const save = (): void => {
    const isSaved = storeGame(toStoredGame(deviceGame(), Date.now()));
    if (isSaved) setStored(true);
    setUnsavedGame(!isSaved);
  };

  /** Stores a change that no person has made. A game that was deleted in another tab stays deleted. */
  const saveUnlessDeleted = (): void => {
    if (!isStored() || hasGame(opened.id)) save();
  };

  const change = (next: Session, { showsPresent = true, isAutomatic = false }: ChangeOptions = {}): void => {
    const newTurn = next.turns[session().turns.length];
    if (newTurn?.kind === 'move') clock.endTurn();
    else clock.chargeTurn();
    show(next, showsPresent);
    if (isAutomatic) saveUnlessDeleted();
    else save();
  };

  const playTurn = (turn: Turn, options?: ChangeOptions): void => {
    const next = withTurn(session(), turn);
    if (next.ok) change(next.value, options);
    else view.refuse(next.refusal);
  };

  computer.update(session());
  onCleanup(computer.end);

  // Stores the time used since the last move before the page unloads.
  const storeTime = (): void => {
    const isRunning = opened.clock !== null && session().present.outcome === null;
    if (isStored() && isRunning && !isChangedElsewhere()) saveUnlessDeleted();
  };
  addEventListener('pagehide', storeTime);
  onCleanup(() => {
    removeEventListener('pagehide', storeTime);
    storeTime();
    setUnsavedGame(false);
  });

  // Two tabs share one stored game. While the other tab has the newer version, the clock and the computer
  // stop in this tab.
  followOtherTabs(storageKeyOf(opened.id), (tabGame, wasKept) => {
    const differs = !isSameGame(tabGame.session, session());
    const isClockStopped = wasKept || isChangedElsewhere();
    setOtherVersion(differs ? tabGame : null);
    if (differs) computer.pause();
    else {
      // If the browser kept this page for the back button, the stored clock includes all the time used before that. A
      // tab that was opened later has counted less time.
      if (isClockStopped || hasLessTime(tabGame.clock)) clock.set(tabGame.clock);
      computer.update(session());
    }
  });

  function hasLessTime(tabClock: DeviceGame['clock']): boolean {
    const { toMove } = session().present;
    return (tabClock?.left.get(toMove) ?? 0) < (clock.timeLeft(toMove) ?? 0);
  }

  const showOtherVersion = (): void => {
    const version = otherVersion();
    if (version === null) return;
    clock.set(version.clock);
    show(version.session);
  };

  return {
    ...view,
    session,
    hasComputerFailed,
    demandsJump,
    setDemandsJump,
    otherVersion,
    showOtherVersion,
    keepThisVersion: () => change(session(), { showsPresent: false }),
    shownPosition: createMemo(() => session().positions[view.viewedTurn() ?? -1] ?? session().present),
    movableSeats: createMemo(() =>
      view.viewedTurn() === null && awaitsPerson(session()) ? [session().present.toMove] : [],
    ),
    move: (move) =>
      playTurn({
        kind: 'move',
        move: demandsJump() && move.kind === 'normal' ? { ...move, demandsJump: true } : move,
      }),
    end: (turn) => playTurn(turn),
    canTakeBack: createMemo(() => turnCountAfterTakeback(session()) !== undefined),
    takeBack: () => {
      const turnCount = turnCountAfterTakeback(session());
      if (turnCount !== undefined) change(rewindTo(session(), turnCount));
    },
    deviceGame,
    isStored,
    isSavingFailed: hasUnsavedGame,
    timeControl: opened.clock,
    score: opened.score,
    timeLeft: clock.timeLeft,
    hint: hints.hint,
    requestHint: () => {
      view.select(null);
      void hints.request();
    },
    playAgain: () => openNewGame(nextDeviceGame(newGameId(), deviceGame()), 'replace'),
    retryComputer: () => change(session()),
    replaceComputer: () => change(withoutComputer(session())),
  };
}
