/** Says what may have changed. A hint can be lost, late or duplicated: the store is the source of truth. */
export type Hint =
  | { readonly about: 'log'; readonly kind: string; readonly id: string; readonly seq: number }
  | { readonly about: 'chat'; readonly game: string }
  | { readonly about: 'lobby' }
  | { readonly about: 'person'; readonly person: string }
  | { readonly about: 'session'; readonly session: string };

export type Listener = (hint: Hint) => void;

/** Carries hints to every node, the sender included. */
export interface Bus {
  publish(hint: Hint): void;
  /** Calls a listener for every hint, until the returned function is called. */
  subscribe(listener: Listener): () => void;
  /** False while hints may be getting lost. */
  readonly connected: boolean;
  close(): Promise<void>;
}

/** Makes every node close the sockets of sessions that have ended. */
export function publishEndedSessions(bus: Bus, sessions: readonly string[]): void {
  for (const session of sessions) bus.publish({ about: 'session', session });
}
