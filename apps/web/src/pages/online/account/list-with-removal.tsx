import { type Accessor, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { ApiResult } from '../../../online/failure.ts';
import { firstPress } from '../../../parts/first-press.ts';
import { FetchedValue, type ServerValue } from '../fetched-value.tsx';

/** The button that removes a row. */
interface Removal {
  readonly buttonText: string;
  /** The text including the row's name, for screen readers that read the button out of context. */
  readonly label: string;
  readonly remove: () => Promise<ApiResult<unknown>>;
}

interface ListWithRemovalProps<Row> {
  readonly title: string;
  readonly text?: string;
  readonly rows: ServerValue<readonly Row[]>;
  /** The text that is shown if the list is empty. */
  readonly emptyText?: string;
  readonly row: (row: Row, index: Accessor<number>) => JSX.Element;
  /** Undefined for a row that cannot be removed. */
  readonly removal: (row: Row, index: Accessor<number>) => Removal | undefined;
  /**
   * Additional controls on the card.
   *
   * @param handleResult shows the failure, if there is one, and reloads the rows
   */
  readonly footer?: (handleResult: (result: ApiResult<unknown>) => Promise<void>) => JSX.Element;
}

/** A card with a list from the server, where each row has a button that removes it. */
export function ListWithRemoval<Row>(props: ListWithRemovalProps<Row>): JSX.Element {
  const titleId = createUniqueId();
  const [failure, setFailure] = createSignal('');
  const handleResult = async (result: ApiResult<unknown>): Promise<void> => {
    setFailure(result.ok ? '' : describeFailure(result.refusal));
    await props.rows.reload();
  };
  return (
    <section class="card panel" aria-labelledby={titleId}>
      <h2 id={titleId}>{props.title}</h2>
      <Show when={props.text}>{(text) => <p class="small quiet">{text()}</p>}</Show>
      <FetchedValue source={props.rows}>
        {(rows) => (
          <ul class="entries">
            <For
              each={rows()}
              fallback={<Show when={props.emptyText}>{(text) => <li class="small quiet">{text()}</li>}</Show>}
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
                        onClick={firstPress(async () => handleResult(await removal().remove()))}
                      >
                        {removal().buttonText}
                      </button>
                    )}
                  </Show>
                </li>
              )}
            </For>
          </ul>
        )}
      </FetchedValue>
      <p class="small" role="alert">
        {failure()}
      </p>
      {props.footer?.(handleResult)}
    </section>
  );
}
