import { accept, formatShortMove, legalMoves, type Position } from '@halma/rules';
import { drawPosition, formatCount } from '../drawing/position-text.ts';
import { wrapWords } from '../drawing/text-layout.ts';
import type { CommandResult } from '../refusal.ts';
import { POSITION_FIELDS, type Request } from '../request/fields.ts';
import { requestedPosition } from '../request/position.ts';
import type { RequestVerb, VerbOutput } from './verb.ts';

export const moves: RequestVerb = {
  kind: 'request',
  name: 'moves',
  summary: 'List the legal moves of a position',
  details: [],
  examples: ['moves --game star-2', 'moves --json'],
  fields: POSITION_FIELDS,
  operands: [],
  run: answerMoves,
};

function answerMoves(request: Request): CommandResult<VerbOutput> {
  const position = requestedPosition(request);
  if (!position.ok) return position;
  return accept({
    data: () => ({ moves: moveTexts(position.value) }),
    text: (paint) => {
      const texts = moveTexts(position.value);
      const heading = position.value.outcome === null ? `${formatCount(texts.length, 'move')}:` : 'No moves.';
      return [drawPosition(position.value, paint), '', heading, groupedMoves(texts)].join('\n').trimEnd();
    },
  });
}

/** Returns the short texts of the legal moves, sorted by code point; none when the game is over. */
export function moveTexts(position: Position): readonly string[] {
  const { board } = position.rules;
  return legalMoves(position)
    .map((move) => formatShortMove(board, move))
    .sort();
}

/** Formats moves for people: a line for each man that can move. */
export function groupedMoves(texts: readonly string[]): string {
  const ends = new Map<string, string[]>();
  for (const text of texts) {
    const [, from = '', end = text] = /^([a-z]\d+)-(.+)$/.exec(text) ?? [];
    ends.set(from, [...(ends.get(from) ?? []), end]);
  }
  return [...ends]
    .sort(([a], [b]) => bySquare(a, b))
    .map(([from, to]) => wrapWords(to.sort(bySquare), from === '' ? '  ' : `  ${`${from}:`.padEnd(5)}`))
    .join('\n');
}

function bySquare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
