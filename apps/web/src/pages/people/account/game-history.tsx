import type { GameFilter, GameRow } from '@halma/protocol';
import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import type { Answer } from '../../../online/failure.ts';
import { refusalWords } from '../../../online/refusal-words.ts';
import { Choice } from '../../../parts/choice.tsx';
import { Emblem } from '../../../parts/icon.tsx';
import { peopleWords } from '../../../words/people.ts';
import { GameListRow } from '../lobby/game-list-row.tsx';

const PHASES = ['all', 'playing', 'over'] as const;
type Phase = (typeof PHASES)[number];

/** The server gives so many rows at a time. */
const PAGE = 30;

interface GameHistoryProps {
  /** Whose games they are: another value begins the list anew. */
  readonly of: string;
  readonly title: string;
  readonly read: (filter: GameFilter) => Promise<Answer<readonly GameRow[]>>;
}

/** Somebody's games, the newest first, a page at a time. */
export function GameHistory(props: GameHistoryProps): JSX.Element {
  const [phase, setPhase] = createSignal<Phase>('all');
  const [rows, setRows] = createSignal<readonly GameRow[]>([]);
  const [hasMore, setMore] = createSignal(false);
  const [failure, setFailure] = createSignal('');
  const read = async (before: readonly GameRow[]): Promise<void> => {
    const last = before.at(-1);
    const answer = await props.read({
      ...(phase() === 'playing' || phase() === 'over' ? { phase: phase() as 'playing' | 'over' } : {}),
      ...(last === undefined ? {} : { before: String(last.changedAt) }),
    });
    if (!answer.ok) {
      const isNobody = answer.refusal.code === 'not-found';
      return void setFailure(isNobody ? peopleWords().account.nobody : refusalWords(answer.refusal));
    }
    setRows([...before, ...answer.value]);
    setMore(answer.value.length === PAGE);
  };
  createEffect(on([() => props.of, phase], () => void read([])));
  return (
    <section aria-label={props.title}>
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
      <p role="alert">{failure()}</p>
      <Show when={rows().length > 0} fallback={failure() === '' && <NoGames />}>
        <ul class="tables">
          <For each={rows()}>{(row) => <GameListRow row={row} />}</For>
        </ul>
      </Show>
      <Show when={hasMore()}>
        <button type="button" class="btn" onClick={() => void read(rows())}>
          {peopleWords().account.older}
        </button>
      </Show>
    </section>
  );
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
