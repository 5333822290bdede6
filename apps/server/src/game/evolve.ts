import type { EventKind, GameEvent, LoggedEvent, OnlineGameId } from '@halma/protocol';
import type { EventOf, Evolve } from './context.ts';
import { createdState } from './creation.ts';
import {
  evolveAborted,
  evolveGameAbandoned,
  evolveResigned,
  evolveSeatAbandoned,
  evolveTimedOut,
} from './endings.ts';
import { countsAfter } from './event-limits.ts';
import { evolveMoved } from './moves.ts';
import { evolveDrawClaimed, evolveDrawDeclined, evolveDrawOffered } from './offers.ts';
import { evolveRematchDeclined, evolveRematchOffered } from './rematch.ts';
import { evolveJoined, evolveLeft, evolveReady } from './seating.ts';
import { evolveSeriesEnded } from './series.ts';
import type { GameState } from './state.ts';
import { evolveTakebackDeclined, evolveTakebackRequested } from './takebacks.ts';

type Evolvers = { readonly [Kind in Exclude<EventKind, 'created'>]: Evolve<EventOf<Kind>> };

const evolveCredited: Evolve<EventOf<'credited'>> = ({ clock }, { milliseconds }, at) => ({
  clock: { ...clock, turnStartedAt: clock.turnStartedAt + milliseconds, creditedUntil: at },
});

const EVOLVERS: Evolvers = {
  joined: evolveJoined,
  left: evolveLeft,
  ready: evolveReady,
  moved: evolveMoved,
  resigned: evolveResigned,
  fell: evolveTimedOut,
  'declared-gone': evolveSeatAbandoned,
  'draw-offered': evolveDrawOffered,
  'draw-declined': evolveDrawDeclined,
  'draw-claimed': evolveDrawClaimed,
  'take-back-asked': evolveTakebackRequested,
  'take-back-declined': evolveTakebackDeclined,
  aborted: evolveAborted,
  abandoned: evolveGameAbandoned,
  credited: evolveCredited,
  'rematch-offered': evolveRematchOffered,
  'rematch-declined': evolveRematchDeclined,
  'series-ended': evolveSeriesEnded,
};

/**
 * Returns the state of a game after the next event in its log. The same events always lead to the same state:
 * this function decides nothing and reads no clock. Throws on an event that is out of order or impossible.
 */
export function evolve(
  game: OnlineGameId,
  state: GameState | null,
  { seq, at, event }: LoggedEvent,
): GameState {
  if (seq !== (state?.lastSeq ?? -1) + 1) throw new Error(`event ${seq} of ${game} is out of order`);
  if (event.kind === 'created') return createdState(game, event, at);
  if (state === null) throw new Error(`the log of ${game} does not start with its creation`);
  const evolver = EVOLVERS[event.kind] as Evolve<GameEvent>;
  const counts = countsAfter(state, event);
  return { ...state, ...evolver(state, event, at), counts, lastSeq: seq, changedAt: at };
}

/** Returns the state of a game after its whole log; null for an empty log. */
export function replay(game: OnlineGameId, log: readonly LoggedEvent[]): GameState | null {
  return log.reduce<GameState | null>((state, logged) => evolve(game, state, logged), null);
}
