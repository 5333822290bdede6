import {
  BOARDS,
  boardOfId,
  formatHfn,
  formatKey,
  formatMove,
  formatPosition,
  formatRecord,
  formatShortMove,
  parseHfn,
  parseKey,
  parseMove,
  parseRecord,
} from '@halma/rules';
import { decline, declineWith, give, type Reply, replyOf } from '../faults.ts';
import { POSITION_FIELDS, type Request, TEXT_KINDS } from '../request/fields.ts';
import { requestedPosition, requestedRules } from '../request/position.ts';
import { need } from '../request/read-request.ts';
import type { Answer, AnsweringVerb } from './verb.ts';

export const parse: AnsweringVerb = {
  kind: 'answers',
  name: 'parse',
  summary: 'reads a text and writes it back in its canonical form',
  notes: [
    'A position is read as any game may write it, or as one game does when --game names it.',
    'A move is read on the board that --board or --game names. Whether it is legal is not asked.',
  ],
  fields: [...POSITION_FIELDS, 'kind', 'text', 'board'],
  operands: ['kind', 'text'],
  answer: answerParse,
  readFile: (text) => ({ text }),
};

/** The canonical text, and what else is told of it. */
interface Parsed {
  readonly text: string;
  readonly moves?: readonly string[];
  readonly position?: string;
}

type Parser = (text: string, request: Request) => Reply<Parsed>;

const PARSERS: Readonly<Record<(typeof TEXT_KINDS)[number], Parser>> = {
  position: parsePositionText,
  move: parseMoveText,
  key: parseKeyText,
  record: parseRecordText,
};

function answerParse(request: Request): Reply<Answer> {
  const kind = need('kind', request.kind);
  if (!kind.ok) return kind;
  const text = need('text', request.text);
  if (!text.ok) return text;
  const known = TEXT_KINDS.find((name) => name === kind.value);
  if (known === undefined)
    return decline('bad-request', `The field “kind” must be one of ${TEXT_KINDS.join(', ')}.`);
  const parsed = PARSERS[known](text.value, request);
  if (!parsed.ok) return parsed;
  return give({ data: () => ({ ok: true, ...parsed.value }), text: () => showParsed(parsed.value) });
}

function showParsed({ text, moves, position }: Parsed): string {
  return [
    text.trimEnd(),
    ...(moves === undefined ? [] : [moves.join(' ')]),
    ...(position === undefined ? [] : [position]),
  ].join('\n\n');
}

function parsePositionText(text: string, request: Request): Reply<Parsed> {
  if (request.game !== undefined) {
    const position = requestedPosition({ ...request, position: text });
    return position.ok ? give({ text: formatPosition(position.value) }) : position;
  }
  const fields = replyOf(parseHfn(text));
  return fields.ok ? give({ text: formatHfn(fields.value) }) : fields;
}

function parseMoveText(text: string, request: Request): Reply<Parsed> {
  const rules = requestedRules(request);
  if (!rules.ok) return rules;
  const id = request.board ?? rules.value.board.id;
  const board = boardOfId(id);
  if (board === undefined) return declineWith({ code: 'unknown-board', detail: id });
  const move = replyOf(parseMove(board, text));
  return move.ok ? give({ text: formatMove(board, move.value) }) : move;
}

function parseKeyText(text: string): Reply<Parsed> {
  const moves = replyOf(parseKey(text));
  if (!moves.ok) return moves;
  return give({
    text: formatKey(moves.value),
    moves: moves.value.map((move) => formatShortMove(BOARDS.H16, move)),
  });
}

function parseRecordText(text: string): Reply<Parsed> {
  const record = replyOf(parseRecord(text));
  if (!record.ok) return record;
  return give({ text: formatRecord(record.value), position: formatPosition(record.value.end) });
}
