import { createEffect, type JSX } from 'solid-js';
import { Icon } from '../../parts/icon.tsx';
import { createNarrow } from '../../parts/narrow.ts';
import { InBar } from '../../site/in-bar.tsx';
import { callPage } from '../../site/reminder.ts';
import { gameNames } from '../../words/game-names.ts';
import { playWords } from '../../words/play.ts';
import { siteWords } from '../../words/site.ts';
import { usePlay } from './play-context.ts';

/** What the game puts into the bar at the top: a way back on a phone, its name, a new game. */
export function BarContent(): JSX.Element {
  const { table, open } = usePlay();
  const isNarrow = createNarrow();
  const title = (): string => {
    const { id, title: usual } = table.session().rules.game;
    const names = gameNames();
    return (isNarrow() ? names.short[id] : undefined) ?? names.titles[id] ?? usual;
  };
  createEffect(() => {
    callPage(siteWords().title(title()));
  });
  return (
    <InBar>
      <a class="iconbtn back" href="/" aria-label={playWords().page.leave}>
        <Icon name="prev" />
      </a>
      <h1>{title()}</h1>
      <button type="button" class="btn dense new" onClick={() => open('new-game')}>
        <Icon name="plus" />
        <span>{playWords().actions.newGame}</span>
      </button>
    </InBar>
  );
}
