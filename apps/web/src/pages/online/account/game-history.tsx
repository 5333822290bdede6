import { peopleStrings } from '@halma/locales/people';
import { GAME_LIST_PAGE_SIZE, type GameFilter, type GameListItem } from '@halma/protocol';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { ApiResult, Failure } from '../../../online/failure.ts';
import { Choice } from '../../../parts/choice.tsx';
import { Emblem } from '../../../parts/icon.tsx';
import { GameListRow } from '../lobby/game-list-row.tsx';
import { createPagedList, PagedRows } from '../paged-list.tsx';

const PHASES = ['all', 'playing', 'over'] as const;
type Phase = (typeof PHASES)[number];

interface GameHistoryProps {
  /** The id or name of the player. Changing it restarts the list. */
  readonly player: string;
  readonly title: string;
  /** Fetches a page of the list. */
  readonly read: (filter: GameFilter) => Promise<ApiResult<readonly GameListItem[]>>;
}

/** The games of a player, newest first, one page at a time. */
export function GameHistory(props: GameHistoryProps): JSX.Element {
  const [phase, setPhase] = createSignal<Phase>('all');
  const player = createMemo(() => props.player);
  const games = createPagedList<GameListItem>({
    request: () => [player(), phase()],
    read: (last) => {
      const chosenPhase = phase();
      return props.read({
        ...(chosenPhase === 'all' ? {} : { phase: chosenPhase }),
        ...(last === undefined ? {} : { before: `${last.changedAt}.${last.game}` }),
      });
    },
    pageSize: GAME_LIST_PAGE_SIZE,
  });
  return (
    <section class="game-history" aria-label={props.title}>
      <div class="section-head">
        <h2>{props.title}</h2>
      </div>
      <Choice
        label={peopleStrings().account.phase}
        values={PHASES}
        labels={peopleStrings().account.phases}
        selected={phase()}
        onSelect={setPhase}
      />
      <PagedRows list={games} failureText={describeHistoryFailure} moreLabel={peopleStrings().account.older}>
        {(rows) => (
          <Show when={rows().length > 0} fallback={<NoGames />}>
            <ul class="game-list">
              <For each={rows()}>{(row) => <GameListRow row={row} />}</For>
            </ul>
          </Show>
        )}
      </PagedRows>
    </section>
  );
}

function describeHistoryFailure(failure: Failure): string {
  return failure.code === 'not-found' ? peopleStrings().account.noAccount : describeFailure(failure);
}

function NoGames(): JSX.Element {
  return (
    <div class="empty">
      <Emblem />
      <b>{peopleStrings().account.noGames}</b>
      <p class="quiet">{peopleStrings().account.noGamesText}</p>
    </div>
  );
}
