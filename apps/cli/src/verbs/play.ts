import { LEGEND } from '../drawing/legend.ts';
import type { Edge } from '../edge.ts';
import { EXIT } from '../exit.ts';
import { give, type Reply } from '../faults.ts';
import { converse } from '../play/converse.ts';
import { openGame } from '../play/open-game.ts';
import { POSITION_FIELDS, type Request } from '../request/fields.ts';
import { USUAL_LEVEL } from '../request/level.ts';
import type { TalkingVerb } from './verb.ts';

export const play: TalkingVerb = {
  kind: 'talks',
  name: 'play',
  summary: 'plays a game in the terminal, against the computer or one another',
  notes: [
    'You have the first seat and the computer the others, unless --computer or --hot-seat says otherwise.',
    `The computer plays at level ${USUAL_LEVEL} unless --level says otherwise.`,
    'A saved game goes on with --record; the computer keeps the seats that the record gives it.',
  ],
  signs: LEGEND,
  fields: [...POSITION_FIELDS, 'record', 'computer', 'hotSeat', 'seconds', 'level'],
  operands: ['game'],
  optional: true,
  converse: playAtTerminal,
};

/** Only a game that can be played begins a conversation. */
async function playAtTerminal(
  request: Request,
  edge: Edge,
  file: string | undefined,
): Promise<Reply<number>> {
  const game = openGame(request, file);
  if (!game.ok) return game;
  const talk = edge.talk();
  await converse(game.value, talk);
  return give(talk.stopped() ?? EXIT.done);
}
