import type { Seat } from '@halma/rules';
import { branchesAt, mainLineAfter, type Study } from './study.ts';

/**
 * A row in the list of moves: a round in the main line, or a variation of the move before the row or a
 * comment on that move.
 */
export type TreeRow =
  | {
      readonly kind: 'round';
      readonly round: number;
      /** The node in each column; null for a seat that has not moved, or whose move is in a row above. */
      readonly cells: readonly (number | null)[];
      /** Whether the round began in a row above. */
      readonly isContinued: boolean;
    }
  | { readonly kind: 'variation'; readonly node: number }
  | { readonly kind: 'comment'; readonly text: string };

/**
 * Returns the seats in column order, starting with the seat that moved first. Returns an empty list unless
 * two seats play, because the moves then share one column.
 */
export function columnSeats({ nodes }: Pick<Study, 'nodes'>): readonly Seat[] {
  const start = nodes[0]?.position;
  const seats = start?.rules.seats ?? [];
  const first = start?.firstSeat ?? seats[0];
  return seats.length === 2 ? seats.toSorted((a, b) => Number(b === first) - Number(a === first)) : [];
}

/**
 * Returns the rows of the main line, with each variation after the row of the move that it replaces. A comment on the
 * start comes first.
 */
export function treeRows(study: Pick<Study, 'nodes'>): readonly TreeRow[] {
  const seats = columnSeats(study);
  const startComment = study.nodes[0]?.comment;
  const rows: TreeRow[] = startComment === undefined ? [] : [{ kind: 'comment', text: startComment }];
  let openRow: { round: number; cells: (number | null)[]; isContinued: boolean } | null = null;
  const close = (): void => {
    if (openRow !== null) rows.push({ kind: 'round', ...openRow });
    openRow = null;
  };
  let lastRound = 0;
  for (const node of mainLineAfter(study, 0)) {
    const { parent = 0, comment } = study.nodes[node] ?? {};
    const before = study.nodes[parent]?.position;
    if (before === undefined) continue;
    const { round, toMove } = before;
    if (openRow === null || (openRow as { round: number }).round !== round || seats.length === 0) {
      close();
      openRow = {
        round,
        cells: seats.length === 0 ? [] : seats.map(() => null),
        isContinued: seats.length > 0 && round === lastRound,
      };
    }
    const row: { cells: (number | null)[] } = openRow;
    row.cells[Math.max(0, seats.indexOf(toMove))] = node;
    lastRound = round;
    const variations = branchesAt(study, parent).filter((other) => other !== node);
    if (variations.length === 0 && comment === undefined) continue;
    close();
    if (comment !== undefined) rows.push({ kind: 'comment', text: comment });
    for (const variation of variations) rows.push({ kind: 'variation', node: variation });
  }
  close();
  return rows;
}
