import { POSITION_FIELDS } from '../request/fields/fields.ts';
import type { InteractiveVerb } from './verb.ts';

export const session: InteractiveVerb = {
  kind: 'interactive',
  name: 'session',
  summary: 'Hold many games for another program, which plays them move by move',
  details: [
    'The program writes requests as JSON Lines and reads one response for each. Moves are numbered, the same in every position of a game. Options set defaults for the games.',
  ],
  examples: ['session', 'session --game rhombus-5'],
  fields: POSITION_FIELDS,
  operands: [],
  run: async (request, environment) =>
    (await import('../session/run-session.ts')).runSession(request, environment),
};
