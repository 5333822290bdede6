import { gameWords } from '@halma/locales/game';
import { onlineWords } from '@halma/locales/online';
import { peopleWords } from '@halma/locales/people';
import type { GameListItem } from '@halma/protocol';
import type { JSX } from 'solid-js';
import { isOwnTurn } from '../../../online/own-turn.ts';
import { holderName } from '../../../online/person-name.ts';
import { clockInWords, titleOfGame } from '../../../online/terms-words.ts';
import { timeLeftWords } from '../../../online/time-left-words.ts';
import { addressOfGame } from '../online-context.ts';
import { SeatGlyphs } from './seat-glyphs.tsx';

/**
 * A row for a player's game: the players, the status and a link. Shows the time left for the player's own turn where the
 * server's time is given.
 */
export function GameListRow(props: { row: GameListItem; now?: number | undefined }): JSX.Element {
  const people = (): string =>
    gameWords().both(Object.values(props.row.seats).map((holder) => holderName(holder, props.row.people)));
  const standing = (): string => {
    const { phase, result } = props.row;
    if (phase === 'over') return result;
    return isOwnTurn(props.row) ? onlineWords().notes.yourMove : peopleWords().account.results[phase];
  };
  const time = (): string => {
    const { dueBy, terms } = props.row;
    if (props.now === undefined || dueBy === undefined || !isOwnTurn(props.row)) return clockInWords(terms);
    return timeLeftWords(dueBy - props.now);
  };
  const isRunning = (): boolean => props.row.phase !== 'over' && props.row.phase !== 'aborted';
  return (
    <li class="table-row">
      <SeatGlyphs terms={props.row.terms} seats={props.row.seats} />
      <span class="what">
        <b>{titleOfGame(props.row.terms)}</b>
        <span class="small quiet">
          {people()} · {standing()}
        </span>
      </span>
      <span class="small num time">{time()}</span>
      <a
        class="btn dense"
        classList={{ main: isOwnTurn(props.row) }}
        href={addressOfGame(props.row.game)}
        aria-label={peopleWords().lobby.goOnWith(titleOfGame(props.row.terms), people())}
      >
        {isRunning() && props.row.seat !== undefined ? peopleWords().lobby.goOn : peopleWords().lobby.look}
      </a>
    </li>
  );
}
