import type { GameRow } from '@halma/protocol';
import type { JSX } from 'solid-js';
import { isOwnTurn } from '../../../online/own-turn.ts';
import { holderName } from '../../../online/person-name.ts';
import { clockInWords, titleOfTable } from '../../../online/table-words.ts';
import { timeLeftWords } from '../../../online/time-left-words.ts';
import { gameWords } from '../../../words/game.ts';
import { onlineWords } from '../../../words/online.ts';
import { peopleWords } from '../../../words/people.ts';
import { addressOfGame } from '../online.ts';
import { SeatGlyphs } from './seat-glyphs.tsx';

/**
 * A game of somebody's as a row: who plays, how it stands, and the way to it; how long one's own turn may still take, where the
 * server's time is given.
 */
export function GameListRow(props: { row: GameRow; now?: number | undefined }): JSX.Element {
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
        <b>{titleOfTable(props.row.terms)}</b>
        <span class="small quiet">
          {people()} · {standing()}
        </span>
      </span>
      <span class="small num time">{time()}</span>
      <a
        class="btn dense"
        classList={{ main: isOwnTurn(props.row) }}
        href={addressOfGame(props.row.game)}
        aria-label={peopleWords().lobby.goOnWith(titleOfTable(props.row.terms), people())}
      >
        {isRunning() && props.row.seat !== undefined ? peopleWords().lobby.goOn : peopleWords().lobby.look}
      </a>
    </li>
  );
}
