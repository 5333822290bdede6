/** What the browser keeps for this page. A browser that keeps nothing is no error: everything then starts anew. */
export function readStored(name: string): unknown {
  try {
    const text = localStorage.getItem(name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps a value for the next visit, where the browser allows it. */
export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A full or forbidden store: the game goes on, and is only not there after a reload.
  }
}
