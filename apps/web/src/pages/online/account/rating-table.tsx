import { For, type JSX } from 'solid-js';

interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row, index: number) => JSX.Element;
  readonly kind: 'row-header' | 'number' | 'text';
}

interface RatingTableProps<Row> {
  readonly caption: string;
  readonly class?: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** A table about ratings, with a row for each player or game. */
export function RatingTable<Row>(props: RatingTableProps<Row>): JSX.Element {
  return (
    <table class={`rating-table ${props.class ?? ''}`}>
      <caption>{props.caption}</caption>
      <thead>
        <tr>
          <For each={props.columns}>{({ title }) => <th scope="col">{title}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {(row, index) => (
            <tr>
              <For each={props.columns}>
                {({ kind, cell }) =>
                  kind === 'row-header' ? (
                    <th scope="row">{cell(row, index())}</th>
                  ) : (
                    <td class={kind === 'number' ? 'num' : undefined}>{cell(row, index())}</td>
                  )
                }
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
