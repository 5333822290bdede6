import { MAN_COLOURS, type ManColour } from '@halma/board';
import { type Rules, type Seat, seatLetter } from '@halma/rules';
import { hasDistinctColours } from './seat-colours.ts';
import { cleanName, NO_LABELS, type SeatLabels } from './seat-labels.ts';

/** The names and colours of seats, by seat letter, as the device stores them. */
export interface StoredLabels {
  readonly names?: Readonly<Record<string, string>>;
  readonly colours?: Readonly<Record<string, ManColour>>;
}

/** Returns labels as plain data. Leaves out the names or the colours if no seat has any. */
export function storedLabels({ names, colours }: SeatLabels): StoredLabels {
  return {
    ...(names.size === 0 ? {} : { names: byLetter(names) }),
    ...(colours.size === 0 ? {} : { colours: byLetter(colours) }),
  };
}

/**
 * Reads stored labels. Skips names that are not text and unknown colours. Ignores all colours if two seats have
 * the same one, because their men would look alike.
 */
export function readLabels(rules: Rules, stored: unknown): SeatLabels {
  if (!isRecord(stored)) return NO_LABELS;
  const { names, colours } = stored;
  const bySeat = <Value>(from: unknown, read: (value: unknown) => Value | undefined): Map<Seat, Value> =>
    new Map(
      rules.seats.flatMap((seat): [Seat, Value][] => {
        const value = isRecord(from) ? read(from[seatLetter(seat)]) : undefined;
        return value === undefined ? [] : [[seat, value]];
      }),
    );
  const knownColours = bySeat(colours, (value) => MAN_COLOURS.find((colour) => colour === value));
  return {
    names: bySeat(names, (value) => (typeof value === 'string' ? cleanName(value) || undefined : undefined)),
    colours: hasDistinctColours(rules, knownColours) ? knownColours : NO_LABELS.colours,
  };
}

function byLetter<Value>(bySeat: ReadonlyMap<Seat, Value>): Readonly<Record<string, Value>> {
  return Object.fromEntries([...bySeat].map(([seat, value]) => [seatLetter(seat), value]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
