import type { PageCursor } from '../store/game-store.ts';

/** Parses a page cursor as clients send it: a time and an id, separated by a dot. */
export function parsePageCursor(text: string): PageCursor {
  const [at = '', id = ''] = text.split('.');
  return { at: Number(at), id };
}
