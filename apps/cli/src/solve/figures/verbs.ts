import type { Verb } from '../../verbs/verb.ts';

const CAMPS =
  'The game determines the camp: halma-2 (19 men), halma-4 (13), grasshopper-8 (10), grasshopper-10 (15).';

/**
 * The verbs for figures: sets of squares, symmetric about the diagonal, that the men of a camp reach in one move each.
 */
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
    run: async (request, work) => (await import('./decide.ts')).decideRequestedFigure(request, work),
  },
  {
    kind: 'task',
    name: 'solve figures find',
    summary: 'Find random figures',
    details: ['The same seed finds the same figures.', CAMPS],
    examples: ['solve figures find --game halma-4 --count 3'],
    fields: ['game', 'count', 'seed'],
    operands: [],
    run: async (request, { work }) => (await import('./find.ts')).findFigures(request, work),
  },
  {
    kind: 'task',
    name: 'solve figures candidates',
    summary: 'Count the sets of squares that could be figures',
    details: [CAMPS],
    examples: ['solve figures candidates --game halma-4'],
    fields: ['game'],
    operands: [],
    run: async (request, { work }) => (await import('./candidates.ts')).countCandidates(request, work),
  },
  {
    kind: 'task',
    name: 'solve figures count',
    summary: 'Decide all candidates',
    details: [
      'With --certificate, the command writes its verdicts to a file every few seconds and skips those that the file already has, so you can stop and resume it at any time.',
      'Each shard writes its own certificate; concatenate them to get the complete certificate.',
      CAMPS,
    ],
    examples: [
      'solve figures count --game halma-4 --certificate halma-4.txt',
      'solve figures count --shard 3/16 --certificate part-3.txt',
    ],
    fields: ['game', 'certificate', 'shard', 'threads'],
    optionDescriptions: { threads: 'The number of threads; default one for each processor' },
    operands: [],
    run: async (request, { work }) => (await import('./count.ts')).countFigures(request, work),
  },
  {
    kind: 'task',
    name: 'solve figures orders',
    summary: 'Count the move orders that lead to a figure, or to all figures',
    details: [
      'Two orders differ when a man starts or ends on a different square, or moves at a different time. Routes do not count.',
      CAMPS,
    ],
    examples: ['solve figures orders --game grasshopper-8'],
    fields: ['game', 'figure'],
    operands: ['figure'],
    hasOptionalOperands: true,
    run: async (request, { work }) => (await import('./orders.ts')).countMoveOrders(request, work),
  },
  {
    kind: 'task',
    name: 'solve figures verify',
    summary: 'Verify a certificate',
    details: [
      'The command replays every solution under the rules. A second algorithm checks a sample of the candidates that the certificate calls impossible, and gives up on candidates that take too long. The certificate may be compressed with gzip.',
    ],
    examples: ['solve figures verify packages/solver/data/figures-halma-4.txt.gz'],
    fields: ['certificate', 'sample', 'seed'],
    optionDescriptions: { sample: 'The number of impossible candidates to check again; default 100' },
    operands: ['certificate'],
    run: async (request, { work }) => (await import('./verify.ts')).verifyCertificate(request, work),
  },
];
