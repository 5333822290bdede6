import { accept, formatPosition, formatRecordedTurn } from '@halma/rules';
import { terminationText } from '@halma/rules/english';
import { drawPosition, formatCount } from '../drawing/position-text.ts';
import { wrapWords } from '../drawing/text-layout.ts';
import type { CommandResult } from '../refusal.ts';
import { POSITION_FIELDS, type Request } from '../request/fields.ts';
import { readGameFile, requestedGame } from '../request/replayed-game.ts';
import type { RequestVerb, VerbOutput } from './verb.ts';

export const replay: RequestVerb = {
  kind: 'request',
  name: 'replay',
  summary: 'Replay a record, or a key from the leaflets',
  details: [
    'A file that starts with [ is a record, any other file a key; - is standard input.',
    'A record names its game. In a key, one army moves alone, from --position or from its full camp.',
  ],
  examples: ['replay game.hgn', 'replay examples/leaflets/parker-a-bring-out.txt'],
  fields: [...POSITION_FIELDS, 'record', 'key'],
  operands: [],
  run: replayGame,
  readFile: readGameFile,
};

function replayGame(request: Request): CommandResult<VerbOutput> {
  const game = requestedGame(request);
  if (!game.ok) return game;
  const { positions, result, termination } = game.value;
  const end = positions.at(-1) ?? positions[0];
  const moves = game.value.turns.map((turn, index) => formatRecordedTurn(positions[index] ?? end, turn));
  return accept({
    data: () => ({ position: formatPosition(end), result, termination, moves }),
    text: (paint) =>
      [
        wrapWords(moves),
        '',
        drawPosition(end, paint),
        '',
        `${formatCount(end.ply - positions[0].ply, 'turn')} replayed.`,
        ...(end.outcome === null && result !== '*'
          ? [`Result ${result}: ${terminationText(termination)}.`]
          : []),
      ].join('\n'),
  });
}
