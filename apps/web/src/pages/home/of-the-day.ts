const DAY_MS = 24 * 60 * 60_000;

/** Returns the number of a day in the visitor's calendar, counted from the start of 1970. */
export function dayNumber(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
}

/** Returns the entry for a day. Each day gets the next entry, starting over after the last one. */
export function entryOfTheDay<Entry>(entries: readonly Entry[], day: number): Entry {
  const entry = entries[day % entries.length];
  if (entry === undefined) throw new Error('there is nothing to choose from');
  return entry;
}
