import type { GameEvent } from '@halma/protocol';

/** The events that can begin a turn, apart from a takeback that all players have agreed to. */
export const TURN_EVENTS: ReadonlySet<GameEvent['kind']> = new Set([
  'created',
  'joined',
  'ready',
  'moved',
  'resigned',
  'fell',
  'declared-gone',
]);
