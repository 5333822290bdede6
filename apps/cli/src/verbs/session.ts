import { POSITION_FIELDS } from '../request/fields/fields.ts';
import type { InteractiveVerb } from './verb.ts';

export const session: InteractiveVerb = {
  kind: 'interactive',
  name: 'session',
  summary: 'Hold many games for another program, which plays them move by move',
  details: [
    'The program writes requests as JSON Lines and reads one response for each. Each move has a number, which is the same in every position of a game. Options set the defaults for the games.',
  ],
  examples: ['session', 'session --game rhombus-5'],
  fields: POSITION_FIELDS,
  operands: [],
  run: async (request, environment) =>
    (await import('../session/run-session.ts')).runSession(request, environment),
};
