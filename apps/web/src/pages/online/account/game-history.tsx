import { peopleWords } from '@halma/locales/people';
import type { GameFilter, GameListItem } from '@halma/protocol';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { Answer, Failure } from '../../../online/failure.ts';
import { createLatest, type Fetched } from '../../../online/fetched.ts';
import { Choice } from '../../../parts/choice.tsx';
import { Emblem } from '../../../parts/icon.tsx';
import { FetchedPart } from '../fetched-part.tsx';
import { GameListRow } from '../lobby/game-list-row.tsx';

const PHASES = ['all', 'playing', 'over'] as const;
type Phase = (typeof PHASES)[number];

/** The number of rows the server sends at a time. */
const PAGE = 30;

interface GameHistoryProps {
  /** Identifies the player. Another value restarts the list. */
  readonly of: string;
  readonly title: string;
  readonly read: (filter: GameFilter) => Promise<Answer<readonly GameListItem[]>>;
}

/** The games fetched so far. */
interface Pages {
  readonly rows: readonly GameListItem[];
  readonly hasMore: boolean;
}

/** The games of a player, the newest first, a page at a time. */
export function GameHistory(props: GameHistoryProps): JSX.Element {
  const [phase, setPhase] = createSignal<Phase>('all');
  const [state, setState] = createSignal<Fetched<Pages>>({ kind: 'unknown' });
  const [olderFailure, setOlderFailure] = createSignal('');
  const latest = createLatest();
  const read = async (before: readonly GameListItem[]): Promise<void> => {
    const last = before.at(-1);
    const chosen = phase();
    const answer = await latest(
      props.read({
        ...(chosen === 'all' ? {} : { phase: chosen }),
        ...(last === undefined ? {} : { before: String(last.changedAt) }),
      }),
    );
    if (answer === undefined) return;
    setOlderFailure(answer.ok || last === undefined ? '' : describeFailure(answer.refusal));
    if (answer.ok) {
      const rows = [...before, ...answer.value];
      setState({ kind: 'known', value: { rows, hasMore: answer.value.length === PAGE } });
    } else if (last === undefined) setState({ kind: 'failed', failure: answer.refusal });
  };
  const begin = async (): Promise<void> => {
    setState({ kind: 'unknown' });
    setOlderFailure('');
    await read([]);
  };
  const whose = createMemo(() => props.of);
  createEffect(on([whose, phase], () => void begin()));
  return (
    <section class="game-history" aria-label={props.title}>
      <div class="section-head">
        <h2>{props.title}</h2>
      </div>
      <Choice
        label={peopleWords().account.phase}
        values={PHASES}
        words={peopleWords().account.phases}
        chosen={phase()}
        onChoose={setPhase}
      />
      <FetchedPart of={{ state, again: begin }} failureWords={historyFailureText}>
        {(pages) => (
          <>
            <Show when={pages().rows.length > 0} fallback={<NoGames />}>
              <ul class="tables">
                <For each={pages().rows}>{(row) => <GameListRow row={row} />}</For>
              </ul>
            </Show>
            <p role="alert">{olderFailure()}</p>
            <Show when={pages().hasMore}>
              <button type="button" class="btn" onClick={() => void read(pages().rows)}>
                {peopleWords().account.older}
              </button>
            </Show>
          </>
        )}
      </FetchedPart>
    </section>
  );
}

function historyFailureText(failure: Failure): string {
  return failure.code === 'not-found' ? peopleWords().account.noAccount : describeFailure(failure);
}

function NoGames(): JSX.Element {
  return (
    <div class="empty">
      <Emblem />
      <b>{peopleWords().account.noGames}</b>
      <p class="quiet">{peopleWords().account.noGamesText}</p>
    </div>
  );
}
