import { createHash } from 'node:crypto';
import { FULL_SHARE, type GameFacts, type SeatFacts } from '@halma/protocol';
import { formatShortMove, type Outcome, parseMove, placeOf, type Seat, seatLetter } from '@halma/rules';
import { longestHops } from './longest-hops.ts';
import { type GameState, gameSeats, hasStarted, movesMade, personAt, seatEngineLevel } from './state.ts';

/** The number of moves that make up the opening of a game. */
const OPENING_MOVES = 20;

/** Returns the facts of a game that has ended; undefined if it is not over, or was aborted before it started. */
export function gameFacts(state: GameState): GameFacts | undefined {
  if (!hasStarted(state) || (state.phase !== 'over' && state.phase !== 'aborted')) return undefined;
  const { rules, terms, position, outcome } = state;
  const seatsInTurnOrder = gameSeats(state);
  const firstIndex = rules.seats.indexOf(position.firstSeat);
  const seats = [...seatsInTurnOrder.slice(firstIndex), ...seatsInTurnOrder.slice(0, firstIndex)];
  const eliminations = eliminationsIn(state);
  const hops = longestHops(state);
  return {
    game: state.game,
    startedAt: state.startedAt ?? state.createdAt,
    endedAt: state.changedAt,
    rules: terms.rules,
    clock: terms.clock,
    listed: terms.listed,
    ...(terms.rated === undefined ? {} : { rated: terms.rated }),
    sides: rules.sides.map((side) => side.map(seatLetter)),
    seats: seats.map((seat, index) => {
      const person = personAt(state, seat);
      const level = seatEngineLevel(state, seat);
      const out = eliminations.get(seat);
      const longestHop = hops.get(seat);
      return {
        seat,
        ...(person === undefined ? {} : { person }),
        ...(level === undefined ? {} : { level }),
        turnPosition: index + 1,
        turns: movesMade(state, seat),
        ...(outcome === null ? {} : rankOf(outcome.tiers, containsSeat(seat))),
        ...(out === undefined ? {} : { out }),
        ...(longestHop === undefined ? {} : { longestHop }),
      };
    }),
    plies: position.ply,
    ...(outcome === null ? {} : { termination: outcome.termination }),
    opening: openingOf(state),
  };
}

function containsSeat(letter: string): (side: readonly Seat[]) => boolean {
  return (side) => side.some((seat) => seatLetter(seat) === letter);
}

/** Returns the place and the share of a side. Sides in the same tier get the same place and share. */
function rankOf(
  tiers: Outcome['tiers'],
  isOwn: (side: readonly Seat[]) => boolean,
): Pick<SeatFacts, 'place' | 'share'> {
  const place = placeOf(tiers, isOwn);
  if (place === undefined) return {};
  const tiedCount = (tiers.find((sides) => sides.some(isOwn))?.length ?? 1) - 1;
  const otherCount = tiers.flat().length - 1;
  const share = (FULL_SHARE * (otherCount - (place - 1) - tiedCount / 2)) / Math.max(1, otherCount);
  return { place, share: Math.round(share) };
}

function eliminationsIn({ history }: GameState): ReadonlyMap<string, NonNullable<SeatFacts['out']>> {
  const eliminations = new Map<string, NonNullable<SeatFacts['out']>>();
  let ply = 0;
  for (const entry of history) {
    if ('out' in entry) {
      const { out, ...elimination } = entry;
      eliminations.set(out, { ...elimination, ply });
    } else ply += 1;
  }
  return eliminations;
}

/**
 * Returns a hash of the opening. Formats the moves again, because clients may write the same move with or without its
 * route.
 */
function openingOf({ history, rules }: GameState): string {
  const moves = history.flatMap((entry) => {
    const move = 'move' in entry ? parseMove(rules.board, entry.move) : undefined;
    return move?.ok ? [formatShortMove(rules.board, move.value)] : [];
  });
  return createHash('sha256')
    .update(moves.slice(0, OPENING_MOVES).join(' '))
    .digest('base64url')
    .slice(0, 16);
}
