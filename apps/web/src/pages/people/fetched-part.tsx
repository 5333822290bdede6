import { type Accessor, createEffect, createSignal, type JSX, Match, on, Switch } from 'solid-js';
import type { Answer, Failure } from '../../online/failure.ts';
import { createLatest, type Fetched, fetchedOf } from '../../online/fetched.ts';
import { refusalWords } from '../../online/refusal-words.ts';
import { onlineWords } from '../../words/online.ts';

/** Something of the server's, and how to ask for it once more. */
export interface FetchedSource<Value> {
  readonly state: Accessor<Fetched<Value>>;
  readonly again: () => Promise<void>;
}

/** Asks the server at once, and again whenever what is asked for changes. What is known stays until the next answer. */
export function createFetched<Asked, Value>(
  asked: Accessor<Asked>,
  read: (asked: Asked) => Promise<Answer<Value>>,
): FetchedSource<Value> {
  const [state, setState] = createSignal<Fetched<Value>>({ kind: 'unknown' });
  const latest = createLatest();
  const again = async (): Promise<void> => {
    if (state().kind === 'failed') setState({ kind: 'unknown' });
    const answer = await latest(read(asked()));
    if (answer !== undefined) setState(fetchedOf(answer));
  };
  createEffect(on(asked, () => void again()));
  return { state, again };
}

interface FetchedPartProps<Value> {
  readonly of: FetchedSource<Value>;
  /** Why it is not there, as a sentence, where the usual one does not tell enough. */
  readonly failureWords?: (failure: Failure) => string;
  readonly children: (value: Accessor<Value>) => JSX.Element;
}

/** A part of a page that shows something of the server's; before that it says so, and why there is nothing. */
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
    <Switch fallback={<p class="quiet">{onlineWords().notes.fetchingPart}</p>}>
      <Match when={known()}>{(state) => props.children(() => state().value)}</Match>
      <Match when={failure()}>
        {(why) => (
          <div class="row">
            <p role="alert">{(props.failureWords ?? refusalWords)(why())}</p>
            <button type="button" class="btn dense" onClick={() => void props.of.again()}>
              {onlineWords().actions.retry}
            </button>
          </div>
        )}
      </Match>
    </Switch>
  );
}
