import { onlineStrings } from '@halma/locales/online';
import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  Match,
  on,
  onCleanup,
  Show,
  Switch,
} from 'solid-js';
import { describeFailure } from '../../online/describe-failure.ts';
import type { ApiResult, Failure } from '../../online/failure.ts';
import {
  createLatestFilter,
  createPendingChanges,
  type Fetched,
  fetchedAgain,
  toFetched,
} from '../../online/fetched.ts';
import { createPagePoller } from '../../online/page-poller.ts';
import { useOnline } from './online-context.ts';

/** A value from the server, and how to request it again. */
export interface ServerValue<Value> {
  readonly state: Accessor<Fetched<Value>>;
  readonly reload: () => Promise<void>;
}

/** A value from the server that the page also shows in controls. */
export interface EditableServerValue<Value> extends ServerValue<Value> {
  /** Shows the value again in controls that the user has changed, because the change could not be saved. */
  readonly restore: () => void;
  /**
   * Waits until a change that a control already shows is saved. When no change is pending any more, fetches the value
   * again; if a change failed, restores the old value first. Drops responses to earlier requests, in which the change is
   * still missing.
   */
  readonly change: <Saved>(request: Promise<ApiResult<Saved>>) => Promise<ApiResult<Saved>>;
}

/**
 * Fetches a value immediately, and again whenever the request changes or a lost connection is restored. The old
 * value stays until the next response arrives, and longer if a repeated request fails.
 *
 * @param refreshMs the interval at which to fetch the value again while the page is visible, in milliseconds;
 * by default, it is not fetched at intervals
 */
export function createServerValue<Request, Value>(
  request: Accessor<Request>,
  read: (request: Request) => Promise<ApiResult<Value>>,
  refreshMs?: number,
): EditableServerValue<Value> {
  const [state, setState] = createSignal<Fetched<Value>>({ kind: 'unknown' });
  const update = (next: Fetched<Value>): void => {
    // A response that contains no changes leaves the rows in place, which preserves focus and selections.
    if (JSON.stringify(next) !== JSON.stringify(state())) setState(next);
  };
  const restore = (): void => void setState((current) => structuredClone(current));
  const ifLatest = createLatestFilter();
  // An equal request needs no second response, such as when only the person's other properties have changed.
  const currentRequest = createMemo(request);
  const reload = async (): Promise<void> => {
    // The last pending change reloads the value itself. An earlier response would reset the controls.
    if (changes.arePending()) return;
    if (state().kind === 'failed') update({ kind: 'unknown' });
    const result = await ifLatest(read(currentRequest()));
    if (result !== undefined) update(fetchedAgain(state(), result));
  };
  const changes = createPendingChanges((hasFailed) => {
    if (hasFailed) restore();
    void reload();
  });
  const change = <Saved,>(saving: Promise<ApiResult<Saved>>): Promise<ApiResult<Saved>> => {
    void ifLatest(saving);
    return changes.add(saving);
  };
  const load = async (newRequest: Request): Promise<void> => {
    if (state().kind === 'failed') update({ kind: 'unknown' });
    const result = await ifLatest(read(newRequest));
    if (result !== undefined) update(toFetched(result));
  };
  createEffect(on(currentRequest, (newRequest) => void load(newRequest), { defer: refreshMs !== undefined }));
  reloadWhenReconnected(reload);
  if (refreshMs !== undefined) reloadWhileVisible(refreshMs, reload, () => state());
  return { state, reload, restore, change };
}

/** Reloads a value when a lost connection is restored, because the value may be missing or outdated. */
function reloadWhenReconnected(reload: () => Promise<void>): void {
  const { connection } = useOnline();
  let wasLost = false;
  createEffect(
    on(connection, ({ kind }) => {
      // A connection that opens for the first time, or for a different person, was not lost.
      if (kind === 'connecting') return;
      if (kind === 'open' && wasLost) void reload();
      wasLost = kind !== 'open';
    }),
  );
}

/**
 * Reloads a value immediately, and then at regular intervals while the page is visible; less often after a
 * failure.
 */
function reloadWhileVisible(
  intervalMs: number,
  reload: () => Promise<void>,
  state: () => Fetched<unknown>,
): void {
  const poller = createPagePoller<'loaded'>({
    read: async () => {
      await reload();
      const loaded = state();
      return loaded.kind === 'known' && loaded.failure === undefined ? 'loaded' : 'no-connection';
    },
    onResponse: () => undefined,
  });
  onCleanup(poller.follow(intervalMs));
  onCleanup(poller.end);
}

interface FetchedValueProps<Value> {
  readonly source: ServerValue<Value>;
  /** Describes a failure for which the default sentence is too general. */
  readonly failureText?: ((failure: Failure) => string) | undefined;
  readonly children: (value: Accessor<Value>) => JSX.Element;
}

/**
 * Shows a value from the server in its children, a note while it loads, or the reason if it cannot be loaded.
 * Shows a note if the value is outdated.
 */
export function FetchedValue<Value>(props: FetchedValueProps<Value>): JSX.Element {
  const knownState = (): Extract<Fetched<Value>, { readonly kind: 'known' }> | undefined => {
    const state = props.source.state();
    return state.kind === 'known' ? state : undefined;
  };
  const failure = (): Failure | undefined => {
    const state = props.source.state();
    return state.kind === 'unknown' ? undefined : state.failure;
  };
  const describe = (cause: Failure): string => (props.failureText ?? describeFailure)(cause);
  return (
    <Switch fallback={<p class="quiet">{onlineStrings().notes.loading}</p>}>
      <Match when={knownState()}>
        {(state) => (
          <>
            <Show when={failure()}>
              {(cause) => (
                <FailureNote
                  text={`${onlineStrings().notes.outdated} ${describe(cause())}`}
                  onRetry={() => void props.source.reload()}
                />
              )}
            </Show>
            {props.children(() => state().value)}
          </>
        )}
      </Match>
      <Match when={failure()}>
        {(cause) => <FailureNote text={describe(cause())} onRetry={() => void props.source.reload()} />}
      </Match>
    </Switch>
  );
}

function FailureNote(props: { readonly text: string; readonly onRetry: () => void }): JSX.Element {
  return (
    <div class="row">
      <p role="alert">{props.text}</p>
      <button type="button" class="btn dense" onClick={() => props.onRetry()}>
        {onlineStrings().actions.tryAgain}
      </button>
    </div>
  );
}
