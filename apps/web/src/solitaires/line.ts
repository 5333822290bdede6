import { accept, type Board, type Move, parseLeafletMoves, parseMove, type Result } from '@halma/rules';

/** The maximum length of a pasted line, in characters. */
const MAX_LENGTH = 20_000;

/**
 * Reads a pasted line: moves such as `a1-b2` or `a1>c3`, with or without move numbers, or a key in the
 * leaflets' notation, in which squares begin with Roman numerals.
 *
 * @returns the moves, which may be illegal; or the reason why a word is not a move, and which move it is,
 *   starting at 1
 */
export function readLine(board: Board, text: string): Result<readonly Move[]> {
  if (text.length > MAX_LENGTH) return { ok: false, refusal: { code: 'too-long', at: MAX_LENGTH } };
  if (/^\s*[IVX]+,/.test(text)) return parseLeafletMoves(text);
  const words = text.split(/[\s,;]+/).filter((word) => word !== '' && !/^\d+\.*$/.test(word));
  const moves: Move[] = [];
  for (const word of words) {
    const move = parseMove(board, word.replace(/^\d+\./, ''));
    if (!move.ok) return { ok: false, refusal: { ...move.refusal, detail: word, ply: moves.length + 1 } };
    moves.push(move.value);
  }
  return accept(moves);
}
