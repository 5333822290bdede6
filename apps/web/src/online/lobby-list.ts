import type { Seek, ServerMessage } from '@halma/protocol';

/** The open games as the server has sent them so far. */
export interface LobbyList {
  /** The number of the latest update included. */
  readonly seq: number;
  /** Oldest first. */
  readonly seeks: readonly Seek[];
}

/**
 * Applies an update to the list.
 *
 * @returns undefined if an earlier update is missing; the caller must then request the whole list
 */
export function withLobbyUpdate(
  list: LobbyList | undefined,
  { seq, tables, gone }: Extract<ServerMessage, { readonly say: 'lobby-update' }>,
): LobbyList | undefined {
  if (list === undefined || seq !== list.seq + 1) return undefined;
  const replaced = new Set([...gone, ...tables.map(({ game }) => game)]);
  const seeks = [...list.seeks.filter(({ game }) => !replaced.has(game)), ...tables];
  return { seq, seeks: seeks.toSorted(byAge) };
}

function byAge(one: Seek, other: Seek): number {
  return one.createdAt - other.createdAt || (one.game < other.game ? -1 : 1);
}
