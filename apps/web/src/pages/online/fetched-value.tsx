import { onlineStrings } from '@halma/locales/online';
import { type Accessor, createEffect, createSignal, type JSX, Match, on, Switch } from 'solid-js';
import { describeFailure } from '../../online/describe-failure.ts';
import type { ApiResult, Failure } from '../../online/failure.ts';
import { createLatest, type Fetched, fetchedOf } from '../../online/fetched.ts';

/** A value from the server, and how to request it again. */
export interface ServerValue<Value> {
  readonly state: Accessor<Fetched<Value>>;
  readonly reload: () => Promise<void>;
}

/** Fetches a value at once, and again whenever the request changes. The old value stays until the next response. */
export function createServerValue<Request, Value>(
  request: Accessor<Request>,
  read: (request: Request) => Promise<ApiResult<Value>>,
): ServerValue<Value> {
  const [state, setState] = createSignal<Fetched<Value>>(
    { kind: 'unknown' },
    // A response without news leaves the rows on the page as they are, with their focus and choices.
    { equals: (before, next) => JSON.stringify(before) === JSON.stringify(next) },
  );
  const latest = createLatest();
  const reload = async (): Promise<void> => {
    if (state().kind === 'failed') setState({ kind: 'unknown' });
    const result = await latest(read(request()));
    if (result !== undefined) setState(fetchedOf(result));
  };
  createEffect(on(request, () => void reload()));
  return { state, reload };
}

interface FetchedValueProps<Value> {
  readonly source: ServerValue<Value>;
  /** Describes a failure where the default sentence is too general. */
  readonly failureText?: ((failure: Failure) => string) | undefined;
  readonly children: (value: Accessor<Value>) => JSX.Element;
}

/** Shows a value from the server in its children, a note while it loads, or the reason if it cannot be loaded. */
export function FetchedValue<Value>(props: FetchedValueProps<Value>): JSX.Element {
  const known = (): Extract<Fetched<Value>, { readonly kind: 'known' }> | undefined => {
    const state = props.source.state();
    return state.kind === 'known' ? state : undefined;
  };
  const failure = (): Failure | undefined => {
    const state = props.source.state();
    return state.kind === 'failed' ? state.failure : undefined;
  };
  return (
    <Switch fallback={<p class="quiet">{onlineStrings().notes.loading}</p>}>
      <Match when={known()}>{(state) => props.children(() => state().value)}</Match>
      <Match when={failure()}>
        {(refusal) => (
          <div class="row">
            <p role="alert">{(props.failureText ?? describeFailure)(refusal())}</p>
            <button type="button" class="btn dense" onClick={() => void props.source.reload()}>
              {onlineStrings().actions.tryAgain}
            </button>
          </div>
        )}
      </Match>
    </Switch>
  );
}
