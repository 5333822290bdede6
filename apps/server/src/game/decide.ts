import type { Command, CommandName, GameEvent, PersonId, Result } from '@halma/protocol';
import { refuse } from '@halma/protocol';
import type { Circumstances, CommandOf, Decide } from './circumstances.ts';
import { decideAbort, decideClaimLeft, decideResign } from './endings.ts';
import { decideClaimDraw, decideDeclineDraw, decideOfferDraw } from './offers.ts';
import { decideDeclineRematch, decideRematch } from './rematch.ts';
import { decideJoin, decideLeave, decideReady } from './seating.ts';
import { decideServerOrder, type ServerOrder } from './server-orders.ts';
import { type GameState, seatOfPerson } from './state.ts';
import { decideDeclineTakeBack, decideTakeBack } from './take-backs.ts';
import { decideMove } from './turns.ts';

type Deciders = { readonly [Name in Exclude<CommandName, 'join'>]: Decide<CommandOf<Name>> };

const DECIDERS: Deciders = {
  leave: decideLeave,
  ready: decideReady,
  move: decideMove,
  resign: decideResign,
  'offer-draw': decideOfferDraw,
  'decline-draw': decideDeclineDraw,
  'claim-draw': decideClaimDraw,
  'take-back': decideTakeBack,
  'decline-take-back': decideDeclineTakeBack,
  abort: decideAbort,
  'claim-left': decideClaimLeft,
  rematch: decideRematch,
  'decline-rematch': decideDeclineRematch,
};

/** Something that is to happen at a table, and who wants it. */
export type Order =
  | { readonly by: 'person'; readonly person: PersonId; readonly command: Command }
  | { readonly by: 'server'; readonly order: ServerOrder };

/**
 * Decides what an order does to a game: one event, or a refusal. Changes nothing. A seat is moved by its own person alone,
 * and the computer's seats and the clocks by the server alone.
 */
export function decide(state: GameState, order: Order, circumstances: Circumstances): Result<GameEvent> {
  if (order.by === 'server') return decideServerOrder(state, order.order, circumstances);
  const { person, command } = order;
  if (command.do === 'join') return decideJoin(state, command, person, circumstances);
  const seat = seatOfPerson(state, person);
  if (seat === undefined) return refuse('not-seated');
  const decider = DECIDERS[command.do] as Decide<Command>;
  return decider(state, command, { ...circumstances, seat });
}
