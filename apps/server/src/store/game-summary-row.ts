import { GameStatus, GameTerms, PHASES } from '@halma/protocol';
import { SEAT_LETTERS } from '@halma/rules';
import { jsonReader, numberColumn, textColumn, wordColumn } from './columns.ts';
import type { Row } from './database.ts';
import type { GameSummary } from './game-store.ts';

/** The columns that a game has in lists. */
export const SUMMARY_COLUMNS =
  'game, phase, terms, seats, by_person, result, created_at, changed_at, to_move, due_by';

const readTerms = jsonReader(GameTerms);
const readSeats = jsonReader(GameStatus.properties.seats);

/** Reads a game as lists show it from its row. */
export function toGameSummary(row: Row): GameSummary {
  return {
    game: textColumn(row, 'game'),
    phase: wordColumn(row, 'phase', PHASES),
    terms: readTerms(textColumn(row, 'terms')),
    seats: readSeats(textColumn(row, 'seats')),
    creator: textColumn(row, 'by_person'),
    result: textColumn(row, 'result'),
    createdAt: numberColumn(row, 'created_at'),
    changedAt: numberColumn(row, 'changed_at'),
    ...(row.to_move === null ? {} : { toMove: wordColumn(row, 'to_move', SEAT_LETTERS) }),
    ...(row.due_by === null ? {} : { deadline: numberColumn(row, 'due_by') }),
  };
}
