import { formatPosition, formatRecordedTurn } from '@halma/rules';
import { terminationText } from '@halma/rules/english';
import { count, drawStanding } from '../drawing/standing.ts';
import { wrap } from '../drawing/table.ts';
import { give, type Reply } from '../faults.ts';
import { POSITION_FIELDS, type Request } from '../request/fields.ts';
import { readGameFile, requestedGame } from '../request/played-game.ts';
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
  readFile: readGameFile,
};

function answerReplay(request: Request): Reply<Answer> {
  const game = requestedGame(request);
  if (!game.ok) return game;
  const { positions, result, termination } = game.value;
  const end = positions.at(-1) ?? positions[0];
  const moves = game.value.turns.map((turn, index) => formatRecordedTurn(positions[index] ?? end, turn));
  return give({
    data: () => ({ position: formatPosition(end), result, termination, moves }),
    text: (paint) =>
      [
        wrap(moves),
        '',
        drawStanding(end, paint),
        '',
        `${count(end.ply - positions[0].ply, 'turn')} replayed.`,
        ...(end.outcome === null && result !== '*'
          ? [`Result ${result}: ${terminationText(termination)}.`]
          : []),
      ].join('\n'),
  });
}
