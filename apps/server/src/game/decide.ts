import type { Command, CommandName, GameEvent, PersonId, Result } from '@halma/protocol';
import { refuse } from '@halma/protocol';
import type { CommandOf, Decide, DecisionContext } from './context.ts';
import { decideAbort, decideClaimAbandoned, decideCreatorAbort, decideResign } from './endings.ts';
import { checkEventLimits } from './event-limits.ts';
import { decideMove } from './moves.ts';
import { decideClaimDraw, decideDeclineDraw, decideOfferDraw } from './offers.ts';
import { decideDeclineRematch, decideRematch } from './rematch.ts';
import { decideJoin, decideLeave, decideReady } from './seating.ts';
import { decideEndSeries } from './series.ts';
import { decideServerCommand, type ServerCommand } from './server-commands.ts';
import { type GameState, seatOfPerson } from './state.ts';
import { decideDeclineTakeback, decideTakeback } from './takebacks.ts';

type Deciders = { readonly [Name in Exclude<CommandName, 'join'>]: Decide<CommandOf<Name>> };

const DECIDERS: Deciders = {
  leave: decideLeave,
  ready: decideReady,
  move: decideMove,
  resign: decideResign,
  'offer-draw': decideOfferDraw,
  'decline-draw': decideDeclineDraw,
  'claim-draw': decideClaimDraw,
  'take-back': decideTakeback,
  'decline-take-back': decideDeclineTakeback,
  abort: decideAbort,
  'claim-left': decideClaimAbandoned,
  rematch: decideRematch,
  'decline-rematch': decideDeclineRematch,
  'end-series': decideEndSeries,
};

/** A command in a game, and its sender. */
export type GameCommand =
  | { readonly by: 'person'; readonly person: PersonId; readonly command: Command }
  | { readonly by: 'server'; readonly command: ServerCommand };

/**
 * Decides what a command does to a game: one event, or a refusal. People can act only for their own seats, except that
 * the creator can abort a game with no players. Only the server can move for the engine, apply time limits and credit
 * outages.
 */
export function decide(state: GameState, command: GameCommand, context: DecisionContext): Result<GameEvent> {
  if (command.by === 'server') return decideServerCommand(state, command.command, context);
  const decided = decideForPerson(state, command.command, command.person, context);
  return decided.ok ? checkEventLimits(state, decided.value) : decided;
}

function decideForPerson(
  state: GameState,
  command: Command,
  person: PersonId,
  context: DecisionContext,
): Result<GameEvent> {
  if (command.do === 'join') return decideJoin(state, command, person, context);
  const seat = seatOfPerson(state, person);
  if (seat === undefined)
    return command.do === 'abort' ? decideCreatorAbort(state, person) : refuse('not-seated');
  const decideCommand = DECIDERS[command.do] as Decide<Command>;
  return decideCommand(state, command, { ...context, seat });
}
