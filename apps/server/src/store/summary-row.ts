import type { Holder, Terms } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import type { BySeat, GameState } from '../game/state.ts';
import { numberOf, type Row, textOf } from './database.ts';
import type { GameSummary } from './game-store.ts';

/** The columns of a game as lists show it. */
export const SUMMARY =
  'game, phase, terms, seats, by_person, result, created_at, changed_at, to_move, due_by';

/** A game as its row says. */
export function summaryOf(row: Row): GameSummary {
  return {
    game: textOf(row, 'game'),
    phase: textOf(row, 'phase') as GameState['phase'],
    terms: JSON.parse(textOf(row, 'terms')) as Terms,
    seats: JSON.parse(textOf(row, 'seats')) as BySeat<Holder>,
    by: textOf(row, 'by_person'),
    result: textOf(row, 'result'),
    createdAt: numberOf(row, 'created_at'),
    changedAt: numberOf(row, 'changed_at'),
    ...(row.to_move === null ? {} : { toMove: textOf(row, 'to_move') as SeatLetter }),
    ...(row.due_by === null ? {} : { dueBy: numberOf(row, 'due_by') }),
  };
}
