import type { Command, CommandName, EventKind, GameEvent } from '@halma/protocol';

/** The events that each command can lead to. */
const RESULTS: Readonly<Record<CommandName, readonly EventKind[]>> = {
  join: ['joined'],
  leave: ['left', 'aborted'],
  ready: ['ready'],
  move: ['moved', 'abandoned'],
  resign: ['resigned'],
  'offer-draw': ['draw-offered'],
  'decline-draw': ['draw-declined'],
  'claim-draw': ['draw-claimed'],
  'take-back': ['take-back-asked'],
  'decline-take-back': ['take-back-declined'],
  abort: ['aborted'],
  'claim-left': ['declared-gone'],
  rematch: ['rematch-offered'],
  'decline-rematch': ['rematch-declined'],
  'end-series': ['series-ended'],
};

/**
 * Returns whether an event can be the result of a command: the right kind, with everything that the command asked for.
 */
export function isResultOf(command: Command, event: GameEvent): boolean {
  const requested = Object.entries(command).filter(([name]) => name !== 'do' && Object.hasOwn(event, name));
  return (
    RESULTS[command.do].includes(event.kind) &&
    requested.every(([name, value]) => value === undefined || Reflect.get(event, name) === value)
  );
}
