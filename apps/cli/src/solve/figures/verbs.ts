import type { Verb } from '../../verbs/verb.ts';

const CAMPS =
  'The game names the camp: halma-2 (19 men), halma-4 (13), grasshopper-8 (10), grasshopper-10 (15).';

/** The verbs about figures: sets of squares, symmetric in the diagonal, that all men of a camp reach in one move each. */
export const FIGURE_VERBS: readonly Verb[] = [
  {
    kind: 'request',
    name: 'solve figures decide',
    summary: 'Find the moves to a figure, or prove that there are none',
    details: ['The figure is a position in HFN or the names of its squares.', CAMPS],
    examples: ["solve figures decide --game grasshopper-8 'e1 f1 d2 c3 d3 b4 c4 a5 a6 d4'"],
    fields: ['game', 'figure'],
    operands: ['figure'],
    // Loading the solver on demand keeps the other verbs fast.
    run: async (request, work) => (await import('./decide.ts')).decide(request, work),
  },
  {
    kind: 'task',
    name: 'solve figures find',
    summary: 'Find random figures',
    details: ['The same seed finds the same figures.', CAMPS],
    examples: ['solve figures find --game halma-4 --count 3'],
    fields: ['game', 'count', 'seed'],
    operands: [],
    run: async (request, { work }) => (await import('./find.ts')).find(request, work),
  },
  {
    kind: 'task',
    name: 'solve figures candidates',
    summary: 'Count the sets of squares that could be figures',
    details: [CAMPS],
    examples: ['solve figures candidates --game halma-4'],
    fields: ['game'],
    operands: [],
    run: async (request, { work }) => (await import('./candidates.ts')).candidates(request, work),
  },
  {
    kind: 'task',
    name: 'solve figures count',
    summary: 'Decide all candidates',
    details: [
      'With --certificate the command writes its verdicts to a file every few seconds and skips those in it, so it can be stopped and resumed at any time.',
      'Each shard writes its own certificate; concatenate them for the whole.',
      CAMPS,
    ],
    examples: [
      'solve figures count --game halma-4 --certificate halma-4.txt',
      'solve figures count --shard 3/16 --certificate part-3.txt',
    ],
    fields: ['game', 'certificate', 'shard', 'threads'],
    operands: [],
    run: async (request, { work }) => (await import('./count.ts')).count(request, work),
  },
  {
    kind: 'task',
    name: 'solve figures orders',
    summary: 'Count the move orders that lead to a figure, or to all figures',
    details: [
      'Two orders differ when a man starts or ends elsewhere or moves at another time; its route does not count.',
      CAMPS,
    ],
    examples: ['solve figures orders --game grasshopper-8'],
    fields: ['game', 'figure'],
    operands: ['figure'],
    hasOptionalOperands: true,
    run: async (request, { work }) => (await import('./orders.ts')).orders(request, work),
  },
  {
    kind: 'task',
    name: 'solve figures verify',
    summary: 'Verify a certificate',
    details: [
      'The command replays every solution by the rules. It searches a sample of the candidates called impossible again with a second program, which gives up on candidates that take too long. The certificate may be compressed with gzip.',
    ],
    examples: ['solve figures verify packages/solver/data/figures-halma-4.txt.gz'],
    fields: ['certificate', 'sample', 'seed'],
    operands: ['certificate'],
    run: async (request, { work }) => (await import('./verify.ts')).verify(request, work),
  },
];
