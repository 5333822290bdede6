import type { Cell } from '../board/board.ts';
import { hasManIn, type Position } from '../position/position.ts';
import { codeFrom, codeTo, type MoveCode } from './move.ts';
import type { MoveList } from './move-list.ts';

/**
 * Takes out of the list what a duty of this turn forbids: the demand to jump, `homeDuty`, and `evacuate`, which speaks
 * last, over the moves the others leave.
 */
export function applyDuties(position: Position, list: MoveList): void {
  const { rules, toMove } = position;
  if (position.demand) answerDemand(position, list);
  const yard = rules.yards[toMove];
  const evacuates = mustEmptyYard(position);
  if (yard === undefined || (rules.options.homeDuty === 'off' && !evacuates)) return;
  if (!hasManIn(position, toMove, yard.home)) return;
  if (rules.options.homeDuty === 'on') keepHomeDuty(position, yard.inHome, list);
  if (evacuates) keepEvacuation(rules.options.evacuateBlocked, yard.inHome, list);
}

/** Is the mover bound to leave his yard because his rival has left his own? */
export function mustEmptyYard({ rules, evacuated, toMove }: Position): boolean {
  const rival = rules.rivals[toMove] ?? 0;
  return rules.options.evacuate === 'on' && rival !== 0 && (evacuated & (1 << rival)) !== 0;
}

/** Cetro: a jump must be answered to a demand, where there is one. */
function answerDemand({ rules }: Position, list: MoveList): void {
  const isJump = (code: MoveCode): boolean => rules.board.distance(codeFrom(code), codeTo(code)) > 1;
  if (list.some(isJump)) list.keep(isJump);
}

/** The mover plays a man out of his camp; else one further from his corner inside it; else as he likes. */
function keepHomeDuty({ rules, toMove }: Position, home: Uint8Array, list: MoveList): void {
  const out = (code: MoveCode): boolean => home[codeFrom(code)] === 1 && home[codeTo(code)] !== 1;
  const onward = (code: MoveCode): boolean =>
    home[codeFrom(code)] === 1 && home[codeTo(code)] === 1 && isFurther(codeFrom(code), codeTo(code));
  const { board } = rules;
  const tip = rules.yards[toMove]?.homeTip ?? board.wall;
  const apart = (axis: readonly number[], cell: Cell): number =>
    Math.abs((axis[cell] ?? 0) - (axis[tip] ?? 0));
  const isFurther = (from: Cell, to: Cell): boolean => {
    // The star has no two axes to hold apart: there further means more steps from the tip.
    if (board.shape === 'star') return board.distance(tip, to) > board.distance(tip, from);
    const across = apart(board.x, to) - apart(board.x, from);
    const up = apart(board.y, to) - apart(board.y, from);
    return across >= 0 && up >= 0 && across + up > 0;
  };
  if (list.some(out)) list.keep(out);
  else if (list.some(onward)) list.keep(onward);
}

/** Only men in the yard may move, and out of it if any can; where none of them can move, all may. */
function keepEvacuation(blocked: 'shuffle' | 'free', home: Uint8Array, list: MoveList): void {
  const inside = (code: MoveCode): boolean => home[codeFrom(code)] === 1;
  const out = (code: MoveCode): boolean => inside(code) && home[codeTo(code)] !== 1;
  if (list.some(out)) list.keep(out);
  else if (blocked === 'shuffle' && list.some(inside)) list.keep(inside);
}
