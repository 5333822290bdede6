import type { EventKind, GameEvent, GameId, LoggedEvent } from '@halma/protocol';
import type { EventOf, Evolve } from './circumstances.ts';
import { stateOf } from './creation.ts';
import { evolveAborted, evolveDeclaredGone, evolveFell, evolveResigned } from './endings.ts';
import { evolveDrawClaimed, evolveDrawDeclined, evolveDrawOffered } from './offers.ts';
import { evolveRematchDeclined, evolveRematchOffered } from './rematch.ts';
import { evolveJoined, evolveLeft, evolveReady } from './seating.ts';
import type { GameState } from './state.ts';
import { evolveTakeBackAsked, evolveTakeBackDeclined } from './take-backs.ts';
import { evolveMoved } from './turns.ts';

type Evolvers = { readonly [Kind in Exclude<EventKind, 'created'>]: Evolve<EventOf<Kind>> };

const evolveCredited: Evolve<EventOf<'credited'>> = ({ clock }, { milliseconds }) => ({
  clock: { ...clock, turnBegan: clock.turnBegan + milliseconds },
});

const EVOLVERS: Evolvers = {
  joined: evolveJoined,
  left: evolveLeft,
  ready: evolveReady,
  moved: evolveMoved,
  resigned: evolveResigned,
  fell: evolveFell,
  'declared-gone': evolveDeclaredGone,
  'draw-offered': evolveDrawOffered,
  'draw-declined': evolveDrawDeclined,
  'draw-claimed': evolveDrawClaimed,
  'take-back-asked': evolveTakeBackAsked,
  'take-back-declined': evolveTakeBackDeclined,
  aborted: evolveAborted,
  credited: evolveCredited,
  'rematch-offered': evolveRematchOffered,
  'rematch-declined': evolveRematchDeclined,
};

/**
 * The game after one more event of its log. The same events always make the same game: nothing is decided here, and no
 * clock is read. An event out of order, or one that cannot be, is a bug and throws.
 */
export function evolve(game: GameId, state: GameState | null, { seq, at, event }: LoggedEvent): GameState {
  if (seq !== (state?.seq ?? -1) + 1) throw new Error(`event ${seq} of ${game} is out of order`);
  if (event.kind === 'created') return stateOf(game, event, at);
  if (state === null) throw new Error(`the log of ${game} does not begin with its creation`);
  const evolver = EVOLVERS[event.kind] as Evolve<GameEvent>;
  return { ...state, ...evolver(state, event, at), seq, changedAt: at };
}

/** The game its log tells of; null for an empty log. */
export function replay(game: GameId, log: readonly LoggedEvent[]): GameState | null {
  return log.reduce<GameState | null>((state, logged) => evolve(game, state, logged), null);
}
