import type { JSX } from 'solid-js';
import { ACTIONS, PAGE } from '../words/english.ts';
import { SHORT_TITLES } from '../words/new-game.ts';
import { Emblem, Icon } from './icon.tsx';
import { createNarrow } from './narrow.ts';
import { usePage } from './page-context.ts';

/** The bar at the top: the name, the game on the board, a new game, the theme. */
export function Header(): JSX.Element {
  const { table, open } = usePage();
  const isNarrow = createNarrow();
  const title = (): string => {
    const { game } = table.session().rules;
    return (isNarrow() ? SHORT_TITLES[game.id] : undefined) ?? game.title;
  };
  return (
    <header class="bar">
      <p class="mark">
        <Emblem />
        <span>{PAGE.name}</span>
      </p>
      <h1>{title()}</h1>
      <div class="end">
        <button type="button" class="btn dense new" onClick={() => open('new-game')}>
          <Icon name="plus" />
          <span>{ACTIONS.newGame}</span>
        </button>
        <button type="button" class="iconbtn" aria-label={ACTIONS.theme} onClick={() => open('theme')}>
          <Icon name="lamp" />
        </button>
      </div>
    </header>
  );
}
