import { type Accessor, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { Answer } from '../../../online/failure.ts';
import { FetchedPart, type FetchedSource } from '../fetched-part.tsx';

/** How the list removes a row. */
interface Removal {
  readonly verb: string;
  /** The verb and its object, for screen readers, which may read the button alone. */
  readonly label: string;
  readonly remove: () => Promise<Answer<unknown>>;
}

interface RemovableListProps<Row> {
  readonly title: string;
  readonly text?: string;
  readonly rows: FetchedSource<readonly Row[]>;
  /** The text of an empty list. */
  readonly none?: string;
  readonly row: (row: Row, index: Accessor<number>) => JSX.Element;
  /** Undefined for a row that cannot be removed. */
  readonly removal: (row: Row, index: Accessor<number>) => Removal | undefined;
  /** Other controls of the card. @param settle shows the failure, if there is one, and reloads the rows */
  readonly footer?: (settle: (answer: Answer<unknown>) => Promise<void>) => JSX.Element;
}

/** A card with rows of an account, loaded from the server, each with a button that removes it. */
export function RemovableList<Row>(props: RemovableListProps<Row>): JSX.Element {
  const titleId = createUniqueId();
  const [failure, setFailure] = createSignal('');
  const settle = async (answer: Answer<unknown>): Promise<void> => {
    setFailure(answer.ok ? '' : describeFailure(answer.refusal));
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
