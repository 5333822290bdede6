import {
  type Cell,
  codeTo,
  listWalks,
  MoveList,
  type Position,
  playListed,
  type Seat,
  seatOf,
  VACANT,
} from '@halma/rules';
import type { Finding } from '../finding.ts';
import { Battlefield } from '../plain-search/battlefield.ts';
import { toldBonus } from './end-bonus.ts';
import { LUCK, type RootMove } from './root-moves.ts';
import { ownSide } from './sides.ts';

const exits = new MoveList();

/** A move that may let a prisoner out. */
interface Opening {
  readonly root: RootMove;
  readonly gain: number;
  /** Does it give some prisoner a way out? */
  readonly frees: boolean;
  /** Steps from the man who moves to the nearest prisoner. */
  readonly distance: number;
}

/**
 * A target in which men of a rival stand cannot be filled, and if they are walled in it is for the army itself to let them out:
 * by a move that opens a way, or else by loosening the wall from where it is nearest to them.
 *
 * @returns null when there are no prisoners, or one of them has a way out
 */
export function openDoor(position: Position, moves: readonly RootMove[], lineCount: number): Finding | null {
  const { board } = position.rules;
  const prisoners = prisonersOf(position);
  if (prisoners.length === 0 || hasExit(position, position.toMove, prisoners)) return null;
  const field = new Battlefield(position);
  const fresh = moves.filter(({ bias }) => bias > -LUCK);
  const openings = (fresh.length > 0 ? fresh : moves).map((root): Opening => {
    const { move } = root;
    const next = playListed(position, move);
    const from = move.kind === 'walk' ? move.from : board.wall;
    return {
      root,
      gain: field.gain(root.code),
      frees: hasExit(next, position.toMove, prisoners),
      distance: Math.min(...prisoners.map((cell) => board.distance(from, cell))),
    };
  });
  openings.sort(
    (one, other) =>
      Number(other.frees) - Number(one.frees) || one.distance - other.distance || other.gain - one.gain,
  );
  const lines = openings.map(({ root, gain }) => ({
    moves: [root.move],
    value: toldBonus(root.bias) + gain,
  }));
  return { depth: 1, nodes: moves.length, lines: lines.slice(0, lineCount) };
}

/** The cells of the mover's target on which rivals stand. */
function prisonersOf(position: Position): readonly Cell[] {
  const { rules, men, toMove } = position;
  const side = ownSide(position);
  return (rules.yards[toMove]?.target ?? []).filter((cell) => {
    const man = men[cell] ?? VACANT;
    return man !== VACANT && !side.includes(seatOf(man));
  });
}

/** Can any of these men get out of the seat's target? */
function hasExit({ rules, men }: Position, seat: Seat, cells: readonly Cell[]): boolean {
  const target = rules.yards[seat]?.inTarget;
  return cells.some((cell) => {
    exits.count = 0;
    listWalks(rules, men, seatOf(men[cell] ?? VACANT), [cell], 1, exits);
    return exits.some((code) => target?.[codeTo(code)] !== 1);
  });
}
