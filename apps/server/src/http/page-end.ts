import type { PageCursor } from '../store/game-store.ts';

/** Reads the end of a page as clients send it: a time, and a game after a dot. */
export function parsePageEnd(text: string): PageCursor {
  const [at = '', game = ''] = text.split('.');
  return { at: Number(at), game };
}
