import { boardThumbnail, type ChosenColours } from '@halma/board';
import type { Rules, Seat } from '@halma/rules';
import { createMemo, For, type JSX } from 'solid-js';
import { seatRows } from '../../game/seating.ts';

interface SeatListProps {
  readonly rules: Rules;
  readonly colours: ChosenColours;
  /** The fields of a seat. */
  readonly row: (seat: Seat) => JSX.Element;
  /** The content after the seats. */
  readonly children?: JSX.Element;
}

/** The seats of a game beside its board: the far row, then the near row, each from left to right. */
export function SeatList(props: SeatListProps): JSX.Element {
  const rows = createMemo(() => seatRows(props.rules, props.rules.seats[0] ?? 1));
  const seats = createMemo(() => [...rows().far, ...rows().near].map(({ seat }) => seat));
  const columnCount = (): number => Math.max(rows().far.length, rows().near.length);
  const board = createMemo(() => boardThumbnail(props.rules, undefined, props.colours));
  return (
    <div class="seat-list">
      <span class="seat-map">{board()}</span>
      <div class="seat-rows">
        <div class="seat-grid" data-columns={columnCount()} style={{ '--columns': columnCount() }}>
          <For each={seats()}>{(seat) => props.row(seat)}</For>
        </div>
        {props.children}
      </div>
    </div>
  );
}
