import { challengeStrings } from '@halma/locales/challenges';
import { onlineStrings } from '@halma/locales/online';
import type { Command } from '@halma/protocol';
import { isEliminated, type Position, type Seat, type SeatLetter, seatFromLetter } from '@halma/rules';
import { isAmong } from '../../../online/seats.ts';
import { isInPlay } from './available-actions.ts';
import type { OnlineGame } from './online-game.ts';

/** A proposal that some players have accepted and others have not. */
export interface OpenOffer {
  readonly text: string;
  /** Whether the user has already accepted the proposal. */
  readonly isPlayersOffer: boolean;
  /** Whether the user may accept, decline or withdraw the proposal. */
  readonly canAnswer: boolean;
  readonly accept: Command;
  readonly decline: Command;
}

/** Returns the open offers of a game: a draw, a takeback, a rematch. */
export function openOffers({
  session,
  status,
  seat,
  nameOf,
}: Pick<OnlineGame, 'session' | 'status' | 'seat' | 'nameOf'>): readonly OpenOffer[] {
  const { drawOffered, takeBack, rematch, next, phase, series } = status();
  const seriesStrings = challengeStrings().series;
  const isNextGame = series?.state === 'running';
  const strings = onlineStrings().offers;
  const names = (seats: readonly SeatLetter[]): readonly string[] =>
    seats.flatMap((letter) => seatFromLetter(letter) ?? []).map(nameOf);
  const playersSeat = seat();
  const present = session()?.present;
  const isPlayersSeat = (condition: (present: Position, seat: Seat) => boolean): boolean =>
    playersSeat !== undefined && present !== undefined && condition(present, playersSeat);
  const offer = (
    seats: readonly SeatLetter[],
    canAnswer: boolean,
    ownText: string,
    textFrom: (names: readonly string[]) => string,
    accept: Command,
    decline: Command,
  ): readonly OpenOffer[] => {
    if (seats.length === 0) return [];
    const isPlayersOffer = isAmong(seats, playersSeat);
    const text = isPlayersOffer ? ownText : textFrom(names(seats));
    return [{ text, isPlayersOffer, canAnswer, accept, decline }];
  };
  return [
    ...(phase === 'playing'
      ? offer(
          drawOffered,
          isPlayersSeat(isInPlay),
          strings.yourDraw,
          strings.draw,
          { do: 'offer-draw' },
          { do: 'decline-draw' },
        )
      : []),
    ...(takeBack === undefined
      ? []
      : offer(
          takeBack.agreed,
          isPlayersSeat((position, own) => !isEliminated(position, own)),
          strings.yourTakeBack,
          strings.takeBack,
          { do: 'take-back', to: takeBack.to },
          { do: 'decline-take-back' },
        )),
    ...(next === undefined
      ? offer(
          rematch,
          playersSeat !== undefined,
          isNextGame ? seriesStrings.yourOffer : strings.yourRematch,
          isNextGame ? ([name = '']) => seriesStrings.offered(name) : strings.rematch,
          { do: 'rematch' },
          { do: 'decline-rematch' },
        )
      : []),
  ];
}
