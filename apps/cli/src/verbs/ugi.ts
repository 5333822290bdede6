import type { TalkingVerb } from './verb.ts';

export const ugi: TalkingVerb = {
  kind: 'talks',
  name: 'ugi',
  summary: 'speaks the Universal Game Interface with another program',
  notes: [
    'The other program can set game, preset, options and level too. The level is 10 unless one of them says otherwise.',
  ],
  fields: ['game', 'preset', 'options', 'level'],
  operands: [],
  converse: async (request, edge) => (await import('../ugi/speak-ugi.ts')).speakUgi(request, edge),
};
