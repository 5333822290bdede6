import { archiveStrings } from '@halma/locales/archive';
import { DOWNLOAD_FORMATS, type GameListItem } from '@halma/protocol';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { address, navigate } from '../../../navigation/address.ts';
import { describePage } from '../../../navigation/describe-page.ts';
import { api } from '../../../online/api.ts';
import {
  type ArchiveFilter,
  archiveQuery,
  archiveSearchString,
  parseArchiveFilter,
} from '../../../online/archive-filter.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { Failure } from '../../../online/failure.ts';
import { createLatestFilter, type Fetched, toFetched } from '../../../online/fetched.ts';
import { Emblem } from '../../../parts/icon.tsx';
import { createMediaMatch } from '../../../parts/media-match.ts';
import { FetchedValue } from '../fetched-value.tsx';
import { ArchiveForm } from './archive-form.tsx';
import { ArchivedCard } from './archived-card.tsx';
import '../../../style/archive.css';

/** A phone in landscape. The style sheet uses the same condition. */
const LANDSCAPE_PHONE = '(max-height: 30em) and (min-width: 30.0625em)';

/** The games found so far, and the cursor from which the search continues. */
interface SearchResults {
  readonly games: readonly GameListItem[];
  readonly nextCursor: string | undefined;
}

/** Searches the finished games. The URL contains the filters. */
export default function ArchivePage(): JSX.Element {
  const filter = createMemo(() => parseArchiveFilter(address().searchParams), undefined, {
    equals: (one, other) => archiveSearchString(one) === archiveSearchString(other),
  });
  const [state, setState] = createSignal<Fetched<SearchResults>>({ kind: 'unknown' });
  /** The reason why the search cannot continue; empty if it can. */
  const [failure, setFailure] = createSignal('');
  const isLandscapePhone = createMediaMatch(LANDSCAPE_PHONE);
  const ifLatest = createLatestFilter();
  const search = async (previous?: SearchResults): Promise<void> => {
    if (previous === undefined) setState({ kind: 'unknown' });
    const cursor = previous?.nextCursor === undefined ? {} : { before: previous.nextCursor };
    const result = await ifLatest(api('searchGames', { query: { ...archiveQuery(filter()), ...cursor } }));
    if (result === undefined) return;
    const cannotContinue = !result.ok && previous !== undefined;
    setFailure(cannotContinue ? describeFailure(result.refusal) : '');
    // Keep the games found so far.
    if (cannotContinue) return;
    setState(
      toFetched(
        result.ok
          ? {
              ok: true,
              value: {
                games: [...(previous?.games ?? []), ...result.value.games],
                nextCursor: result.value.next,
              },
            }
          : result,
      ),
    );
  };
  createEffect(on(filter, () => void search()));
  const openSearch = (next: ArchiveFilter): void =>
    navigate(`/online/archive${archiveSearchString(next)}`, 'rename');
  describePage(() => ({ title: archiveStrings().title, description: archiveStrings().description }));
  return (
    <div class="wrap archive">
      <h1>{archiveStrings().title}</h1>
      {/* A phone in landscape shows the games first; elsewhere the form is always open and has no summary. */}
      <details class="archive-conditions" open={!isLandscapePhone()}>
        <summary>{archiveStrings().conditions}</summary>
        <ArchiveForm filter={filter()} onSearch={openSearch} />
      </details>
      <section aria-label={archiveStrings().found}>
        <FetchedValue source={{ state, reload: () => search() }} failureText={describeSearchFailure}>
          {(results) => (
            <>
              <Show
                when={results().games.length > 0}
                fallback={<NoGames isDone={results().nextCursor === undefined} />}
              >
                <ul class="archive-games">
                  <For each={results().games}>{(row) => <ArchivedCard row={row} />}</For>
                </ul>
              </Show>
              <p class="small" role="alert">
                {failure()}
              </p>
              <Show when={results().nextCursor !== undefined}>
                <button type="button" class="btn" onClick={() => void search(results())}>
                  {archiveStrings().further}
                </button>
              </Show>
              <Show when={results().games.length > 0}>
                <Downloads filter={filter()} />
              </Show>
            </>
          )}
        </FetchedValue>
      </section>
    </div>
  );
}

/** Describes a failed search. The page starts no session, and a name in the form may belong to no player. */
function describeSearchFailure(failure: Failure): string {
  if (failure.code === 'no-session') return archiveStrings().notSignedIn;
  return failure.code === 'not-found' ? archiveStrings().unknownPlayer : describeFailure(failure);
}

function NoGames(props: { readonly isDone: boolean }): JSX.Element {
  return (
    <Show when={props.isDone} fallback={<p class="quiet">{archiveStrings().noneSoFar}</p>}>
      <div class="empty">
        <Emblem />
        <b>{archiveStrings().none}</b>
        <p class="quiet">{archiveStrings().noneText}</p>
      </div>
    </Show>
  );
}

function Downloads(props: { readonly filter: ArchiveFilter }): JSX.Element {
  const href = (format: string): string =>
    `/api/archive/download?${new URLSearchParams({ ...props.filter, format } as Record<string, string>)}`;
  return (
    <section class="archive-downloads" aria-labelledby="download">
      <h2 id="download">{archiveStrings().download}</h2>
      <p class="small quiet">{archiveStrings().downloadText}</p>
      <div class="row">
        <For each={DOWNLOAD_FORMATS}>
          {(format) => (
            <a class="btn" href={href(format)} download={`halma.${format}`}>
              {archiveStrings().formats[format]}
            </a>
          )}
        </For>
      </div>
    </section>
  );
}
