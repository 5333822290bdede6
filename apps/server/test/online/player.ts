import {
  formatShortMove,
  legalMoves,
  makeRules,
  type Position,
  parseMove,
  play,
  startPosition,
} from '@halma/rules';
import type { Client } from './client.ts';

/** The position of a game of Halma for two, with its legal moves. */
export class Board {
  position: Position;

  constructor(game: string, first: 'A' | 'C') {
    // Random moves repeat positions now and then.
    const rules = makeRules({ game, options: { repetition: 'off' } });
    const start = rules.ok ? startPosition(rules.value, first) : rules;
    if (!start.ok) throw new Error(start.refusal.code);
    this.position = start.value;
  }

  /** Returns a legal move, as text. */
  someMove(choice: number): string {
    const moves = legalMoves(this.position);
    const move = moves[choice % moves.length];
    if (move === undefined) throw new Error('no move');
    return formatShortMove(this.position.rules.board, move);
  }

  /** Makes a move that the server has accepted. */
  take(text: string): void {
    const move = parseMove(this.position.rules.board, text);
    const next = move.ok ? play(this.position, move.value) : move;
    if (!next.ok) throw new Error(next.refusal.code);
    this.position = next.value;
  }
}

/** Lets both players move in turn. Returns the numbers of the events, or the codes of refusals. */
export async function makeMoves(
  game: string,
  board: Board,
  seats: { readonly A: Client; readonly C: Client },
  count: number,
): Promise<(number | string)[]> {
  const answers: (number | string)[] = [];
  for (let made = 0; made < count; made += 1) {
    const { ply, toMove } = board.position;
    const move = board.someMove(7 * made + 3);
    answers.push(await seats[toMove === 1 ? 'A' : 'C'].do(game, { do: 'move', ply, move }));
    board.take(move);
  }
  return answers;
}
