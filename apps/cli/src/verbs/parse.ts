import {
  accept,
  BOARDS,
  boardById,
  formatHfn,
  formatLeafletMoves,
  formatMove,
  formatPosition,
  formatRecord,
  formatShortMove,
  parseHfn,
  parseLeafletMoves,
  parseMove,
} from '@halma/rules';
import { type CommandResult, refuse, refuseAsRules, withMessage } from '../refusal.ts';
import { requestedCustomGames } from '../request/custom-game.ts';
import { POSITION_FIELDS, type Request } from '../request/fields/fields.ts';
import { TEXT_KINDS } from '../request/fields/notation-fields.ts';
import { requestedPosition, requestedRules } from '../request/position.ts';
import { parseSingleRecord } from '../request/record-text.ts';
import { requireField } from '../request/validate-request.ts';
import type { RequestVerb, VerbOutput } from './verb.ts';

export const parse: RequestVerb = {
  kind: 'request',
  name: 'parse',
  summary: 'Read a notation and print its canonical form',
  details: [
    'A position may belong to any game, unless --game names one.',
    'A move is read on the board that --board or --game names. The command does not check whether the move is legal.',
  ],
  examples: ['parse move a5-a6', 'parse record --file game.hgn', "parse key 'III,3 to IV,4.'"],
  fields: [...POSITION_FIELDS, 'kind', 'text', 'board'],
  operands: ['kind', 'text'],
  run: parseNotation,
  // Text files end with a line break, which is not part of a position or a move.
  readFile: (text) => accept({ text: text.replace(/\r?\n$/, '') }),
};

/** The canonical text and, for some notations, more results. */
interface Parsed {
  readonly text: string;
  readonly moves?: readonly string[];
  readonly position?: string;
}

type Parser = (text: string, request: Request) => CommandResult<Parsed>;

const PARSERS: Readonly<Record<(typeof TEXT_KINDS)[number], Parser>> = {
  position: parsePositionText,
  move: parseMoveText,
  key: parseKeyText,
  record: parseGameRecord,
};

function parseNotation(request: Request): CommandResult<VerbOutput> {
  const kind = requireField('kind', request.kind);
  if (!kind.ok) return kind;
  const text = requireField('text', request.text);
  if (!text.ok) return text;
  const notation = TEXT_KINDS.find((name) => name === kind.value);
  if (notation === undefined)
    return refuse('bad-request', `The field “kind” must be one of ${TEXT_KINDS.join(', ')}.`);
  const parsed = PARSERS[notation](text.value, request);
  if (!parsed.ok) return parsed;
  return accept({ data: () => ({ ok: true, ...parsed.value }), text: () => formatParsed(parsed.value) });
}

function formatParsed({ text, moves, position }: Parsed): string {
  return [
    text.trimEnd(),
    ...(moves === undefined ? [] : [moves.join(' ')]),
    ...(position === undefined ? [] : [position]),
  ].join('\n\n');
}

function parsePositionText(text: string, request: Request): CommandResult<Parsed> {
  if (request.game !== undefined || request.definition !== undefined) {
    const position = requestedPosition({ ...request, position: text });
    return position.ok ? accept({ text: formatPosition(position.value) }) : position;
  }
  const fields = withMessage(parseHfn(text));
  return fields.ok ? accept({ text: formatHfn(fields.value) }) : fields;
}

function parseMoveText(text: string, request: Request): CommandResult<Parsed> {
  const rules = requestedRules(request);
  if (!rules.ok) return rules;
  const board = request.board === undefined ? rules.value.board : boardById(request.board);
  if (board === undefined) return refuseAsRules({ code: 'unknown-board', detail: request.board ?? '' });
  const move = withMessage(parseMove(board, text));
  return move.ok ? accept({ text: formatMove(board, move.value) }) : move;
}

function parseKeyText(text: string): CommandResult<Parsed> {
  const moves = withMessage(parseLeafletMoves(text));
  if (!moves.ok) return moves;
  return accept({
    text: formatLeafletMoves(moves.value),
    moves: moves.value.map((move) => formatShortMove(BOARDS.H16, move)),
  });
}

function parseGameRecord(text: string, request: Request): CommandResult<Parsed> {
  const customGames = requestedCustomGames(request);
  if (!customGames.ok) return customGames;
  const record = parseSingleRecord(text, customGames.value);
  if (!record.ok) return record;
  return accept({ text: formatRecord(record.value), position: formatPosition(record.value.end) });
}
