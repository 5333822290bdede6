import {
  decodeMove,
  fromCell,
  listMoves,
  type Move,
  MoveList,
  type Position,
  type Rules,
  toCell,
} from '@halma/rules';

/**
 * The numbering of the moves in a game. It depends only on the board, so it is the same in every position of
 * a game.
 *
 * With n cells, numbered in row order from 0, a move from one cell to another has the number `from × (n + 1) + to`. As
 * the start of a move, cell n stands for the hand; as its end, for the outside of the board. A pass counts as a move
 * from n to n. A move that demands a jump has the number of the same move without the demand, plus (n + 1)².
 */
export interface Numbering {
  /** The number of actions, legal or not. Actions are numbered from 0. */
  readonly count: number;
  /** The distance between an action and the same move with a demand; 0 in games without demands. */
  readonly demandOffset: number;
}

/** Returns the numbering of the moves in a game. */
export function numberingOf({ board, game }: Pick<Rules, 'board' | 'game'>): Numbering {
  const moveCount = (board.cellCount + 1) ** 2;
  return game.allowsJumpDemand
    ? { count: 2 * moveCount, demandOffset: moveCount }
    : { count: moveCount, demandOffset: 0 };
}

const list = new MoveList();

/** Returns the legal actions of a position in ascending order; none when the game is over. */
export function legalActions(position: Position): readonly number[] {
  const { board } = position.rules;
  const { demandOffset } = numberingOf(position.rules);
  listMoves(position, list);
  const actions: number[] = [];
  for (const code of list.codes.subarray(0, list.count)) {
    const move = decodeMove(code, board.offBoard);
    const from = Math.min(fromCell(code), board.cellCount);
    const to = Math.min(toCell(code), board.cellCount);
    const action = from * (board.cellCount + 1) + to;
    actions.push(action);
    if (demandOffset > 0 && move.kind === 'normal') actions.push(action + demandOffset);
  }
  return actions.sort((one, other) => one - other);
}

/** Returns the move with the given number, legal or not; undefined for a number that stands for no move. */
export function moveOfAction(rules: Rules, action: number): Move | undefined {
  const { count, demandOffset } = numberingOf(rules);
  if (!Number.isInteger(action) || action < 0 || action >= count) return undefined;
  const outside = rules.board.cellCount;
  const demandsJump = demandOffset > 0 && action >= demandOffset;
  const pair = demandsJump ? action - demandOffset : action;
  const from = Math.floor(pair / (outside + 1));
  const to = pair % (outside + 1);
  if (from < outside && to < outside)
    return demandsJump ? { kind: 'normal', from, to, demandsJump } : { kind: 'normal', from, to };
  if (demandsJump) return undefined;
  if (from < outside) return { kind: 'bear-off', from };
  return to < outside ? { kind: 'drop', to } : { kind: 'pass' };
}
