import { onlineStrings } from '@halma/locales/online';
import { peopleStrings } from '@halma/locales/people';
import type { GameListItem } from '@halma/protocol';
import type { JSX } from 'solid-js';
import { describeListedResult } from '../../../online/describe-listed-result.ts';
import { describeTimeLeft } from '../../../online/describe-time-left.ts';
import { describeClock, onlineGameTitle } from '../../../online/game-terms.ts';
import { holderNames } from '../../../online/person-name.ts';
import { isPlayersTurn } from '../../../online/players-turn.ts';
import { seatOfPerson } from '../../../online/seats.ts';
import { addressOfGame, useOnline } from '../online-context.ts';
import { SeatGlyphs } from './seat-glyphs.tsx';

/**
 * A game in a player's list: its players, its status, its time control and a link. The player may be someone
 * other than the user.
 *
 * @param props.now the server's time; if it is defined, the row shows the time left for the player's turn
 */
export function GameListRow(props: { row: GameListItem; now?: number | undefined }): JSX.Element {
  const { me } = useOnline();
  const playerNames = (): string => holderNames(Object.values(props.row.seats), props.row.people);
  const status = (): string => {
    const { phase } = props.row;
    if (phase === 'over') return describeListedResult(props.row, me().person.id);
    return isPlayersTurn(props.row)
      ? onlineStrings().notes.yourMove
      : peopleStrings().account.phaseNames[phase];
  };
  const time = (): string => {
    const { dueBy, terms } = props.row;
    if (props.now === undefined || dueBy === undefined || !isPlayersTurn(props.row))
      return describeClock(terms);
    return describeTimeLeft(dueBy - props.now);
  };
  /** The label of the link to the game, and a longer one with the game's name for screen readers. */
  const link = (): readonly [label: string, describe: (game: string, people: string) => string] => {
    const { lobby } = peopleStrings();
    if (props.row.phase === 'over' || props.row.phase === 'aborted') return [lobby.view, lobby.viewGame];
    return seatOfPerson(props.row, me().person.id) === undefined
      ? [lobby.watch, lobby.watchGame]
      : [lobby.resume, lobby.resumeGame];
  };
  return (
    <li class="game-row">
      <SeatGlyphs terms={props.row.terms} seats={props.row.seats} />
      <span class="card-text">
        <b>{onlineGameTitle(props.row.terms)}</b>
        <span class="small quiet">
          {playerNames()} · {status()}
        </span>
      </span>
      <span class="small num time">{time()}</span>
      <a
        class="btn dense"
        classList={{ main: isPlayersTurn(props.row) }}
        href={addressOfGame(props.row.game)}
        aria-label={link()[1](onlineGameTitle(props.row.terms), playerNames())}
      >
        {link()[0]}
      </a>
    </li>
  );
}
