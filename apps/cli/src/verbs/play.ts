import { LEGEND } from '../drawing/legend.ts';
import { POSITION_FIELDS } from '../request/fields.ts';
import type { TalkingVerb } from './verb.ts';

export const play: TalkingVerb = {
  kind: 'talks',
  name: 'play',
  summary: 'plays a game in the terminal, against the computer or one another',
  notes: [
    'You have the first seat and the computer the others, unless --computer or --hot-seat says otherwise.',
    'A saved game goes on with --record; the computer keeps the seats that the record gives it.',
  ],
  signs: LEGEND,
  fields: [...POSITION_FIELDS, 'record', 'computer', 'hotSeat', 'seconds', 'strength'],
  operands: ['game'],
  optional: true,
};
