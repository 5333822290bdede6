import { gameNames, gameTitle } from '@halma/locales/game-names';
import { siteStrings } from '@halma/locales/site';
import { isGameId } from '@halma/rules';
import { For, type JSX, Show } from 'solid-js';
import { titlePage } from '../../navigation/page-title.ts';
import { InHeader } from '../../parts/header-slot.tsx';
import { Icon } from '../../parts/icon.tsx';
import { createNarrowMatch } from '../../parts/media-match.ts';
import { ActionButton } from './action-button.tsx';
import { useGame } from './game-context.ts';

/** The content that a game adds to the top bar: a back link, the game's name and terms, and a few actions. */
export function Header(): JSX.Element {
  const { game } = useGame();
  const isNarrow = createNarrowMatch();
  const title = (): string => {
    const { id } = game.rules.game;
    return (isNarrow() && isGameId(id) ? gameNames().short[id] : undefined) ?? gameTitle(id);
  };
  titlePage(() => {
    const players = game.players?.();
    return siteStrings().title(players === undefined ? title() : `${players} · ${title()}`);
  });
  return (
    <InHeader>
      <a class="iconbtn back" href={game.exit.href} aria-label={game.exit.label()}>
        <Icon name="prev" />
      </a>
      <h1>{title()}</h1>
      <Show when={game.seriesTitle?.()}>
        <span class="small quiet game-series">{game.seriesTitle?.()}</span>
      </Show>
      <Show when={game.terms()}>
        <span class="small quiet game-terms">{game.terms()}</span>
      </Show>
      <For each={game.headerActions}>
        {(action) => <ActionButton action={action} class="btn dense new" />}
      </For>
    </InHeader>
  );
}
