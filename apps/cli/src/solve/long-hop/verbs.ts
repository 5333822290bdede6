import type { Verb } from '../../verbs/verb.ts';

const OPTION_DESCRIPTIONS = {
  men: 'The number of men to place',
  side: 'The number of squares on a side of the board, 3 to 16; default 16',
};

/**
 * The verbs for long hops: arrangements of men that make the shortest hop from a1 along the diagonal as long as
 * possible.
 */
export const LONG_HOP_VERBS: readonly Verb[] = [
  {
    kind: 'task',
    name: 'solve long-hop',
    summary: 'Place the fewest men that force a long hop',
    details: [
      'The hop leads from a1 to o15, or on a smaller board to the farthest square that it can reach on the diagonal. With --jumps alone, the command finds the fewest men; with --men alone, the most jumps that they can force; with neither, the longest hop of all. The results are proven.',
    ],
    examples: ['solve long-hop --jumps 61', 'solve long-hop --men 3 --side 7'],
    fields: ['jumps', 'men', 'side'],
    optionDescriptions: OPTION_DESCRIPTIONS,
    operands: [],
    // Loading the solver on demand keeps the other verbs fast.
    run: async (request, { work }) => (await import('./long-hop.ts')).findLongHop(request, work),
  },
  {
    kind: 'task',
    name: 'solve long-hop table',
    summary: 'Find the fewest men for every number of jumps',
    details: ['Each number of men is proven, and each arrangement is checked on the whole board.'],
    examples: ['solve long-hop table --side 9'],
    fields: ['side'],
    optionDescriptions: OPTION_DESCRIPTIONS,
    operands: [],
    run: async (request, { work }) => (await import('./hop-table.ts')).makeHopTable(request, work),
  },
  {
    kind: 'request',
    name: 'solve long-hop check',
    summary: 'Count the jumps of the shortest hop over an arrangement of men',
    details: [],
    examples: ["solve long-hop check 'b2 b4 d2 d4' --side 5"],
    fields: ['arrangement', 'side'],
    optionDescriptions: OPTION_DESCRIPTIONS,
    operands: ['arrangement'],
    run: async (request) => (await import('./check.ts')).checkArrangement(request),
  },
];
