import { gameNames } from '@halma/locales/game-names';
import { guideStrings } from '@halma/locales/guide';
import { newGameStrings } from '@halma/locales/new-game';
import { type GameGroup, type GameId, gamesInGroup } from '@halma/rules';
import { For, type JSX, Show } from 'solid-js';
import { addressOfGame } from '../../guide/addresses.ts';
import { GUIDES } from '../../guide/guides.ts';

/** The games in a group, each with a link. Empty if there is only one game. */
export function Variants(props: { readonly group: GameGroup; readonly game: GameId }): JSX.Element {
  const games = () => gamesInGroup(props.group);
  return (
    <Show when={games().length > 1}>
      <section>
        <h2>{guideStrings().ways}</h2>
        <ul class="named-rows">
          <For each={games()}>
            {({ id }) => (
              <li>
                <a href={addressOfGame(id)} aria-current={id === props.game ? 'page' : undefined}>
                  <b>{gameNames().titles[id]}</b>
                </a>
                <span>{newGameStrings().games[id].about}</span>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

/** The options for a group, in everyday words. */
export function Options(props: { readonly group: GameGroup }): JSX.Element {
  return (
    <section>
      <h2>{guideStrings().optionsTitle}</h2>
      <NamedRows rows={GUIDES[props.group].options.map((id) => guideStrings().options[id])} />
    </section>
  );
}

/** The known facts about a group: records and solved problems. Empty if there are none. */
export function Records(props: { readonly group: GameGroup }): JSX.Element {
  return (
    <Show when={GUIDES[props.group].records.length > 0}>
      <section>
        <h2>{guideStrings().recordsTitle}</h2>
        <NamedRows rows={GUIDES[props.group].records.map((id) => guideStrings().records[id])} />
      </section>
    </Show>
  );
}

function NamedRows(props: {
  readonly rows: readonly { readonly name: string; readonly about: string }[];
}): JSX.Element {
  return (
    <ul class="named-rows">
      <For each={props.rows}>
        {({ name, about }) => (
          <li>
            <b>{name}</b>
            <span>{about}</span>
          </li>
        )}
      </For>
    </ul>
  );
}
