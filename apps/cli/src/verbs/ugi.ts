import type { InteractiveVerb } from './verb.ts';

export const ugi: InteractiveVerb = {
  kind: 'interactive',
  name: 'ugi',
  summary: 'Speak the Universal Game Interface with another program',
  details: [
    'The other program can set the game, preset, options, level, threads and tablebase too. The default level is 10.',
    'With --tablebase, level 10 plays perfectly and analyses are exact in a game that “halma solve board” has solved.',
  ],
  examples: ['ugi', 'ugi --game star-2'],
  fields: ['game', 'definition', 'preset', 'options', 'level', 'threads', 'tablebase'],
  operands: [],
  run: async (request, environment) => (await import('../ugi/run-ugi.ts')).runUgi(request, environment),
};
