import {
  formatFullMove,
  formatPosition,
  type Move,
  type Position,
  parseHfn,
  parseKey,
  parseRecord,
  play,
  positionOfFields,
  resultText,
  seatLetter,
  startPosition,
} from '@halma/rules';
import { terminationText } from '@halma/rules/english';
import { count, drawStanding } from '../drawing/standing.ts';
import { wrap } from '../drawing/table.ts';
import { decline, give, onPly, type Reply, replyOf } from '../faults.ts';
import { POSITION_FIELDS, type Request } from '../request/fields.ts';
import { requestedRules, requestedSeat } from '../request/position.ts';
import type { Answer, AnsweringVerb } from './verb.ts';

export const replay: AnsweringVerb = {
  kind: 'answers',
  name: 'replay',
  summary: 'plays a record or a key of the leaflets through',
  notes: [
    'A file (or - for standard input) that begins with [ is a record, any other a key.',
    'A record states its own game. A key is played by one army alone, from the position or from its full yard.',
  ],
  fields: [...POSITION_FIELDS, 'record', 'key'],
  operands: [],
  answer: answerReplay,
  readFile: (text) => (text.trimStart().startsWith('[') ? { record: text } : { key: text }),
};

/** What was played, and how it stands at the end. */
interface Replayed {
  readonly moves: readonly string[];
  readonly end: Position;
  /** The result and why, as the record has them where the rules have not ended the game. */
  readonly result: string;
  readonly termination: NonNullable<Position['outcome']>['termination'];
}

function answerReplay(request: Request): Reply<Answer> {
  const { record, key } = request;
  if ((record === undefined) === (key === undefined))
    return decline('bad-request', 'State either “record” or “key”.');
  const replayed = record === undefined ? replayKey(request, key ?? '') : replayRecord(record);
  if (!replayed.ok) return replayed;
  const { moves, end, result, termination } = replayed.value;
  return give({
    data: () => ({ position: formatPosition(end), result, termination, moves }),
    text: (paint) =>
      [
        wrap(moves),
        '',
        drawStanding(end, paint),
        '',
        `${count(moves.length, 'turn')} replayed.`,
        ...(end.outcome === null && result !== '*'
          ? [`Result ${result}: ${terminationText(termination)}.`]
          : []),
      ].join('\n'),
  });
}

function replayRecord(text: string): Reply<Replayed> {
  const record = replyOf(parseRecord(text));
  if (!record.ok) return record;
  const { start, turns, result, termination } = record.value;
  return playThrough(
    start,
    turns.map(({ move }) => move),
    { result, termination },
  );
}

function replayKey(request: Request, text: string): Reply<Replayed> {
  const moves = replyOf(parseKey(text));
  if (!moves.ok) return moves;
  const start = startOfKey(request);
  if (!start.ok) return start;
  const { id } = start.value.rules.board;
  if (id !== 'H16')
    return decline('wrong-board', `A key is of the board H16, and this game is played on ${id}.`);
  return playThrough(start.value, moves.value, {});
}

/** The seat to move of the position moves alone; without a position the named seat does, or the game's first. */
function startOfKey(request: Request): Reply<Position> {
  const fields = request.position === undefined ? undefined : replyOf(parseHfn(request.position));
  if (fields?.ok === false) return fields;
  const first = requestedSeat(request.first);
  if (!first.ok) return first;
  const game = requestedRules(request);
  if (!game.ok) return game;
  const seat = fields === undefined ? first.value : seatLetter(fields.value.toMove);
  const rules = requestedRules(request, seat ?? seatLetter(game.value.seats[0] ?? 1));
  if (!rules.ok) return rules;
  return replyOf(
    fields === undefined ? startPosition(rules.value) : positionOfFields(rules.value, fields.value),
  );
}

interface Stated {
  readonly result?: string;
  readonly termination?: Replayed['termination'] | undefined;
}

function playThrough(start: Position, list: readonly Move[], stated: Stated): Reply<Replayed> {
  let end = start;
  const moves: string[] = [];
  for (const [index, move] of list.entries()) {
    const next = onPly(index + 1, replyOf(play(end, move)));
    if (!next.ok) return next;
    moves.push(formatFullMove(end, move));
    end = next.value;
  }
  const { outcome } = end;
  return give({
    moves,
    end,
    result: outcome === null ? (stated.result ?? '*') : resultText(outcome),
    termination: outcome?.termination ?? stated.termination ?? 'unfinished',
  });
}
