import type {
  GameEvent,
  GameFacts,
  OnlineGameId,
  PersonId,
  SeatHolder,
  TournamentSetup,
} from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import { findPlace, forfeitersOf, type RoundGame, type TournamentState } from './state.ts';
import type { TournamentServerCommand } from './work.ts';

/** The minimum main time of a game that decides a tie, in milliseconds. */
const SHORTEST_MAIN_MS = 10_000;

/** A game is short if its seats have had fewer turns than this on average. */
const SHORT_TURNS = 15;

/**
 * Returns the event that creates a game of a tournament, with all seats taken, so that it starts immediately. The
 * corner that moves first changes with each round and each game of a meeting, so that no player always has the same
 * corner.
 */
export function seatedGame(
  state: TournamentState,
  { game, sides }: RoundGame,
): Extract<GameEvent, { readonly kind: 'created' }> {
  const { tournament, setup, seats, organiser } = state;
  const place = placeOf(state, game);
  const offset = (place.round + place.game - 2) % seats.length;
  const letterAt = (position: number): SeatLetter => seats[(offset + position) % seats.length] as SeatLetter;
  const inTurnOrder = seats.map((_, position) => letterAt(position));
  const holders = sides.flatMap((side, index) =>
    seatsOfSide(state, inTurnOrder, index).map((seat, member): [SeatLetter, SeatHolder] => {
      const person = side[member];
      return [
        seat,
        person === undefined ? { kind: 'level', level: setup.level } : { kind: 'person', person },
      ];
    }),
  );
  return {
    kind: 'created',
    terms: {
      rules: setup.rules,
      clock: clockOf(setup, place.game),
      listed: setup.listed,
      spectatorsBehind: 0,
      ...(setup.rated === undefined ? {} : { rated: setup.rated }),
      tournament: { id: tournament, ...place },
    },
    by: organiser,
    seats: Object.fromEntries(holders),
    first: letterAt(0),
  };
}

/**
 * Returns the seats of a side in a game, in turn order.
 *
 * @param index the side, from 0, in turn order
 */
function seatsOfSide(
  { sides }: TournamentState,
  inTurnOrder: readonly SeatLetter[],
  index: number,
): readonly SeatLetter[] {
  const firstOf = (side: readonly string[]): number => inTurnOrder.findIndex((seat) => side.includes(seat));
  const side = sides.toSorted((one, other) => firstOf(one) - firstOf(other))[index] ?? [];
  return inTurnOrder.filter((seat) => side.includes(seat));
}

/**
 * Returns the clock for a game in a meeting. Each additional meeting, which decides a tie, has half the time
 * of the previous one.
 */
function clockOf({ clock, games }: TournamentSetup, game: number): TournamentSetup['clock'] {
  const divisor = 2 ** Math.floor((game - 1) / games);
  if (divisor === 1) return clock;
  if (clock.kind === 'days') return { ...clock, days: Math.max(1, Math.floor(clock.days / divisor)) };
  const part = (milliseconds: number): number => Math.floor(milliseconds / divisor);
  return {
    ...clock,
    main: Math.max(SHORTEST_MAIN_MS, part(clock.main)),
    increment: part(clock.increment),
    delay: part(clock.delay),
  };
}

/** Returns the command that enters the result of a game into its tournament. */
export function resultOf(
  state: TournamentState,
  game: RoundGame,
  { seats, plies }: GameFacts,
): Extract<TournamentServerCommand, { readonly do: 'finish' }> {
  const forfeiters = forfeitersOf(state, game);
  const absent = seats.flatMap(({ person, turns, out }): PersonId[] =>
    person !== undefined && turns === 0 && (out?.why === 'time' || forfeiters.includes(person))
      ? [person]
      : [],
  );
  // The seats are in turn order, like the sides. An operator can end a game without a result, which counts as a tie.
  const places = game.sides.map((side, position) => {
    const own = seats.find(({ person }) => person !== undefined && side.includes(person));
    return (own ?? seats[position])?.place ?? 1;
  });
  const isShort = plies < SHORT_TURNS * seats.length;
  return { do: 'finish', game: game.game, places, absent, ...(isShort ? { short: true } : {}) };
}

/** Returns the round, the table and the game of the meeting, all from 1. */
function placeOf(
  state: TournamentState,
  id: OnlineGameId,
): { readonly round: number; readonly table: number; readonly game: number } {
  const place = findPlace(state, id);
  if (place === undefined) throw new Error(`the tournament has no game ${id}`);
  return { round: place.round + 1, table: place.table + 1, game: place.game + 1 };
}
