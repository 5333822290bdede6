import {
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

/** A turn: a move, or an end of the game that is not a move. */
export type Turn =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'resignation'; readonly seat: Seat }
  | { readonly kind: 'time'; readonly seat: Seat }
  | { readonly kind: 'agreed-draw' }
  | { readonly kind: 'claimed-draw' };

/** Returns the position after a turn, or why the turn is refused. */
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
  }
}

/** Writes a turn as a word: a move in the notation of records, `resign:A`, `time:A`, `draw`, `claim`. */
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
  }
}

/** Reads what `formatTurn` writes. */
export function parseTurn(board: Board, text: string): Result<Turn> {
  if (text === 'draw') return accept({ kind: 'agreed-draw' });
  if (text === 'claim') return accept({ kind: 'claimed-draw' });
  const [word, letter] = text.split(':');
  if (word === 'resign' || word === 'time') {
    const seat = seatFromLetter(letter ?? '');
    return seat === undefined
      ? refuse('unknown-seat', { detail: text })
      : accept({ kind: word === 'time' ? 'time' : 'resignation', seat });
  }
  const move = parseMove(board, text);
  return move.ok ? accept({ kind: 'move', move: move.value }) : move;
}
