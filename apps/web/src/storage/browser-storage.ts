/** Reads a value from the browser's storage; undefined if it is missing, unreadable, or the storage is blocked. */
export function readStored(name: string): unknown {
  try {
    const text = localStorage.getItem(name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value for the next visit, where the browser allows it. */
export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The storage is full or blocked: the game continues, but is lost on a reload.
  }
}
