import { peopleStrings } from '@halma/locales/people';
import type { GameFilter, GameListItem } from '@halma/protocol';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { ApiResult, Failure } from '../../../online/failure.ts';
import { createLatest, type Fetched } from '../../../online/fetched.ts';
import { Choice } from '../../../parts/choice.tsx';
import { Emblem } from '../../../parts/icon.tsx';
import { FetchedValue } from '../fetched-value.tsx';
import { GameListRow } from '../lobby/game-list-row.tsx';

const PHASES = ['all', 'playing', 'over'] as const;
type Phase = (typeof PHASES)[number];

/** The number of rows that the server sends at a time. */
const PAGE_SIZE = 30;

interface GameHistoryProps {
  /** The id or name of the player. Changing it restarts the list. */
  readonly player: string;
  readonly title: string;
  /** Fetches a page of the list. */
  readonly read: (filter: GameFilter) => Promise<ApiResult<readonly GameListItem[]>>;
}

/** The games fetched so far. */
interface Pages {
  readonly rows: readonly GameListItem[];
  readonly hasMore: boolean;
}

/** The games of a player, newest first, one page at a time. */
export function GameHistory(props: GameHistoryProps): JSX.Element {
  const [phase, setPhase] = createSignal<Phase>('all');
  const [state, setState] = createSignal<Fetched<Pages>>({ kind: 'unknown' });
  const [loadMoreFailure, setLoadMoreFailure] = createSignal('');
  const latest = createLatest();
  const readPage = async (fetchedRows: readonly GameListItem[]): Promise<void> => {
    const last = fetchedRows.at(-1);
    const chosenPhase = phase();
    const result = await latest(
      props.read({
        ...(chosenPhase === 'all' ? {} : { phase: chosenPhase }),
        ...(last === undefined ? {} : { before: `${last.changedAt}.${last.game}` }),
      }),
    );
    if (result === undefined) return;
    setLoadMoreFailure(result.ok || last === undefined ? '' : describeFailure(result.refusal));
    if (result.ok) {
      const rows = [...fetchedRows, ...result.value];
      setState({ kind: 'known', value: { rows, hasMore: result.value.length === PAGE_SIZE } });
    } else if (last === undefined) setState({ kind: 'failed', failure: result.refusal });
  };
  const restart = async (): Promise<void> => {
    setState({ kind: 'unknown' });
    setLoadMoreFailure('');
    await readPage([]);
  };
  const player = createMemo(() => props.player);
  createEffect(on([player, phase], () => void restart()));
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
      <FetchedValue source={{ state, reload: restart }} failureText={describeHistoryFailure}>
        {(pages) => (
          <>
            <Show when={pages().rows.length > 0} fallback={<NoGames />}>
              <ul class="game-list">
                <For each={pages().rows}>{(row) => <GameListRow row={row} />}</For>
              </ul>
            </Show>
            <p role="alert">{loadMoreFailure()}</p>
            <Show when={pages().hasMore}>
              <button type="button" class="btn" onClick={() => void readPage(pages().rows)}>
                {peopleStrings().account.older}
              </button>
            </Show>
          </>
        )}
      </FetchedValue>
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
