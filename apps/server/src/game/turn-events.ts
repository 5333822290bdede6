import type { GameEvent } from '@halma/protocol';

/** The events that begin a turn, besides a takeback to which all have agreed. */
export const TURN_EVENTS: ReadonlySet<GameEvent['kind']> = new Set([
  'created',
  'joined',
  'ready',
  'moved',
  'resigned',
  'fell',
  'declared-gone',
]);
