import type { TaskVerb } from './verb.ts';

export const csci561: TaskVerb = {
  kind: 'task',
  name: 'csci561',
  summary: 'Play one move using the CSCI-561 file protocol',
  details: [
    'The command reads input.txt in the folder, writes output.txt, and stores the game in playdata.txt between moves.',
  ],
  examples: ['csci561 .'],
  fields: ['folder'],
  operands: ['folder'],
  run: async (request, environment) =>
    (await import('../csci561/play-from-folder.ts')).playFromFolder(request, environment.cpuTimeMs),
};
