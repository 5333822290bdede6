/** Reads a value from the browser's storage. Returns undefined if it is missing or unreadable, or if the storage is blocked. */
export function readStored(name: string): unknown {
  try {
    const text = localStorage.getItem(name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Stores a value for later visits.
 *
 * @returns false if the storage is full or blocked. The page keeps working, but a reload loses the value.
 */
export function store(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
