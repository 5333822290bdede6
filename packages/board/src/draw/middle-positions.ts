import type { GameId } from '@halma/rules';

/** Middlegame positions (HFN) for games that begin with an empty board: their thumbnails would otherwise be empty. */
export const MIDDLE_POSITIONS: ReadonlyMap<string, string> = new Map<GameId, string>([
  [
    'top-secret',
    'H16:16/16/16/16/16/5CCAACA5/5AACA1A5/5C3CC5/5CCCA1C5/5AAA2C5/5CA1AAC5/6A4CC3/5A5A4/5C6A3/11C4/16 A - 44 23',
  ],
]);
