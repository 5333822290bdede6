import type { Cell } from '@halma/rules';
import { clustersOf } from './clusters.ts';
import { neighbour } from './seat-geometry.ts';
import type { SeatView } from './seat-view.ts';

/** A wall: the seat's men, two deep across an opponent's path, so that no man can jump over them. */
export interface Wall {
  readonly men: readonly Cell[];
  /** The opponent's men that cannot advance because of the wall. */
  readonly blockedMen: readonly Cell[];
  /** The number of the seat's moves that leave the wall intact. */
  readonly spareMoves: number;
  /**
   * The smallest number of spare moves of an opponent whose wall touches this one; null if there is none. The seat with
   * fewer spare moves must open its wall first.
   */
  readonly opponentSpareMoves: number | null;
}

type WallMen = Pick<Wall, 'men' | 'blockedMen'>;

/** The minimum number of men side by side, each with another behind it, that form a wall. */
const MIN_WALL_LENGTH = 3;

/** Finds the seat's wall that blocks the most men; among equal walls, the longest. Returns null if there is none. */
export function findWall(view: SeatView): Wall | null {
  const wall = findStrongestWall(view);
  if (wall === null) return null;
  const touches = (cells: readonly Cell[]): boolean =>
    cells.some((cell) => wall.men.some((man) => view.board.distance(cell, man) === 1));
  const opponentSpareMoves = view.opponents.flatMap((seat) => {
    const opponent = view.viewOf(seat);
    const opponentWall = opponent === null ? null : findStrongestWall(opponent);
    return opponent !== null && opponentWall !== null && touches(opponentWall.men)
      ? [countSpareMoves(opponent, opponentWall.men)]
      : [];
  });
  return {
    ...wall,
    spareMoves: countSpareMoves(view, wall.men),
    opponentSpareMoves: opponentSpareMoves.length === 0 ? null : Math.min(...opponentSpareMoves),
  };
}

function countSpareMoves({ moves }: SeatView, wallMen: readonly Cell[]): number {
  return moves.filter(({ from }) => !wallMen.includes(from)).length;
}

function findStrongestWall(view: SeatView): WallMen | null {
  let strongest: WallMen | null = null;
  for (const seat of view.opponents) {
    const opponent = view.viewOf(seat);
    if (opponent === null) continue;
    const immobileMen = opponent.ownMen.filter(
      (man) => opponent.camps.inTarget[man] !== 1 && !canAdvance(opponent, man),
    );
    for (const men of findWallsAcross(view, opponent)) {
      const withoutWall = immobileMen.length === 0 ? opponent : opponent.withoutMenOn(men);
      const blockedMen = immobileMen.filter((man) => canAdvance(withoutWall, man));
      const difference = blockedMen.length - (strongest?.blockedMen.length ?? -1);
      if (difference > 0 || (difference === 0 && men.length > (strongest?.men.length ?? 0)))
        strongest = { men, blockedMen };
    }
  }
  return strongest;
}

function canAdvance(view: SeatView, man: Cell): boolean {
  return view.moves.some((move) => move.from === man && view.gain(move) > 0);
}

/** Returns the men of every wall across one of the directions in which an opponent advances. */
function findWallsAcross({ board, ownMen }: SeatView, opponent: SeatView): readonly (readonly Cell[])[] {
  const ownMenSet = new Set(ownMen);
  return opponent.geometry.forward.flatMap((direction) => {
    const behind = (man: Cell): Cell => neighbour(board, man, direction);
    const isFront = (man: Cell): boolean =>
      ownMenSet.has(behind(man)) && !ownMen.some((other) => behind(other) === man);
    const rows = clustersOf(ownMen.filter(isFront), (a, b) => board.distance(a, b) === 1);
    return rows
      .filter(({ length }) => length >= MIN_WALL_LENGTH)
      .map((row) => ownMen.filter((man) => row.includes(man) || row.some((front) => behind(front) === man)));
  });
}
