import { accept, type GameEvent, refuse } from '@halma/protocol';
import { seatLetter } from '@halma/rules';
import type { NewLog } from '../log/aggregate.ts';
import type { CommandOf, Decide, EventOf, Evolve } from './context.ts';
import { limitRefusal } from './limits.ts';
import { hasTooManyGames } from './seating.ts';
import { awaitsNextGame, nextSeriesGame } from './series.ts';
import { type GameState, gameSeats, seatsHeldByPeople } from './state.ts';

/** Offers or accepts a rematch. It starts when the last player agrees: their event has the new game's id. */
export const decideRematch: Decide<CommandOf<'rematch'>> = (state, _, context) => {
  const { now, seat, player, isBlocked, exceedsRatedBotGameLimit, offerers, nextGameId } = context;
  const continuesSeries = awaitsNextGame(state);
  if (player.isClosed) return refuse('no-session');
  if (state.phase !== 'over') return refuse('game-not-over');
  if (state.terms.tournament !== undefined) return refuse('tournament-game');
  if (state.rematchOfferedBy.includes(seat)) return refuse('already-offered');
  // The same codes as for a challenge and for its acceptance.
  if (isBlocked) return refuse(state.rematchOfferedBy.length === 0 ? 'no-challenges' : 'challenge-closed');
  const refusal = limitRefusal(state.terms, player.limits, now);
  if (refusal !== undefined) return refusal;
  if (hasTooManyGames(player, context.unfinishedGameCount, continuesSeries)) return refuse('too-many-games');
  if (exceedsRatedBotGameLimit) return refuse('too-many-rated-games');
  // An offer starts no game if the account that made it has since been closed, or while a limit set since then lasts.
  const canStart = ({ isClosed, limits }: (typeof offerers)[number]): boolean =>
    !isClosed && limitRefusal(state.terms, limits, now) === undefined;
  if (!offerers.every(canStart)) return refuse('challenge-closed');
  if (offerers.some((offerer) => hasTooManyGames(offerer, offerer.unfinishedGameCount, continuesSeries)))
    return refuse('opponent-too-busy');
  const agreed = [...state.rematchOfferedBy, seat];
  const isAgreed = seatsHeldByPeople(state).every((other) => agreed.includes(other));
  return accept({ kind: 'rematch-offered', seat, ...(isAgreed ? { next: nextGameId() } : {}) });
};

export const decideDeclineRematch: Decide<CommandOf<'decline-rematch'>> = (state, _, { seat }) =>
  state.nextGame === null && state.rematchOfferedBy.length > 0
    ? accept({ kind: 'rematch-declined', seat })
    : refuse('nothing-offered');

export const evolveRematchOffered: Evolve<EventOf<'rematch-offered'>> = (state, { seat, next }) => ({
  rematchOfferedBy: [...state.rematchOfferedBy, seat],
  nextGame: next ?? null,
});

export const evolveRematchDeclined: Evolve<EventOf<'rematch-declined'>> = () => ({ rematchOfferedBy: [] });

/**
 * Returns the rematch that an event starts: same players, same seats; the next seat clockwise moves first. In a series,
 * the rematch is the next game: the players swap seats, and the same seat moves first.
 */
export function startedRematch(state: GameState, event: GameEvent): readonly NewLog<EventOf<'created'>>[] {
  if (event.kind !== 'rematch-offered' || event.next === undefined) return [];
  const seats = gameSeats(state);
  const previousIndex = state.position === null ? -1 : state.rules.seats.indexOf(state.position.firstSeat);
  const first = seats[(previousIndex + 1) % seats.length] ?? seats[0];
  if (first === undefined) throw new Error('the game has no seats');
  const { terms, creator, seats: holders, game } = state;
  if (terms.series !== undefined) {
    const next = nextSeriesGame(state, terms.series);
    const previousFirst = state.position === null ? seats[0] : seatLetter(state.position.firstSeat);
    return [
      {
        id: event.next,
        event: { kind: 'created', ...next, by: creator, after: game, first: previousFirst ?? first },
      },
    ];
  }
  return [
    { id: event.next, event: { kind: 'created', terms, by: creator, seats: holders, after: game, first } },
  ];
}
