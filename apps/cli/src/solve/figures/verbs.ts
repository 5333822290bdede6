import type { Verb } from '../../verbs/verb.ts';

const YARDS =
  'The game names the yard: halma-2 (19 men), halma-4 (13), grasshopper-8 (10), grasshopper-10 (15).';

/** What can be asked about figures: all men of a yard brought out in one move each, to squares that mirror in the diagonal. */
export const FIGURES: readonly Verb[] = [
  {
    kind: 'answers',
    name: 'solve figures decide',
    summary: 'finds the moves to a figure, or proves that there are none',
    notes: ['The figure is a position in HFN or the names of its squares.', YARDS],
    fields: ['game', 'figure'],
    operands: ['figure'],
    // The solver is loaded only where it is asked, so that no other verb waits for it.
    answer: async (request, work) => (await import('./decide.ts')).decide(request, work),
  },
  {
    kind: 'works',
    name: 'solve figures find',
    summary: 'finds figures by chance',
    notes: ['The same seed finds the same figures.', YARDS],
    fields: ['game', 'count', 'seed'],
    operands: [],
    work: async (request, { work }) => (await import('./find.ts')).find(request, work),
  },
  {
    kind: 'works',
    name: 'solve figures candidates',
    summary: 'counts the sets of squares that can be figures at all',
    notes: [YARDS],
    fields: ['game'],
    operands: [],
    work: async (request, { work }) => (await import('./candidates.ts')).candidates(request, work),
  },
  {
    kind: 'works',
    name: 'solve figures count',
    summary: 'decides all candidates',
    notes: [
      'With a certificate the verdicts are written to that file every few seconds, and what is there already is not done again: stop it and start it as you like.',
      'Shards write certificates of their own, which are joined by cat.',
      YARDS,
    ],
    fields: ['game', 'certificate', 'shard', 'threads'],
    operands: [],
    work: async (request, { work }) => (await import('./count.ts')).count(request, work),
  },
  {
    kind: 'works',
    name: 'solve figures orders',
    summary: 'counts the orders of moves to a figure, or to all of a yard',
    notes: [
      'Two orders differ where a man comes from or goes to somewhere else, or at another time; how he gets there does not count.',
      YARDS,
    ],
    fields: ['game', 'figure'],
    operands: ['figure'],
    optional: true,
    work: async (request, { work }) => (await import('./orders.ts')).orders(request, work),
  },
  {
    kind: 'works',
    name: 'solve figures verify',
    summary: 'replays a certificate and searches some of its refusals again',
    notes: [
      'The certificate may be compressed by gzip. Every line of moves is played by the rules. A sample of the candidates it calls impossible is searched by another program, which gives up where it takes too long.',
    ],
    fields: ['certificate', 'sample', 'seed'],
    operands: ['certificate'],
    work: async (request, { work }) => (await import('./verify.ts')).verify(request, work),
  },
];
