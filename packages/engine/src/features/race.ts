import { type BoardId, isOut, type Seat, sideOf } from '@halma/rules';
import { parityDebt } from './packing.ts';
import { type Situation, situationOf } from './situation.ts';

/** Who is ahead in the race, in moves of one army. */
export interface Race {
  /** Moves the seat still needs, about; with partners, those of the one who needs most. */
  readonly own: number;
  /** The same of the rival, or the rival team, who needs fewest; those that are out do not count. */
  readonly rivals: number;
  /** Moves ahead of all rivals; negative when behind. */
  readonly lead: number;
}

/**
 * Steps that a move brings a man towards his camp, beyond the one move that every man needs to enter it: between what a search
 * finds for armies that make ladders and for scattered ones. On the boards of Cetro there are no camps.
 */
const STEPS_A_MOVE: Readonly<Record<BoardId, number>> = {
  H16: 3.5,
  H10: 6.8,
  H8: 7.4,
  S121: 3.9,
  C9: Number.POSITIVE_INFINITY,
  C8: Number.POSITIVE_INFINITY,
};

/** An estimate of the moves every side still needs, as if each were alone. Null where there is no rival. */
export function race(situation: Situation): Race | null {
  const { position, rules, seat } = situation;
  const movesOf = (seats: readonly Seat[]): number =>
    Math.max(...seats.map((other) => movesHome(other === seat ? situation : situationOf(position, other))));
  const ownSide = sideOf(rules, seat);
  const others = rules.sides.filter(
    (side) => side !== ownSide && !side.some((other) => isOut(position, other)),
  );
  if (others.length === 0) return null;
  const own = movesOf(ownSide);
  const rivals = Math.min(...others.map(movesOf));
  return { own, rivals, lead: rivals - own };
}

/** One move for every man outside, the steps his class calls for, and his way to the camp. */
function movesHome(situation: Situation | null): number {
  if (situation === null) return 0;
  const { board, own, rules, yard } = situation;
  const outside = own.filter((cell) => yard.inTarget[cell] !== 1);
  const toYard = (cell: number): number =>
    Math.min(...yard.target.map((target) => board.distance(cell, target)));
  const steps = outside.reduce((sum, cell) => sum + toYard(cell), 0);
  return outside.length + parityDebt(situation) + steps / STEPS_A_MOVE[rules.game.board];
}
