import type { GameEvent } from '@halma/protocol';
import type { Aggregate } from '../log/aggregate.ts';
import type { DecisionContext } from './context.ts';
import { decide, type GameCommand } from './decide.ts';
import { nextDueWork } from './due.ts';
import { evolve } from './evolve.ts';
import { startedRematch } from './rematch.ts';
import type { GameState } from './state.ts';

/** A game as an aggregate of the event log. */
export const gameAggregate: Aggregate<GameState, GameCommand, GameEvent, DecisionContext> = {
  kind: 'game',
  decide,
  evolve,
  nextDueWork,
  startedLogs: startedRematch,
};
