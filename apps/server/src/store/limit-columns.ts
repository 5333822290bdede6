import { LIMIT_KINDS, type Limit, type LimitKind } from '@halma/protocol';
import { numberColumn, textColumn } from './columns.ts';
import type { Row } from './database.ts';

/** The columns of each limit in the table `people`: its end, 0 if there is none, and its reason. */
export const LIMIT_COLUMNS: Readonly<Record<LimitKind, { readonly until: string; readonly reason: string }>> =
  {
    chat: { until: 'muted_until', reason: 'mute_reason' },
    rated: { until: 'unrated_until', reason: 'unrated_reason' },
    play: { until: 'suspended_until', reason: 'suspend_reason' },
  };

/** The columns of all limits, for a `SELECT`. */
export const LIMIT_COLUMN_NAMES: string = Object.values(LIMIT_COLUMNS)
  .flatMap(({ until, reason }) => [until, reason])
  .join(', ');

/** Reads a person's limits from their row, including limits that have ended. */
export function toLimits(row: Row): readonly Limit[] {
  return LIMIT_KINDS.flatMap((kind) => {
    const { until, reason } = LIMIT_COLUMNS[kind];
    const end = numberColumn(row, until);
    return end > 0 ? [{ kind, until: end, reason: textColumn(row, reason) }] : [];
  });
}
