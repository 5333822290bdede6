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

/** A client's copy of a game for two: its position, and the legal moves. */
export class LocalGame {
  position: Position;

  constructor(game: string, first: 'A' | 'C') {
    // Random moves can repeat positions.
    const rules = makeRules({ game, options: { repetition: 'off' } });
    const start = rules.ok ? startPosition(rules.value, first) : rules;
    if (!start.ok) throw new Error(start.refusal.code);
    this.position = start.value;
  }

  /**
   * Returns a legal move, as text.
   *
   * @param choice selects the move; any whole number from 0
   */
  chooseMove(choice: number): string {
    const moves = legalMoves(this.position);
    const move = moves[choice % moves.length];
    if (move === undefined) throw new Error('there is no legal move');
    return formatShortMove(this.position.rules.board, move);
  }

  /** Makes a move that the server has accepted. */
  applyMove(text: string): void {
    const move = parseMove(this.position.rules.board, text);
    const next = move.ok ? play(this.position, move.value) : move;
    if (!next.ok) throw new Error(next.refusal.code);
    this.position = next.value;
  }
}

/** Makes moves for both players alternately. Returns the event numbers, or the refusal codes. */
export async function makeMoves(
  game: string,
  localGame: LocalGame,
  seats: { readonly A: Client; readonly C: Client },
  count: number,
): Promise<(number | string)[]> {
  const responses: (number | string)[] = [];
  for (let moveCount = 0; moveCount < count; moveCount += 1) {
    const { ply, toMove } = localGame.position;
    const move = localGame.chooseMove(7 * moveCount + 3);
    responses.push(await seats[toMove === 1 ? 'A' : 'C'].command(game, { do: 'move', ply, move }));
    localGame.applyMove(move);
  }
  return responses;
}
