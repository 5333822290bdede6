import {
  abort,
  accept,
  agreeDraw,
  type Board,
  claimDraw,
  formatMove,
  loseOnTime,
  type Move,
  type Position,
  parseMove,
  play,
  type Result,
  refuse,
  resign,
  type Seat,
  seatFromLetter,
  seatLetter,
} from '@halma/rules';

/** A turn: a move, or an event other than a move that ends the game for one seat or for all seats. */
export type Turn =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'resignation'; readonly seat: Seat }
  | { readonly kind: 'time'; readonly seat: Seat }
  | { readonly kind: 'agreed-draw' }
  | { readonly kind: 'claimed-draw' }
  | { readonly kind: 'abandoned' };

/** Returns the position after a turn, or the reason why the turn is refused. */
export function afterTurn(position: Position, turn: Turn): Result<Position> {
  switch (turn.kind) {
    case 'move':
      return play(position, turn.move);
    case 'resignation':
      return resign(position, turn.seat);
    case 'time':
      return loseOnTime(position, turn.seat);
    case 'agreed-draw':
      return agreeDraw(position);
    case 'claimed-draw':
      return claimDraw(position);
    case 'abandoned':
      return abort(position);
  }
}

/**
 * Formats a turn as text without spaces: a move in record notation, `resign:A`, `time:A`, `draw`, `claim` or
 * `abandoned`.
 */
export function formatTurn(board: Board, turn: Turn): string {
  switch (turn.kind) {
    case 'move':
      return formatMove(board, turn.move);
    case 'resignation':
      return `resign:${seatLetter(turn.seat)}`;
    case 'time':
      return `time:${seatLetter(turn.seat)}`;
    case 'agreed-draw':
      return 'draw';
    case 'claimed-draw':
      return 'claim';
    case 'abandoned':
      return 'abandoned';
  }
}

/** Parses a turn in the format of `formatTurn`. Refuses any other text. */
export function parseTurn(board: Board, text: string): Result<Turn> {
  if (text === 'draw') return accept({ kind: 'agreed-draw' });
  if (text === 'claim') return accept({ kind: 'claimed-draw' });
  if (text === 'abandoned') return accept({ kind: 'abandoned' });
  const [kind, letter] = text.split(':');
  if (kind === 'resign' || kind === 'time') {
    const seat = seatFromLetter(letter ?? '');
    return seat === undefined
      ? refuse('unknown-seat', { detail: text })
      : accept({ kind: kind === 'time' ? 'time' : 'resignation', seat });
  }
  const move = parseMove(board, text);
  return move.ok ? accept({ kind: 'move', move: move.value }) : move;
}
