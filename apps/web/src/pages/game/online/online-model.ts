import { linkPreviewStrings } from '@halma/locales/link-preview';
import { onlineStrings } from '@halma/locales/online';
import { playStrings } from '@halma/locales/play';
import { tournamentStrings } from '@halma/locales/tournaments';
import { type Position, type Seat, seatFromLetter, seatLetter } from '@halma/rules';
import { createMemo, untrack } from 'solid-js';
import { describeResult, type ResultText } from '../../../game/describe-result.ts';
import { marksOfHint, marksOfPremoves } from '../../../game/move-marks.ts';
import type { Session } from '../../../game/session.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import { describeClock } from '../../../online/game-terms.ts';
import { onlineNote } from '../../../online/online-note.ts';
import type { Online } from '../../online/online-context.ts';
import { createHintSource } from '../hint.ts';
import type { ChatModel, GameModel } from '../model.ts';
import { createFollowUpActions } from './follow-up-actions.ts';
import { createGameRatings } from './game-ratings.ts';
import type { OnlineGame } from './online-game.ts';
import { createPlayState } from './play-state.ts';
import { createPlayerActions } from './player-actions.ts';
import { createSeatViews } from './seat-views.ts';
import { seriesNotes, seriesTitle } from './series.ts';
import { tournamentOfGame } from './tournament-link.ts';

/** The time that the computer has to find a hint, in milliseconds. */
const HINT_MS = 700;

/** A position that has appeared on the board, and the state of the game at that moment. */
interface Arrival {
  readonly position: Position;
  readonly turnCount: number;
  readonly isOver: boolean;
}

/**
 * Describes an online game for the game page.
 *
 * @param initialSession the session when the page opens, after the start of the game
 */
export function createOnlineModel(
  online: Online,
  game: OnlineGame,
  chat: ChatModel,
  initialSession: Session,
): GameModel {
  const state = createPlayState(game, initialSession);
  const { session, present } = state;
  const ratings = createGameRatings(online, game);
  const tournament = tournamentOfGame(online, game);
  const hints = createHintSource(session, game.viewedTurn, HINT_MS);
  const shownPosition = (): Position => game.shownPosition() ?? present();
  const requestHint = (): void => {
    // The note on a selection or an illegal attempt would hide the hint.
    game.select(null);
    void hints.request();
  };

  /** Whether the player to move is not connected, or was not connected at some time since this position appeared. */
  const wasAway = createMemo<{ readonly position: Position; readonly isNoted: boolean }>(
    (last) => {
      const position = shownPosition();
      return { position, isNoted: isAway() || (last.isNoted && last.position === position) };
    },
    { position: shownPosition(), isNoted: false },
  );

  /** The position on the board, and how far the game had come when it appeared. */
  const arrival = createMemo<Arrival>(
    (last) => (last.position === shownPosition() ? last : untrack(presentArrival)),
    presentArrival(),
  );
  /** Whether the game has continued or ended while the board shows an earlier position. */
  const hasContinued = (): boolean => {
    const { turnCount, isOver } = presentArrival();
    return game.viewedTurn() !== null && (arrival().turnCount !== turnCount || arrival().isOver !== isOver);
  };

  return {
    ...createSeatViews(game, state, ratings.ratingOf),
    ...createPlayerActions(online, game, state, requestHint),
    ...createFollowUpActions(online, game, state, tournament),
    kind: 'online',
    rules: game.rules,
    session,
    viewedTurn: game.viewedTurn,
    viewTurn: game.viewTurn,
    shownPosition,
    movableSeats: game.movableSeats,
    marks: createMemo(() => {
      const seat = game.seat();
      const isPast = game.viewedTurn() !== null;
      const premoveMarks =
        seat === undefined || isPast ? [] : marksOfPremoves(game.premoves.legalPremoves(), seat);
      return [...premoveMarks, ...marksOfHint(hints.hint())];
    }),
    selection: game.selection,
    select: game.select,
    refuse: game.refuse,
    move: game.move,
    playersSeats: createMemo((): readonly Seat[] => {
      const seat = game.seat();
      return seat === undefined ? [] : [seat];
    }),
    note: createMemo(() =>
      onlineNote({
        session: session(),
        viewedTurn: game.viewedTurn(),
        selection: game.selection(),
        refusal: game.illegalAttempt(),
        hint: hints.hint(),
        canHover: matchMedia('(hover: hover)').matches,
        connection: online.connection(),
        isYourTurn: state.isPlayersTurn(),
        isSpectator: game.seat() === undefined,
        result: state.isOver() ? adaptResult(describeResult(session())).headline : undefined,
        hasContinued: hasContinued(),
        playerToMove: game.nameOf(present().toMove),
        isAway: isAway(),
        hasClock: game.view().terms.clock.kind !== 'none',
        isMovePending: game.pendingMove() !== undefined,
        isChoosingPremove: game.premoves.isChoosing(),
        premoves: game.premoves.moves(),
        wasPremoveDropped: game.premoves.wasCancelled(),
        refusalText: refusalText(),
      }),
    ),
    noteIcon: () => (online.connection().kind === 'open' ? undefined : 'off'),
    isNoteNews: () =>
      game.selection() === null && (wasAway().isNoted || hasContinued() || game.premoves.isActive()),
    isResultShown: createMemo(() => state.isOver() && game.viewedTurn() === null),
    describeResult: adaptResult,
    resultNotes: () => [...seriesNotes(game), ...ratings.changes()],
    exit:
      tournament === undefined
        ? { href: '/online', label: () => onlineStrings().actions.lobby }
        : { href: tournament.href, label: () => tournamentStrings().inGame.back },
    players: () => linkPreviewStrings().players(game.rules.seats.map(game.nameOf)),
    seriesTitle: () => seriesTitle(game),
    terms: () =>
      [describeClock(game.view().terms), tournament?.title()]
        .filter((part) => part !== undefined)
        .join(' · '),
    spectatorCount: game.spectatorCount,
    recordNames: () => ({ event: playStrings().page.event, nameOf: game.nameOf }),
    chat,
  };

  function presentArrival(): Arrival {
    return { position: shownPosition(), turnCount: session().turns.length, isOver: state.isOver() };
  }

  /** Returns whether the player to move is not connected. */
  function isAway(): boolean {
    // In a correspondence game, players are away most of the time, and no player can claim a win for that
    // reason.
    return game.view().terms.clock.kind !== 'days' && game.isPresent(seatLetter(present().toMove)) === false;
  }

  function refusalText(): string | undefined {
    const refusal = game.refusal();
    return refusal === null ? undefined : describeFailure(refusal);
  }

  /** Adapts the result to endings that only the server knows, such as an abort, or a win because a player left. */
  function adaptResult(resultByRules: ResultText | undefined): ResultText {
    const { results } = onlineStrings();
    if (resultByRules === undefined || game.status().phase === 'aborted') {
      return { headline: results.aborted, reason: results.abortedText, finalStanding: '' };
    }
    const lastEntry = game.view().score.at(-1);
    if (lastEntry !== undefined && 'out' in lastEntry) {
      const seat = seatFromLetter(lastEntry.out);
      const describe =
        lastEntry.why === 'abandoned' ? results.left : lastEntry.forfeited ? results.forfeited : undefined;
      if (seat !== undefined && describe !== undefined)
        return { ...resultByRules, reason: describe(game.nameOf(seat)) };
    }
    if (session().turns.at(-1)?.kind !== 'abandoned') return resultByRules;
    const hasReachedLimit = game.status().termination === 'cap';
    return { ...resultByRules, reason: hasReachedLimit ? results.moveLimit : results.onlyComputers };
  }
}
