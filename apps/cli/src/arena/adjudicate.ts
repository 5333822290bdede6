import { type Position, type Seat, seatLetter } from '@halma/rules';
import { hasPassedOthers, raceHome } from '@halma/solver/race';
import { formatCount } from '../drawing/position-text.ts';

/**
 * The decision to end a game early, because the armies have passed each other and one of them is far ahead.
 */
export interface Adjudication {
  readonly winner: Seat;
  readonly loser: Seat;
  /** The number of moves in which the solver brings each army home. */
  readonly winnerMoves: number;
  readonly loserMoves: number;
}

/** Decides a game, or returns null if it continues. */
export type Adjudicator = (position: Position) => Adjudication | null;

/** The number of plies between two checks of the race. A check takes a few milliseconds. */
const PLIES_BETWEEN_CHECKS = 4;

/**
 * The number of placements that the solver keeps after each move. This number is almost always enough to find
 * the shortest way home.
 */
const BEAM_WIDTH = 100;

/**
 * Creates an adjudicator for two-army games: it awards a game once the armies have passed each other, the
 * solver has brought both home, and one needs at least `margin` moves fewer than the other. Its verdicts do
 * not depend on time.
 */
export function createAdjudicator(margin: number): Adjudicator {
  return (position) => {
    const { rules, ply } = position;
    const [one, other] = rules.seats;
    if (ply % PLIES_BETWEEN_CHECKS !== 0 || rules.game.goal !== 'camp') return null;
    if (one === undefined || other === undefined || rules.seats.length > 2) return null;
    if (!hasPassedOthers(position, one) || !hasPassedOthers(position, other)) return null;
    const [oneMoves, otherMoves] = [movesHome(position, one), movesHome(position, other)];
    if (oneMoves === null || otherMoves === null || Math.abs(oneMoves - otherMoves) < margin) return null;
    return oneMoves < otherMoves
      ? { winner: one, loser: other, winnerMoves: oneMoves, loserMoves: otherMoves }
      : { winner: other, loser: one, winnerMoves: otherMoves, loserMoves: oneMoves };
  };
}

/** Returns the number of moves that an army needs to get home alone; null if the solver finds no way home. */
function movesHome(position: Position, seat: Seat): number | null {
  const race = raceHome(position, {
    beamWidth: BEAM_WIDTH,
    seat,
    clock: () => 0,
    timeLimitMs: Number.MAX_SAFE_INTEGER,
  });
  return race?.isHome === true ? race.moves.length : null;
}

/** Describes an adjudication for a record. */
export function adjudicationText({ winner, loser, winnerMoves, loserMoves }: Adjudication): string {
  return `adjudicated: ${seatLetter(winner)} needs ${formatCount(winnerMoves, 'move')}, ${seatLetter(loser)} needs ${loserMoves}`;
}
