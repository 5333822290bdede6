import type { InteractiveVerb } from './verb.ts';

export const ugi: InteractiveVerb = {
  kind: 'interactive',
  name: 'ugi',
  summary: 'Speak the Universal Game Interface with another program',
  details: [
    'The other program can set the game, preset, options, level and threads too. The default level is 10.',
  ],
  examples: ['ugi', 'ugi --game star-2'],
  fields: ['game', 'definition', 'preset', 'options', 'level', 'threads'],
  operands: [],
  run: async (request, environment) => (await import('../ugi/run-ugi.ts')).runUgi(request, environment),
};
