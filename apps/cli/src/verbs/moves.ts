import { formatShortMove, legalMoves, type Position } from '@halma/rules';
import { count, drawStanding } from '../drawing/standing.ts';
import { wrap } from '../drawing/table.ts';
import { give, type Reply } from '../faults.ts';
import { POSITION_FIELDS, type Request } from '../request/fields.ts';
import { requestedPosition } from '../request/position.ts';
import type { Answer, AnsweringVerb } from './verb.ts';

export const moves: AnsweringVerb = {
  kind: 'answers',
  name: 'moves',
  summary: 'lists the legal moves of a position',
  notes: [],
  fields: POSITION_FIELDS,
  operands: [],
  answer: answerMoves,
};

function answerMoves(request: Request): Reply<Answer> {
  const position = requestedPosition(request);
  if (!position.ok) return position;
  return give({
    data: () => ({ moves: movesTexts(position.value) }),
    text: (paint) => {
      const texts = movesTexts(position.value);
      const heading = position.value.outcome === null ? `${count(texts.length, 'move')}:` : 'No moves.';
      return [drawStanding(position.value, paint), '', heading, groupedMoves(texts)].join('\n').trimEnd();
    },
  });
}

/** The legal moves in short, sorted by code point; none when the game is over. */
export function movesTexts(position: Position): readonly string[] {
  const { board } = position.rules;
  return legalMoves(position)
    .map((move) => formatShortMove(board, move))
    .sort();
}

/** Moves for people: a line for each man who can move, in the order of rows. */
export function groupedMoves(texts: readonly string[]): string {
  const ends = new Map<string, string[]>();
  for (const text of texts) {
    const [, from = '', end = text] = /^([a-z]\d+)-(.+)$/.exec(text) ?? [];
    ends.set(from, [...(ends.get(from) ?? []), end]);
  }
  return [...ends]
    .sort(([a], [b]) => bySquare(a, b))
    .map(([from, to]) => wrap(to.sort(bySquare), from === '' ? '  ' : `  ${`${from}:`.padEnd(5)}`))
    .join('\n');
}

function bySquare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
