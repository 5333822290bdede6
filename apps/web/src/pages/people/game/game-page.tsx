import type { GameId, GameView } from '@halma/protocol';
import { createEffect, createMemo, type JSX, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js';
import { isGameId } from '../../../online/game-id.ts';
import { refusalWords } from '../../../online/refusal-words.ts';
import { titleOfTable } from '../../../online/table-words.ts';
import { go } from '../../../site/address.ts';
import { callPage } from '../../../site/reminder.ts';
import { onlineWords } from '../../../words/online.ts';
import { siteWords } from '../../../words/site.ts';
import { LineNote } from '../line-note.tsx';
import { addressOfGame, useOnline } from '../online.ts';
import { askForGames } from '../running-games.ts';
import { BeforeGame } from './before-game.tsx';
import { type FollowedTable, followTable } from './followed-table.ts';
import { GameBar } from './game-bar.tsx';
import { Layout } from './layout.tsx';
import { createTable, type Table } from './table.ts';
import { TableContext } from './table-context.ts';
import { createTablePage } from './table-page.ts';

/** A table at its address: before its game, during it and after. */
export function GamePage(props: { game: string }): JSX.Element {
  return (
    <Show when={isGameId(props.game) && props.game} keyed fallback={<Missing />}>
      {(game) => <Followed game={game} />}
    </Show>
  );
}

function Followed(props: { game: GameId }): JSX.Element {
  const online = useOnline();
  const followed = followTable(online, props.game, () => performance.now());
  const first = createMemo<GameView | undefined>((known) => known ?? followed.latest());
  return (
    <Switch
      fallback={
        <section class="wrap apology">
          <h1>{siteWords().titles.people}</h1>
          <p class="loading">{onlineWords().notes.fetching}</p>
          <Show when={followed.refusal()}>{(refusal) => <p role="alert">{refusalWords(refusal())}</p>}</Show>
          <LineNote />
        </section>
      }
    >
      <Match when={first()} keyed>
        {(view) => <Known game={props.game} followed={followed} first={view} />}
      </Match>
      <Match when={followed.refusal()?.code === 'unknown-game-id'}>
        <Missing />
      </Match>
    </Switch>
  );
}

function Missing(): JSX.Element {
  return <Apology title={onlineWords().notes.missing} text={onlineWords().notes.missingText} />;
}

function Known(props: { game: GameId; followed: FollowedTable; first: GameView }): JSX.Element {
  const table = createTable(useOnline(), props.game, props.followed, props.first);
  if (table === undefined) {
    return <Apology title={onlineWords().notes.older} text={onlineWords().notes.olderText} />;
  }
  return <Seated table={table} />;
}

function Seated(props: { table: Table }): JSX.Element {
  const { table } = props;
  const page = createTablePage(table);
  createEffect(() => {
    callPage(siteWords().title(titleOfTable(table.view().terms)));
  });
  createEffect(
    on([() => table.view().standing.toMove, () => table.view().standing.phase], () => void askForGames()),
  );
  onMount(() => {
    document.body.classList.add('in-game');
    onCleanup(() => document.body.classList.remove('in-game'));
  });
  followRematch(table);
  return (
    <TableContext.Provider value={page}>
      <GameBar />
      <Show when={table.session()} fallback={<BeforeGame />}>
        <Layout />
      </Show>
    </TableContext.Provider>
  );
}

/** Whoever sat at the table goes on to the next game as soon as everybody has agreed to one. */
function followRematch({ view, seat }: Table): void {
  createEffect(
    on(
      () => view().standing.next,
      (next) => {
        if (next !== undefined && seat() !== undefined) go(addressOfGame(next));
      },
      { defer: true },
    ),
  );
}

function Apology(props: { title: string; text: string }): JSX.Element {
  return (
    <section class="wrap apology">
      <h1>{props.title}</h1>
      <p>{props.text}</p>
      <div class="row">
        <button type="button" class="btn" onClick={() => location.reload()}>
          {siteWords().tryAgain}
        </button>
        <a class="btn main" href="/people">
          {onlineWords().actions.lobby}
        </a>
      </div>
    </section>
  );
}
