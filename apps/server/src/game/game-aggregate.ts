import type { GameEvent } from '@halma/protocol';
import type { Aggregate } from '../log/aggregate.ts';
import { isResultOf } from './command-result.ts';
import type { DecisionContext } from './context.ts';
import { decide, type GameCommand } from './decide.ts';
import { evolve } from './evolve.ts';
import { nextDueWork } from './next-due-work.ts';
import { outageCredit } from './outage-credit.ts';
import { startedRematch } from './rematch.ts';
import type { GameState } from './state.ts';

/** A game as an aggregate of the event log. */
export const gameAggregate: Aggregate<GameState, GameCommand, GameEvent, DecisionContext> = {
  kind: 'game',
  decide,
  evolve,
  isResultOf: (command, event) => command.by === 'server' || isResultOf(command.command, event),
  nextDueWork,
  precedingEvent: (state, command, context) =>
    chargesTime(command) ? outageCredit(state, context) : undefined,
  startedLogs: startedRematch,
};

/** Returns whether a command charges the seat to move for its time. */
function chargesTime({ command }: GameCommand): boolean {
  return command.do === 'move' || command.do === 'engine-move' || command.do === 'take-back';
}
