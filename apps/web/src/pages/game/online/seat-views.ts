import { manColourOf } from '@halma/board';
import { gameStrings } from '@halma/locales/game';
import { onlineStrings } from '@halma/locales/online';
import { peopleStrings } from '@halma/locales/people';
import { type Seat, seatLetter } from '@halma/rules';
import { clockText, isTimeLow } from '../../../game/clock.ts';
import { describeRank } from '../../../game/describe-rank.ts';
import { describeTimeLeft } from '../../../online/describe-time-left.ts';
import { holderOf, partnersOf } from '../../../online/seats.ts';
import { timeLeft } from '../../../online/time-left.ts';
import type { ClockView, GameModel, SeatView } from '../model.ts';
import type { OnlineGame } from './online-game.ts';
import type { PlayState } from './play-state.ts';
import { seriesPoints } from './series.ts';

/** Returns the content of the plates and clocks of an online game. */
export function createSeatViews(
  game: OnlineGame,
  { present, isPlaying }: PlayState,
  ratingOf: (seat: Seat) => string,
): Pick<GameModel, 'seat' | 'clock'> {
  const { rules } = game;
  return { seat: seatView, clock: clockView };

  function seatView(seat: Seat): SeatView {
    const letter = seatLetter(seat);
    const isToMove = isPlaying() && game.status().toMove === letter;
    const isPerson = holderOf(game.status(), seat)?.kind === 'person';
    const isOtherSeat = seat !== game.seat();
    return {
      name: game.nameOf(seat),
      detail: [ratingOf(seat), isOtherSeat ? '' : peopleStrings().account.you]
        .filter((text) => text !== '')
        .join(' · '),
      screenReaderText: gameStrings().colours[manColourOf(rules, seat)],
      partners: partnersOf(rules, seat)
        .map((partner) => gameStrings().colours[manColourOf(rules, partner)])
        .join(', '),
      isToMove,
      isThinking: isToMove && holderOf(game.status(), seat)?.kind === 'level',
      awayText:
        isPlaying() && isOtherSeat && isPerson && game.isPresent(letter) === false
          ? onlineStrings().seats.isAway
          : undefined,
      rank: describeRank(present(), seat),
      score: seriesPoints(game, seat),
      firstTurnCountdown: firstTurnCountdown(seat),
    };
  }

  function isFirstTurn(seat: Seat): boolean {
    return present().turnsPlayed[seat] === 0;
  }

  /** Returns the time left for a first turn, which has its own limit; undefined during later turns. */
  function firstTurnCountdown(seat: Seat): string | undefined {
    const { dueBy, toMove } = game.status();
    const now = game.now();
    const isRealTime = game.view().terms.clock.kind === 'real-time';
    if (!isFirstTurn(seat) || !isRealTime || toMove !== seatLetter(seat)) return undefined;
    if (dueBy === undefined || now === undefined) return undefined;
    return onlineStrings().seats.firstMove(clockText(Math.max(0, dueBy - now), false));
  }

  function clockView(seat: Seat): ClockView | undefined {
    const { terms } = game.view();
    const remaining = timeLeft(terms, game.status(), seatLetter(seat), game.now(), isFirstTurn(seat));
    if (remaining === undefined) return undefined;
    if (remaining.kind === 'days') return { kind: 'text', text: describeTimeLeft(remaining.left) };
    const isLow = terms.clock.kind === 'real-time' && isTimeLow(terms.clock, remaining.left);
    return { kind: 'time', milliseconds: remaining.left, isLow };
  }
}
