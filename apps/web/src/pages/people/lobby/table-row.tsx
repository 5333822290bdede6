import type { LobbyTable } from '@halma/protocol';
import { createMemo, type JSX } from 'solid-js';
import { holderName } from '../../../online/person-name.ts';
import { clockInWords, titleOfTable } from '../../../online/table-words.ts';
import { go } from '../../../site/address.ts';
import { gameWords } from '../../../words/game.ts';
import { peopleWords } from '../../../words/people.ts';
import { addressOfGame, useOnline } from '../online.ts';
import { SeatGlyphs } from './seat-glyphs.tsx';

/** A table that waits for people, and the button to sit down at it. */
export function TableRow(props: { table: LobbyTable }): JSX.Element {
  const { client, me } = useOnline();
  const holders = createMemo(() => Object.values(props.table.seats));
  const people = (): string =>
    gameWords().both(
      holders()
        .filter(({ kind }) => kind !== 'open')
        .map((holder) => holderName(holder, props.table.people)),
    );
  const isOwn = (): boolean =>
    holders().some((holder) => holder.kind === 'person' && holder.person === me().person.id);
  const sit = (): void => {
    if (!isOwn()) client.command(props.table.game, { do: 'join' });
    go(addressOfGame(props.table.game));
  };
  return (
    <li class="table-row">
      <SeatGlyphs terms={props.table.terms} seats={props.table.seats} />
      <span class="what">
        <b>{titleOfTable(props.table.terms)}</b>
        <span class="small quiet">
          {[people(), peopleWords().lobby.need(holders().filter(({ kind }) => kind === 'open').length)]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </span>
      <span class="small num time">{clockInWords(props.table.terms)}</span>
      <button
        type="button"
        class="btn dense main"
        aria-label={peopleWords().lobby[isOwn() ? 'goOnWith' : 'sitAt'](
          titleOfTable(props.table.terms),
          people(),
        )}
        onClick={sit}
      >
        {isOwn() ? peopleWords().lobby.goOn : peopleWords().lobby.sit}
      </button>
    </li>
  );
}
