import type { Verb } from '../../verbs/verb.ts';

/** What can be asked about long hops: men placed so that the shortest hop from a1 along the diagonal has so many jumps. */
export const LONG_HOPS: readonly Verb[] = [
  {
    kind: 'works',
    name: 'solve long-hop',
    summary: 'places the fewest men that force a hop of many jumps, proven by search',
    notes: [
      'The hop leads from a1 to o15, or on another board to the farthest square of the diagonal. With --jumps alone the fewest men are found, with --men alone the most jumps they can force, with neither the most there can be at all.',
    ],
    fields: ['jumps', 'men', 'side'],
    operands: [],
    // The solver is loaded only where it is asked, so that no other verb waits for it.
    work: async (request, { work }) => (await import('./long-hop.ts')).longHop(request, work),
  },
  {
    kind: 'works',
    name: 'solve long-hop table',
    summary: 'finds the fewest men for every number of jumps',
    notes: ['Each number of men is proven the fewest, and each arrangement is checked on the whole board.'],
    fields: ['side'],
    operands: [],
    work: async (request, { work }) => (await import('./hop-table.ts')).hopTable(request, work),
  },
  {
    kind: 'answers',
    name: 'solve long-hop check',
    summary: 'counts the jumps of the shortest hop that men allow',
    notes: [],
    fields: ['arrangement', 'side'],
    operands: ['arrangement'],
    answer: async (request) => (await import('./check.ts')).check(request),
  },
];
