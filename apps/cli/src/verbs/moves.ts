import { accept, formatShortMove, legalMoves, type Position } from '@halma/rules';
import { drawPosition, formatCount } from '../drawing/position-text.ts';
import { wrapWords } from '../drawing/text-layout.ts';
import type { CommandResult } from '../refusal.ts';
import { POSITION_FIELDS, type Request } from '../request/fields/fields.ts';
import { requestedPosition } from '../request/position.ts';
import type { RequestVerb, VerbOutput } from './verb.ts';

export const moves: RequestVerb = {
  kind: 'request',
  name: 'moves',
  summary: 'List the legal moves in a position',
  details: [],
  examples: ['moves star-2', 'moves --json'],
  fields: POSITION_FIELDS,
  operands: ['game'],
  hasOptionalOperands: true,
  run: listMoves,
};

function listMoves(request: Request): CommandResult<VerbOutput> {
  const position = requestedPosition(request);
  if (!position.ok) return position;
  return accept({
    data: () => ({ moves: legalMoveTexts(position.value) }),
    text: (paint) => {
      const texts = legalMoveTexts(position.value);
      const heading = position.value.outcome === null ? `${formatCount(texts.length, 'move')}:` : 'No moves.';
      return [drawPosition(position.value, paint), '', heading, formatGroupedMoves(texts)]
        .join('\n')
        .trimEnd();
    },
  });
}

/** Formats the legal moves in the short notation, sorted by code point; empty when the game is over. */
export function legalMoveTexts(position: Position): readonly string[] {
  const { board } = position.rules;
  return legalMoves(position)
    .map((move) => formatShortMove(board, move))
    .sort();
}

/** Formats moves for people, with one line for each man that can move. */
export function formatGroupedMoves(texts: readonly string[]): string {
  const destinationsByOrigin = new Map<string, string[]>();
  for (const text of texts) {
    const [, from = '', end = text] = /^([a-z]\d+)-(.+)$/.exec(text) ?? [];
    destinationsByOrigin.set(from, [...(destinationsByOrigin.get(from) ?? []), end]);
  }
  return [...destinationsByOrigin]
    .sort(([a], [b]) => compareSquares(a, b))
    .map(([from, to]) => wrapWords(to.sort(compareSquares), from === '' ? '  ' : `  ${`${from}:`.padEnd(5)}`))
    .join('\n');
}

function compareSquares(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
