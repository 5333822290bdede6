import type { JSX } from 'solid-js';
import { clockInWords, titleOfTable } from '../../../online/table-words.ts';
import { Icon } from '../../../parts/icon.tsx';
import { InBar } from '../../../site/in-bar.tsx';
import { onlineWords } from '../../../words/online.ts';
import { NextGame } from './next-game.tsx';
import { useTable } from './table-context.ts';

/** What a table puts into the bar at the top: a way back on a phone, the game, its clock, and how many look on. */
export function GameBar(): JSX.Element {
  const { table } = useTable();
  return (
    <InBar>
      <a class="iconbtn back" href="/people" aria-label={onlineWords().actions.lobby}>
        <Icon name="prev" />
      </a>
      <h1>{titleOfTable(table.view().terms)}</h1>
      <span class="small quiet table-facts">
        {clockInWords(table.view().terms)} · {onlineWords().seats.onlookers(table.onlookers())}
      </span>
      <NextGame />
    </InBar>
  );
}
