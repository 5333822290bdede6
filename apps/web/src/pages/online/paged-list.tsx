import { type Accessor, createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { describeFailure } from '../../online/describe-failure.ts';
import type { ApiResult } from '../../online/failure.ts';
import { createLatestFilter, type Fetched, fetchedAgain } from '../../online/fetched.ts';
import { FetchedValue, type ServerValue } from './fetched-value.tsx';

/** The rows fetched so far, and whether the server has more. */
interface Pages<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

/** A list that is fetched one page at a time. */
export interface PagedList<Row> extends ServerValue<Pages<Row>> {
  readonly showMore: () => Promise<void>;
  /** The reason why the next page could not be fetched; empty if there was no failure. */
  readonly failure: Accessor<string>;
}

interface PagedListSource<Row> {
  /** When this value changes, the list restarts at its first page. */
  readonly request?: Accessor<unknown>;
  /** When this value changes, the list fetches all shown rows again. */
  readonly changeCount?: Accessor<number>;
  /** Fetches the page after a row, or the first page if the row is undefined. */
  readonly read: (last: Row | undefined) => Promise<ApiResult<readonly Row[]>>;
  /** The number of rows in a full page. */
  readonly pageSize: number;
}

/** Fetches the first page of a list immediately, and more pages on request. */
export function createPagedList<Row>({
  request = () => undefined,
  changeCount = () => 0,
  read,
  pageSize,
}: PagedListSource<Row>): PagedList<Row> {
  const [state, setState] = createSignal<Fetched<Pages<Row>>>({ kind: 'unknown' });
  const [failure, setFailure] = createSignal('');
  const ifLatest = createLatestFilter();
  /** Fetches the pages after some rows until there are `count` rows or no more pages. */
  const readPages = async (rows: readonly Row[], count: number): Promise<ApiResult<Pages<Row>>> => {
    const result = await read(rows.at(-1));
    if (!result.ok) return result;
    const allRows = [...rows, ...result.value];
    const hasMore = result.value.length === pageSize;
    return hasMore && allRows.length < count
      ? readPages(allRows, count)
      : { ok: true, value: { rows: allRows, hasMore } };
  };
  const shownRows = (): readonly Row[] => {
    const current = state();
    return current.kind === 'known' ? current.value.rows : [];
  };
  const update = async (rows: readonly Row[], count: number): Promise<void> => {
    const result = await ifLatest(readPages(rows, count));
    if (result === undefined) return;
    setFailure(result.ok || rows.length === 0 ? '' : describeFailure(result.refusal));
    if (result.ok || rows.length === 0) setState((previous) => fetchedAgain(previous, result));
  };
  const restart = async (): Promise<void> => {
    setState({ kind: 'unknown' });
    setFailure('');
    await update([], pageSize);
  };
  /** Fetches all shown rows again. If that fails, the old rows stay. */
  const reload = (): Promise<void> => (state().kind === 'known' ? update([], shownRows().length) : restart());
  // An equal request must not restart the list, such as when only the person's other properties have changed.
  createEffect(on(createMemo(request), () => void restart()));
  createEffect(on(changeCount, () => void reload(), { defer: true }));
  return { state, reload, showMore: () => update(shownRows(), 0), failure };
}

interface PagedRowsProps<Row> {
  readonly list: PagedList<Row>;
  readonly failureText?: Parameters<typeof FetchedValue>[0]['failureText'];
  /** The label of the button that fetches the next page. */
  readonly moreLabel: string;
  readonly children: (rows: Accessor<readonly Row[]>) => JSX.Element;
}

/** Shows the rows of a list in its children, and a button for the next page. */
export function PagedRows<Row>(props: PagedRowsProps<Row>): JSX.Element {
  return (
    <FetchedValue source={props.list} failureText={props.failureText}>
      {(pages) => (
        <>
          {props.children(() => pages().rows)}
          <p role="alert">{props.list.failure()}</p>
          <Show when={pages().hasMore}>
            <button type="button" class="btn" onClick={() => void props.list.showMore()}>
              {props.moreLabel}
            </button>
          </Show>
        </>
      )}
    </FetchedValue>
  );
}

/** Shows rows by their keys: a row that is fetched again keeps its elements, including open details and typed text. */
export function RowsByKey<Row>(props: {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly fallback: JSX.Element;
  readonly children: (row: Accessor<Row>) => JSX.Element;
}): JSX.Element {
  const rowsByKey = createMemo(() => new Map(props.rows.map((row) => [props.keyOf(row), { row }])));
  return (
    <For each={[...rowsByKey().keys()]} fallback={props.fallback}>
      {(key) => <Show when={rowsByKey().get(key)}>{(entry) => props.children(() => entry().row)}</Show>}
    </For>
  );
}
