/** What may have changed: only a hint. It can get lost, come twice or too late; the truth is in the store. */
export type Hint =
  | { readonly about: 'game'; readonly game: string; readonly seq: number }
  | { readonly about: 'talk'; readonly game: string }
  | { readonly about: 'lobby' }
  | { readonly about: 'session'; readonly session: string };

export type Listener = (hint: Hint) => void;

/** Carries hints to every node, this one included. */
export interface Bus {
  publish(hint: Hint): void;
  /** Listens to all hints until the answer is called. */
  subscribe(listener: Listener): () => void;
  /** False while hints may be getting lost. */
  readonly connected: boolean;
  close(): Promise<void>;
}
