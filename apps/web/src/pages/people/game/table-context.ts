import type { HalmaBoard } from '@halma/board';
import type { Seat } from '@halma/rules';
import { type Accessor, createContext, useContext } from 'solid-js';
import type { Company } from '../../../game/session.ts';
import type { Table } from './table.ts';

/** What every part of a table's page may use. */
export interface TablePage {
  readonly table: Table;
  readonly board: HalmaBoard;
  /** The seat at the bottom of the board. */
  readonly orientation: Accessor<Seat>;
  readonly turnBoard: () => void;
  /** Now on the server, renewed while a clock runs. */
  readonly now: Accessor<number | undefined>;
  /** Is the question open whether to resign? */
  readonly isResigning: Accessor<boolean>;
  readonly setResigning: (isOpen: boolean) => void;
  /** The name of whoever sits on a seat. */
  readonly nameOf: (seat: Seat) => string;
  /** The people at the table, for what is said of its game. */
  readonly company: Accessor<Company>;
}

export const TableContext = createContext<TablePage>();

/** The table, for the parts of its page. */
export function useTable(): TablePage {
  const page = useContext(TableContext);
  if (page === undefined) throw new Error('this part stands outside the page of a table');
  return page;
}
