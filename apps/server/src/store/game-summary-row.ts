import { GameStatus, GameTerms, PHASES } from '@halma/protocol';
import { SEAT_LETTERS } from '@halma/rules';
import { enumColumn, jsonReader, numberColumn, textColumn } from './columns.ts';
import type { Row } from './database.ts';
import type { GameSummary } from './game-store.ts';

/** The columns of a game in lists. */
export const SUMMARY_COLUMNS =
  'game, phase, terms, seats, by_person, result, created_at, changed_at, to_move, due_by, ply';

const readTerms = jsonReader(GameTerms);
const readSeats = jsonReader(GameStatus.properties.seats);

/** Converts a row to a game as lists show it. */
export function toGameSummary(row: Row): GameSummary {
  return {
    game: textColumn(row, 'game'),
    phase: enumColumn(row, 'phase', PHASES),
    terms: readTerms(textColumn(row, 'terms')),
    seats: readSeats(textColumn(row, 'seats')),
    creator: textColumn(row, 'by_person'),
    result: textColumn(row, 'result'),
    createdAt: numberColumn(row, 'created_at'),
    changedAt: numberColumn(row, 'changed_at'),
    ...(row.to_move === null ? {} : { toMove: enumColumn(row, 'to_move', SEAT_LETTERS) }),
    ...readPly(row),
    ...(row.due_by === null ? {} : { deadline: numberColumn(row, 'due_by') }),
  };
}

/** Reads the number of moves from a row; it is absent if a node running an older version wrote the row. */
export function readPly(row: Row): Pick<GameSummary, 'ply'> {
  return row.ply === null ? {} : { ply: numberColumn(row, 'ply') };
}
