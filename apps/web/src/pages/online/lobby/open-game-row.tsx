import { gameStrings } from '@halma/locales/game';
import { peopleStrings } from '@halma/locales/people';
import type { Seek } from '@halma/protocol';
import { createMemo, type JSX } from 'solid-js';
import { navigate } from '../../../navigation/address.ts';
import { describeClock, onlineGameTitle } from '../../../online/game-terms.ts';
import { holderName } from '../../../online/person-name.ts';
import { addressOfGame, useOnline } from '../online-context.ts';
import { SeatGlyphs } from './seat-glyphs.tsx';

/** An open game, and the button that joins it. */
export function OpenGameRow(props: { seek: Seek }): JSX.Element {
  const { client, me } = useOnline();
  const holders = createMemo(() => Object.values(props.seek.seats));
  const playerNames = (): string =>
    gameStrings().formatList(
      holders()
        .filter(({ kind }) => kind !== 'open')
        .map((holder) => holderName(holder, props.seek.people)),
    );
  const isOwnGame = (): boolean =>
    holders().some((holder) => holder.kind === 'person' && holder.person === me().person.id);
  const join = (): void => {
    if (!isOwnGame()) client.command(props.seek.game, { do: 'join' });
    navigate(addressOfGame(props.seek.game));
  };
  return (
    <li class="game-row">
      <SeatGlyphs terms={props.seek.terms} seats={props.seek.seats} />
      <span class="card-text">
        <b>{onlineGameTitle(props.seek.terms)}</b>
        <span class="small quiet">
          {[
            playerNames(),
            peopleStrings().lobby.openSeats(holders().filter(({ kind }) => kind === 'open').length),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </span>
      <span class="small num time">{describeClock(props.seek.terms)}</span>
      <button
        type="button"
        class="btn dense"
        aria-label={peopleStrings().lobby[isOwnGame() ? 'resumeGame' : 'joinGame'](
          onlineGameTitle(props.seek.terms),
          playerNames(),
        )}
        onClick={join}
      >
        {isOwnGame() ? peopleStrings().lobby.resume : peopleStrings().lobby.join}
      </button>
    </li>
  );
}
