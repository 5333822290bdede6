import type { Cell } from '@halma/rules';
import { neighbour } from './bearings.ts';
import { clustersOf } from './clusters.ts';
import type { Situation } from './situation.ts';

/** Own men two deep across the way of a rival, over whom nobody can jump. */
export interface Wall {
  readonly men: readonly Cell[];
  /** The rival's men who cannot move nearer to their target because of it. */
  readonly held: readonly Cell[];
  /** Own moves that leave it standing. */
  readonly spareMoves: number;
  /** The same of a rival's wall that touches this one; null when none does. Who has fewer must open first. */
  readonly facing: number | null;
}

/** Men side by side, each with another behind him, that make a wall. */
const LENGTH = 3;

/** The own wall that holds most men; of equal ones the longest. Null when there is none. */
export function wall(situation: Situation): Wall | null {
  const own = strongest(situation);
  if (own === null) return null;
  const touches = (cells: readonly Cell[]): boolean =>
    cells.some((cell) => own.men.some((man) => situation.board.distance(cell, man) === 1));
  const facing = situation.rivals.flatMap((seat) => {
    const rival = situation.seenBy(seat);
    const theirs = rival === null ? null : strongest(rival);
    return rival !== null && theirs !== null && touches(theirs.men) ? [spareMoves(rival, theirs.men)] : [];
  });
  return {
    ...own,
    spareMoves: spareMoves(situation, own.men),
    facing: facing.length === 0 ? null : Math.min(...facing),
  };
}

function spareMoves({ walks }: Situation, men: readonly Cell[]): number {
  return walks.filter(({ from }) => !men.includes(from)).length;
}

function strongest(situation: Situation): Pick<Wall, 'men' | 'held'> | null {
  let best: Pick<Wall, 'men' | 'held'> | null = null;
  for (const seat of situation.rivals) {
    const rival = situation.seenBy(seat);
    if (rival === null) continue;
    const stuck = rival.own.filter((man) => rival.yard.inTarget[man] !== 1 && !canGoOn(rival, man));
    for (const men of wallsAcross(situation, rival)) {
      const opened = stuck.length === 0 ? rival : rival.without(men);
      const held = stuck.filter((man) => canGoOn(opened, man));
      const more = held.length - (best?.held.length ?? -1);
      if (more > 0 || (more === 0 && men.length > (best?.men.length ?? 0))) best = { men, held };
    }
  }
  return best;
}

function canGoOn(situation: Situation, man: Cell): boolean {
  return situation.walks.some((walk) => walk.from === man && situation.gain(walk) > 0);
}

/** The men of every wall across one of the directions in which a rival goes on. */
function wallsAcross({ board, own }: Situation, rival: Situation): readonly (readonly Cell[])[] {
  const isOwn = new Set(own);
  return rival.bearings.onward.flatMap((direction) => {
    const behind = (man: Cell): Cell => neighbour(board, man, direction);
    const isFace = (man: Cell): boolean =>
      isOwn.has(behind(man)) && !own.some((other) => behind(other) === man);
    const runs = clustersOf(own.filter(isFace), (one, other) => board.distance(one, other) === 1);
    return runs
      .filter(({ length }) => length >= LENGTH)
      .map((run) => own.filter((man) => run.includes(man) || run.some((face) => behind(face) === man)));
  });
}
