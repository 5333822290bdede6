import { type Accessor, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import type { Answer } from '../../../online/failure.ts';
import { refusalWords } from '../../../online/refusal-words.ts';
import { FetchedPart, type FetchedSource } from '../fetched-part.tsx';

/** How a row of the list is taken away. */
export interface Removal {
  readonly verb: string;
  /** The verb and what it is done to, for who hears the button alone. */
  readonly label: string;
  readonly remove: () => Promise<Answer<unknown>>;
}

interface RemovableListProps<Row> {
  readonly title: string;
  readonly text?: string;
  readonly rows: FetchedSource<readonly Row[]>;
  /** What stands there where there is no row. */
  readonly none?: string;
  readonly row: (row: Row, index: Accessor<number>) => JSX.Element;
  /** Undefined for a row that stays. */
  readonly removal: (row: Row, index: Accessor<number>) => Removal | undefined;
  /** What else can be done here. @param settle tells why it failed, if it did, and fetches the rows again */
  readonly footer?: (settle: (answer: Answer<unknown>) => Promise<void>) => JSX.Element;
}

/** A card of things an account has, fetched from the server, each with a button that takes it away. */
export function RemovableList<Row>(props: RemovableListProps<Row>): JSX.Element {
  const titleId = createUniqueId();
  const [failure, setFailure] = createSignal('');
  const settle = async (answer: Answer<unknown>): Promise<void> => {
    setFailure(answer.ok ? '' : refusalWords(answer.refusal));
    await props.rows.again();
  };
  return (
    <section class="card panel" aria-labelledby={titleId}>
      <h2 id={titleId}>{props.title}</h2>
      <Show when={props.text}>{(text) => <p class="small quiet">{text()}</p>}</Show>
      <FetchedPart of={props.rows}>
        {(known) => (
          <ul class="entries">
            <For
              each={known()}
              fallback={<Show when={props.none}>{(none) => <li class="small quiet">{none()}</li>}</Show>}
            >
              {(row, index) => (
                <li>
                  {props.row(row, index)}
                  <Show when={props.removal(row, index)}>
                    {(removal) => (
                      <button
                        type="button"
                        class="btn dense"
                        aria-label={removal().label}
                        onClick={async () => settle(await removal().remove())}
                      >
                        {removal().verb}
                      </button>
                    )}
                  </Show>
                </li>
              )}
            </For>
          </ul>
        )}
      </FetchedPart>
      <p class="small" role="alert">
        {failure()}
      </p>
      {props.footer?.(settle)}
    </section>
  );
}
