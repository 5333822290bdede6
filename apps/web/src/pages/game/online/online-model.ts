import { manColourOf } from '@halma/board';
import { gameWords } from '@halma/locales/game';
import { onlineWords } from '@halma/locales/online';
import { peopleWords } from '@halma/locales/people';
import { playWords } from '@halma/locales/play';
import { type Position, type Seat, seatFromLetter, seatLetter } from '@halma/rules';
import { createMemo, createSignal } from 'solid-js';
import { addressOfRecord } from '../../../analysis/study-address.ts';
import { isLow } from '../../../game/clock.ts';
import { describeRank } from '../../../game/describe-rank.ts';
import type { ResultText } from '../../../game/describe-result.ts';
import { marksOfHint, marksOfPlans } from '../../../game/move-marks.ts';
import { canClaimDraw, passStatus, type Session } from '../../../game/session.ts';
import { go } from '../../../navigation/address.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import { describeTimeLeft } from '../../../online/describe-time-left.ts';
import { describeClock } from '../../../online/game-terms.ts';
import { onlineNote } from '../../../online/online-note.ts';
import { nextWaiting } from '../../../online/own-turn.ts';
import { runningGames } from '../../../online/running-games.ts';
import { holderOf, isAmong, partnersOf } from '../../../online/seats.ts';
import { timeLeft } from '../../../online/time-left.ts';
import { addressOfGame, type Online } from '../../online/online-context.ts';
import { passAction, plainAction, returnAction } from '../common-actions.ts';
import { createHintSource } from '../hint.ts';
import type { ClockView, GameAction, GameLink, GameModel, SeatView } from '../model.ts';
import {
  absentMover,
  canAbort,
  hasComputer,
  isAgainstComputers,
  isInPlay,
  takebackTarget,
} from './available-actions.ts';
import { createOnlineChat } from './online-chat.ts';
import type { OnlineGame } from './online-game.ts';

/** The time in which the computer finds a hint, in milliseconds. */
const HINT_MS = 700;

/** An online game as the page shows it. @param begun the session when the page opens; the game has started */
export function createOnlineModel(online: Online, game: OnlineGame, begun: Session): GameModel {
  const { rules } = game;
  const session = createMemo((before: Session) => game.session() ?? before, begun);
  const present = (): Position => session().present;
  const standing = () => game.view().standing;
  const isPlaying = (): boolean => standing().phase === 'playing';
  const isOver = (): boolean => standing().phase === 'over' || standing().phase === 'aborted';
  const isPlayer = (): boolean => {
    const seat = game.seat();
    return isPlaying() && seat !== undefined && isInPlay(present(), seat);
  };
  const isOwnTurn = (): boolean => present().toMove === game.seat();
  const canMove = (): boolean => isPlayer() && isOwnTurn() && game.movable().length > 0;
  const hints = createHintSource(session, game.viewedTurn, HINT_MS);
  const [failure, setFailure] = createSignal('');

  return {
    kind: 'online',
    rules,
    session,
    viewedTurn: game.viewedTurn,
    viewTurn: game.viewTurn,
    shown: () => game.shown() ?? present(),
    movable: game.movable,
    marks: createMemo(() => {
      const seat = game.seat();
      const isPast = game.viewedTurn() !== null;
      const plans = seat === undefined || isPast ? [] : marksOfPlans(game.premoves.plans(), seat);
      return [...plans, ...marksOfHint(hints.hint())];
    }),
    selection: game.selection,
    select: game.select,
    refuse: game.refuse,
    move: game.move,
    ownSeats: createMemo((): readonly Seat[] => {
      const seat = game.seat();
      return seat === undefined ? [] : [seat];
    }),
    seat: seatView,
    clock: clockView,
    note: createMemo(() =>
      onlineNote({
        session: session(),
        shown: game.viewedTurn(),
        selection: game.selection(),
        refusal: game.slip(),
        hint: hints.hint(),
        hovers: matchMedia('(hover: hover)').matches,
        connection: online.connection(),
        isYourTurn: isOwnTurn(),
        isSpectator: game.seat() === undefined,
        toMove: game.nameOf(present().toMove),
        isAway: game.isPresent(seatLetter(present().toMove)) === false,
        isMovePending: game.pending() !== undefined,
        isChoosingPremove: game.premoves.isChoosing(),
        premoves: game.premoves.moves(),
        wasPremoveDropped: game.premoves.wasDropped(),
        refused: refused(),
      }),
    ),
    noteIcon: () => (online.connection().kind === 'open' ? undefined : 'off'),
    isNoteSilent: () => false,
    noteActions: noteActions(),
    isResultShown: createMemo(() => isOver() && game.viewedTurn() === null),
    describeResult,
    resultActions: [rematch(), nextGame(), ...afterGame(), lobby()],
    resultFailure: failure,
    tools: [takeback(), draw(), hint(), abort(), resign()],
    moreActions: afterGame(),
    headerActions: [nextWaitingGame()],
    exit: { href: '/online', label: () => onlineWords().actions.lobby },
    facts: () =>
      `${describeClock(game.view().terms)} · ${onlineWords().seats.spectators(game.spectatorCount())}`,
    recordWords: () => ({ event: playWords().page.event, nameOf: game.nameOf }),
    chat: createOnlineChat(online, game),
  };

  function seatView(seat: Seat): SeatView {
    const letter = seatLetter(seat);
    const isToMove = isPlaying() && standing().toMove === letter;
    const isPerson = holderOf(standing(), seat)?.kind === 'person';
    const isOther = seat !== game.seat();
    return {
      name: game.nameOf(seat),
      detail: isOther ? '' : peopleWords().account.you,
      spoken: gameWords().colours[manColourOf(rules, seat)],
      partners: partnersOf(rules, seat)
        .map((partner) => gameWords().colours[manColourOf(rules, partner)])
        .join(', '),
      isToMove,
      isThinking: isToMove && holderOf(standing(), seat)?.kind === 'level',
      away:
        isPlaying() && isOther && isPerson && game.isPresent(letter) === false
          ? onlineWords().seats.isAway
          : undefined,
      rank: describeRank(present(), seat),
      score: undefined,
      firstMove: firstMove(seat),
    };
  }

  function isFirstTurn(seat: Seat): boolean {
    return present().turnsPlayed[seat] === 0;
  }

  /** A first turn does not use up the clock, but has a limit of its own. */
  function firstMove(seat: Seat): string | undefined {
    const { dueBy, toMove } = standing();
    const now = game.now();
    const isRealTime = game.view().terms.clock.kind === 'real-time';
    if (!isFirstTurn(seat) || !isRealTime || toMove !== seatLetter(seat)) return undefined;
    if (dueBy === undefined || now === undefined) return undefined;
    return onlineWords().seats.firstMove(Math.max(0, Math.ceil((dueBy - now) / 1000)));
  }

  function clockView(seat: Seat): ClockView | undefined {
    const { terms } = game.view();
    const shown = timeLeft(terms, standing(), seatLetter(seat), game.now(), isFirstTurn(seat));
    if (shown === undefined) return undefined;
    if (shown.kind === 'days') return { kind: 'text', text: describeTimeLeft(shown.left) };
    const low = terms.clock.kind === 'real-time' && isLow(terms.clock, shown.left);
    return { kind: 'time', milliseconds: shown.left, isLow: low };
  }

  function refused(): string | undefined {
    const refusal = game.refusal();
    return refusal === null ? undefined : describeFailure(refusal);
  }

  /** The server may end a game that the rules do not: it was aborted, or a player left. */
  function describeResult(words: ResultText | undefined): ResultText {
    const { results } = onlineWords();
    if (words === undefined || standing().phase === 'aborted') {
      return { headline: results.aborted, reason: results.abortedText, finalStanding: '' };
    }
    const last = game.view().score.at(-1);
    const gone = last !== undefined && 'out' in last && last.why === 'abandoned' ? last.out : undefined;
    const seat = gone === undefined ? undefined : seatFromLetter(gone);
    return seat === undefined ? words : { ...words, reason: results.left(game.nameOf(seat)) };
  }

  function noteActions(): readonly GameAction[] {
    const actions = () => onlineWords().actions;
    const { premoves } = game;
    return [
      returnAction(game),
      plainAction(
        'turn',
        () => actions().retry,
        () => !['open', 'connecting'].includes(online.connection().kind),
        () => void online.retry(),
      ),
      passAction(() => canMove() && passStatus(present()) !== 'not', game),
      plainAction(
        'draw',
        () => playWords().actions.claim,
        () => isPlayer() && isOwnTurn() && canClaimDraw(present()),
        () => game.command({ do: 'claim-draw' }),
      ),
      plainAction(
        'off',
        () => actions().claimLeft,
        () => isPlayer() && absentMover(game) !== undefined,
        () => {
          const seat = absentMover(game);
          if (seat !== undefined) game.command({ do: 'claim-left', seat: seatLetter(seat) });
        },
      ),
      plainAction(
        'next',
        () => actions().premove,
        () => isPlayer() && !premoves.isChoosing() && (!isOwnTurn() || game.pending() !== undefined),
        premoves.begin,
      ),
      plainAction('close', () => actions().noPremove, premoves.isChoosing, premoves.cancel),
      plainAction(
        'undo',
        () => actions().cancelLastPremove,
        () => premoves.moves().length > 1,
        premoves.dropLast,
      ),
      plainAction(
        'close',
        () => actions().cancelPremoves,
        () => premoves.moves().length > 0,
        premoves.dropAll,
      ),
    ];
  }

  function takeback(): GameAction {
    const target = (): number | undefined => {
      const seat = game.seat();
      return seat === undefined ? undefined : takebackTarget(session(), seat);
    };
    return {
      ...plainAction(
        'undo',
        () => playWords().actions.takeBack,
        isPlayer,
        () => {
          const to = target();
          if (to !== undefined) game.command({ do: 'take-back', to });
        },
      ),
      about: () => onlineWords().actions.takeBack,
      unavailable: () => {
        const asked = standing().takeBack;
        if (asked !== undefined)
          return onlineWords().actions[isAmong(asked.agreed, game.seat()) ? 'alreadyAsked' : 'answerFirst'];
        return target() === undefined ? playWords().actions.nothingToTakeBack : undefined;
      },
    };
  }

  function draw(): GameAction {
    return {
      ...plainAction(
        'draw',
        () => playWords().actions.draw,
        () => isPlayer() && !hasComputer(game),
        () => game.command({ do: 'offer-draw' }),
      ),
      about: () => onlineWords().actions.draw,
      unavailable: () =>
        isAmong(standing().drawOffered, game.seat()) ? onlineWords().actions.alreadyAsked : undefined,
    };
  }

  /** Hints are for games against computers only: between people they would decide the game. */
  function hint(): GameAction {
    return {
      ...plainAction(
        'pencil',
        () => playWords().actions.hint,
        () => isPlayer() && isAgainstComputers(game),
        () => void hints.request(),
      ),
      unavailable: () =>
        canMove() && game.viewedTurn() === null ? undefined : playWords().actions.noHintNow,
    };
  }

  function abort(): GameAction {
    return plainAction(
      'close',
      () => onlineWords().actions.abort,
      () => isPlayer() && canAbort(game),
      () => game.command({ do: 'abort' }),
    );
  }

  function resign(): GameAction {
    return {
      ...plainAction(
        'flag',
        () => playWords().actions.resign,
        () => isPlayer() && !canAbort(game),
        () => game.command({ do: 'resign' }),
      ),
      confirm: () => {
        const others = rules.sides.filter((side) => !side.some((seat) => seat === game.seat()));
        const [only] = others;
        return {
          title: playWords().dialogs.resign,
          text:
            others.length === 1 && only !== undefined
              ? playWords().dialogs.resignText(only.map(game.nameOf))
              : onlineWords().actions.resignTextMany,
          verb: playWords().actions.resign,
          isDanger: true,
        };
      },
    };
  }

  function rematch(): GameAction {
    return {
      ...plainAction(
        'play',
        () => playWords().actions.rematch,
        () => {
          const { phase, next, rematch: agreed } = standing();
          return phase === 'over' && next === undefined && game.seat() !== undefined && agreed.length === 0;
        },
        () => game.command({ do: 'rematch' }),
      ),
      isPrimary: true,
    };
  }

  function nextGame(): GameLink {
    return {
      icon: 'next',
      label: () => onlineWords().actions.toRematch,
      isOffered: () => standing().next !== undefined,
      isPrimary: true,
      href: () => {
        const { next } = standing();
        return next === undefined ? '' : addressOfGame(next);
      },
    };
  }

  /** What a finished game leaves: its analysis, and its record as the server keeps it. */
  function afterGame(): readonly (GameAction | GameLink)[] {
    const analyse = async (): Promise<void> => {
      const record = await online.api('getGameRecord', { parameters: { game: game.id } });
      setFailure(record.ok ? '' : describeFailure(record.refusal));
      if (record.ok) go(await addressOfRecord(record.value));
    };
    return [
      plainAction(
        'graph',
        () => onlineWords().actions.analyse,
        isOver,
        () => void analyse(),
      ),
      {
        icon: 'link',
        label: () => onlineWords().actions.record,
        isOffered: isOver,
        href: () => `/api/games/${game.id}/record`,
        download: `${game.id}.hgn`,
      },
    ];
  }

  function lobby(): GameLink {
    return {
      icon: 'people',
      label: () => onlineWords().actions.lobby,
      isOffered: () => true,
      href: () => '/online',
    };
  }

  /** The way to another game that waits for the reader's move. */
  function nextWaitingGame(): GameLink {
    const next = createMemo(() => nextWaiting(runningGames(), game.id));
    return {
      icon: 'next',
      label: () => onlineWords().actions.nextGame,
      isOffered: () => next() !== undefined,
      href: () => {
        const id = next();
        return id === undefined ? '' : addressOfGame(id);
      },
    };
  }
}
