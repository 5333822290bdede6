import type { WorkingVerb } from './verb.ts';

export const csci561: WorkingVerb = {
  kind: 'works',
  name: 'csci561',
  summary: 'plays one move by the file protocol of the CSCI-561 programs',
  notes: [
    'It reads input.txt in the folder, writes output.txt, and keeps playdata.txt between the moves of a game.',
  ],
  fields: ['folder'],
  operands: ['folder'],
  work: async (request, edge) =>
    (await import('../csci561/play-from-folder.ts')).playFromFolder(request, edge.cpuTime),
};
