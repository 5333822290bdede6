import { onlineWords } from '@halma/locales/online';
import { type Accessor, createEffect, createSignal, type JSX, Match, on, Switch } from 'solid-js';
import { describeFailure } from '../../online/describe-failure.ts';
import type { Answer, Failure } from '../../online/failure.ts';
import { createLatest, type Fetched, fetchedOf } from '../../online/fetched.ts';

/** A value from the server, and how to request it again. */
export interface FetchedSource<Value> {
  readonly state: Accessor<Fetched<Value>>;
  readonly again: () => Promise<void>;
}

/** Requests a value at once, and again whenever the request changes. The old value stays until the next answer. */
export function createFetched<Request, Value>(
  request: Accessor<Request>,
  read: (request: Request) => Promise<Answer<Value>>,
): FetchedSource<Value> {
  const [state, setState] = createSignal<Fetched<Value>>({ kind: 'unknown' });
  const latest = createLatest();
  const again = async (): Promise<void> => {
    if (state().kind === 'failed') setState({ kind: 'unknown' });
    const answer = await latest(read(request()));
    if (answer !== undefined) setState(fetchedOf(answer));
  };
  createEffect(on(request, () => void again()));
  return { state, again };
}

interface FetchedPartProps<Value> {
  readonly of: FetchedSource<Value>;
  /** The text for a failure, where the usual sentence says too little. */
  readonly failureWords?: (failure: Failure) => string;
  readonly children: (value: Accessor<Value>) => JSX.Element;
}

/** A part of a page that shows a value from the server. Shows a note while it loads, and the reason where it fails. */
export function FetchedPart<Value>(props: FetchedPartProps<Value>): JSX.Element {
  const known = (): Extract<Fetched<Value>, { readonly kind: 'known' }> | undefined => {
    const state = props.of.state();
    return state.kind === 'known' ? state : undefined;
  };
  const failure = (): Failure | undefined => {
    const state = props.of.state();
    return state.kind === 'failed' ? state.failure : undefined;
  };
  return (
    <Switch fallback={<p class="quiet">{onlineWords().notes.loading}</p>}>
      <Match when={known()}>{(state) => props.children(() => state().value)}</Match>
      <Match when={failure()}>
        {(why) => (
          <div class="row">
            <p role="alert">{(props.failureWords ?? describeFailure)(why())}</p>
            <button type="button" class="btn dense" onClick={() => void props.of.again()}>
              {onlineWords().actions.retry}
            </button>
          </div>
        )}
      </Match>
    </Switch>
  );
}
