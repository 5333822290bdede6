import { playStrings } from '@halma/locales/play';
import { type Seat, sideOf } from '@halma/rules';
import { createMemo } from 'solid-js';
import { isTimeLow } from '../../../game/clock.ts';
import { describeRank } from '../../../game/describe-rank.ts';
import { canAgreeDraw, canResign, endsByResignation, resigningSeat } from '../../../game/endings.ts';
import { marksOfHint } from '../../../game/move-marks.ts';
import {
  colourName,
  givenName,
  nameDetail,
  playerOrColourName,
  recordName,
  seatName,
  subjectName,
} from '../../../game/names.ts';
import { noteOf, otherTabNote } from '../../../game/note.ts';
import { hasSeatsAround } from '../../../game/seating.ts';
import { pointsText, withGame } from '../../../game/series.ts';
import {
  awaitsComputer,
  awaitsPerson,
  canClaimDraw,
  passStatus,
  seatsOfPeople,
} from '../../../game/session.ts';
import { createAction, createAnalysisLink, createPassAction, createReturnAction } from '../common-actions.ts';
import { facesPlayers, setFacesPlayers } from '../faces-players.ts';
import type { GameAction, GameModel } from '../model.ts';
import type { LocalGame } from './local-game.ts';

/**
 * Describes a local game for the game page.
 *
 * @param chooseGame opens the new-game dialog
 * @param loadOwnParts loads this dialog
 */
export function createLocalModel(
  game: LocalGame,
  chooseGame: () => void,
  loadOwnParts: () => Promise<unknown>,
): GameModel {
  const { session } = game;
  const { rules } = session();
  const present = () => session().present;
  const isPlayersTurn = (): boolean =>
    game.viewedTurn() === null && game.otherVersion() === null && awaitsPerson(session());

  const note = createMemo(() =>
    game.otherVersion() === null
      ? noteOf({
          session: session(),
          viewedTurn: game.viewedTurn(),
          selection: game.selection(),
          hint: game.hint(),
          refusal: game.refusal(),
          hasComputerFailed: game.hasComputerFailed(),
          canHover: matchMedia('(hover: hover)').matches,
        })
      : otherTabNote(),
  );

  const score = createMemo(() => game.score && withGame(game.score, present()));
  /** Returns a seat's points in the series, including this game once it is over; undefined in a single game. */
  const pointsOf = (seat: Seat): string | undefined => {
    const points = score();
    return points === null ? undefined : pointsText(points.get(seat) ?? 0);
  };

  const newGameAction: GameAction = {
    icon: 'plus',
    label: () => playStrings().actions.newGame,
    isOffered: () => true,
    run: chooseGame,
  };

  const analysisLink = createAnalysisLink(() =>
    game.isStored() ? `/analysis/${game.deviceGame().id}` : '/analysis',
  );

  const noteActions: readonly GameAction[] = [
    createAction('eye', () => playStrings().actions.showElsewhere, isChangedElsewhere, game.showOtherVersion),
    createAction('check', () => playStrings().actions.keepThisOne, isChangedElsewhere, game.keepThisVersion),
    createReturnAction(game),
    createAction('undo', () => playStrings().actions.tryAgain, game.hasComputerFailed, game.retryComputer),
    createAction(
      'person',
      () => playStrings().actions.playItsMoves,
      game.hasComputerFailed,
      game.replaceComputer,
    ),
    createPassAction(() => isPlayersTurn() && passStatus(present()) !== 'not', game),
    createAction(
      'draw',
      () => playStrings().actions.claim,
      () => isPlayersTurn() && canClaimDraw(present()),
      () => game.end({ kind: 'claimed-draw' }),
    ),
    {
      icon: 'lock',
      label: () => playStrings().actions.demand,
      description: () => playStrings().actions.demandHint,
      isOffered: () => isPlayersTurn() && rules.game.allowsJumpDemand,
      isOn: game.demandsJump,
      run: () => game.setDemandsJump(!game.demandsJump()),
    },
  ];

  function isChangedElsewhere(): boolean {
    return game.otherVersion() !== null;
  }

  return {
    kind: 'local',
    loadOwnParts,
    rules,
    session,
    viewedTurn: game.viewedTurn,
    viewTurn: game.viewTurn,
    shownPosition: game.shownPosition,
    movableSeats: game.movableSeats,
    marks: createMemo(() => marksOfHint(game.hint())),
    selection: game.selection,
    select: game.select,
    refuse: game.refuse,
    move: game.move,
    playersSeats: createMemo(() => seatsOfPeople(session())),
    seat: (seat) => ({
      name: seatName(session(), seat),
      detail: nameDetail(session(), seat),
      screenReaderText: givenName(session(), seat) === undefined ? '' : colourName(session(), seat),
      partners: sideOf(rules, seat)
        .filter((other) => other !== seat)
        .map((other) => playerOrColourName(session(), other))
        .join(', '),
      isToMove: present().outcome === null && present().toMove === seat,
      isThinking: awaitsComputer(session()),
      awayText: undefined,
      rank: describeRank(present(), seat),
      score: pointsOf(seat),
      firstTurnCountdown: undefined,
    }),
    clock: (seat) => {
      const milliseconds = game.timeLeft(seat);
      if (milliseconds === undefined || game.timeControl === null) return undefined;
      return { kind: 'time', milliseconds, isLow: isTimeLow(game.timeControl, milliseconds) };
    },
    note,
    isNoteNews: isChangedElsewhere,
    noteActions,
    warning: () => (game.isSavingFailed() ? playStrings().page.notSaved : ''),
    isResultShown: createMemo(
      () => game.viewedTurn() === null && !isChangedElsewhere() && present().outcome !== null,
    ),
    resultActions: [
      {
        icon: 'play',
        label: () => playStrings().actions.rematch,
        isOffered: () => true,
        isPrimary: true,
        run: game.playAgain,
      },
      analysisLink,
      newGameAction,
    ],
    resultNotes: () => (game.isSavingFailed() ? [playStrings().page.notSaved] : []),
    tools: [
      {
        icon: 'undo',
        label: () => playStrings().actions.takeBack,
        isOffered: () => true,
        disabledReason: () => (game.canTakeBack() ? undefined : playStrings().actions.nothingToTakeBack),
        run: game.takeBack,
      },
      {
        icon: 'pencil',
        label: () => playStrings().actions.hint,
        isOffered: () => seatsOfPeople(session()).length > 0,
        disabledReason: () => (isPlayersTurn() ? undefined : playStrings().actions.noHintNow),
        run: game.requestHint,
      },
      resignAction('bar'),
      {
        ...createAction(
          'facing',
          () => playStrings().actions.facePlayers,
          hasPeopleAround,
          () => setFacesPlayers(!facesPlayers()),
        ),
        isOn: facesPlayers,
      },
    ],
    moreActions: [
      newGameAction,
      resignAction('more'),
      analysisLink,
      {
        icon: 'draw',
        label: () => playStrings().actions.draw,
        isOffered: () => canAgreeDraw(session()),
        confirm: () => ({
          title: playStrings().dialogs.draw,
          text: playStrings().dialogs.drawText,
          confirmLabel: playStrings().dialogs.agree,
          isDangerous: false,
        }),
        run: () => game.end({ kind: 'agreed-draw' }),
      },
    ],
    headerActions: [newGameAction],
    exit: { href: '/', label: () => playStrings().page.leave },
    terms: () => '',
    recordNames: () => ({
      event: playStrings().page.event,
      nameOf: (seat) => recordName(session(), seat),
    }),
  };

  /** Returns whether people sit around the screen, as three or more do. */
  function hasPeopleAround(): boolean {
    return hasSeatsAround(rules) && seatsOfPeople(session()).length > 2;
  }

  /**
   * Creates the action for the tool bar, or for the dialog if the button that turns the names takes its place
   * in the bar.
   */
  function resignAction(place: 'bar' | 'more'): GameAction {
    return {
      icon: 'flag',
      label: () => playStrings().actions.resign,
      isOffered: () => canResign(session()) && hasPeopleAround() === (place === 'more'),
      confirm: () => ({
        title: playStrings().dialogs.resign,
        text: resignationText(),
        confirmLabel: playStrings().actions.resign,
        isDangerous: true,
      }),
      run: () => {
        const seat = resigningSeat(session());
        if (seat !== undefined) game.end({ kind: 'resignation', seat });
      },
    };
  }

  /**
   * Describes the effect of a resignation: the opponents win, or, if there are several opposing sides, the
   * player comes last.
   */
  function resignationText(): string {
    const seat = resigningSeat(session());
    if (seat === undefined) return '';
    const side = sideOf(rules, seat);
    const others = rules.sides.filter((other) => other !== side);
    return others.length > 1
      ? playStrings().dialogs.resignTextMany(
          playerOrColourName(session(), seat),
          endsByResignation(present(), seat),
        )
      : playStrings().dialogs.resignText(others.flat().map((other) => subjectName(session(), other)));
  }
}
