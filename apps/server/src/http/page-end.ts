import type { PageCursor } from '../store/game-store.ts';

/** Parses a page cursor in the form that clients send: a time and the id of a game, separated by a dot. */
export function parsePageEnd(text: string): PageCursor {
  const [at = '', game = ''] = text.split('.');
  return { at: Number(at), game };
}
