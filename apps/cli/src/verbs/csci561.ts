import type { TaskVerb } from './verb.ts';

export const csci561: TaskVerb = {
  kind: 'task',
  name: 'csci561',
  summary: 'Play one move by the file protocol of CSCI-561',
  details: [
    'It reads input.txt in the folder, writes output.txt and keeps the game in playdata.txt between moves.',
  ],
  examples: ['csci561 .'],
  fields: ['folder'],
  operands: ['folder'],
  run: async (request, environment) =>
    (await import('../csci561/play-from-folder.ts')).playFromFolder(request, environment.cpuTimeMs),
};
