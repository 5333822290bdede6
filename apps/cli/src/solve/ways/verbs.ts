import type { Verb } from '../../verbs/verb.ts';

const ANSWER = 'The answer is the best way found, a bound that no way can undercut, and whether they meet.';

/** What can be asked about an army that moves alone. */
export const WAYS: readonly Verb[] = [
  {
    kind: 'answers',
    name: 'solve pack',
    summary: 'finds the fewest moves in which the army to move, alone, comes home',
    notes: [
      ANSWER,
      'The game may be left out where the board tells it. Men of other seats stand still; --seconds is 10 unless given.',
    ],
    fields: ['game', 'preset', 'options', 'position', 'seconds'],
    operands: ['position'],
    stops: true,
    // The solver is loaded only where it is asked, so that no other verb waits for it.
    answer: async (request, work) => (await import('./pack.ts')).pack(request, work),
  },
  {
    kind: 'works',
    name: 'solve transfer',
    summary: 'finds the fewest moves in which one army, alone, crosses the board',
    notes: [
      ANSWER,
      'From the start of the game unless --from names a position. --seconds is 60 unless given, or with --prove as long as it takes.',
    ],
    fields: ['game', 'preset', 'options', 'from', 'width', 'seconds', 'prove'],
    operands: [],
    work: async (request, { work }) => (await import('./transfer.ts')).transfer(request, work),
  },
  {
    kind: 'answers',
    name: 'solve transfer known',
    summary: 'shows the best way across the board that is known',
    notes: ['It is kept for halma-2, halma-4, grasshopper-8, grasshopper-10 and star-2.'],
    fields: ['game'],
    operands: [],
    answer: async (request) => (await import('./known-transfer.ts')).knownWay(request),
  },
  {
    kind: 'answers',
    name: 'solve transfer check',
    summary: 'plays the moves of one army, alone, by the rules',
    notes: ['From the start of the game unless --from names a position. Moves may be short or full.'],
    fields: ['game', 'preset', 'options', 'from', 'moves'],
    operands: ['moves'],
    answer: async (request) => (await import('./check-way.ts')).checkWay(request),
  },
  {
    kind: 'works',
    name: 'solve transfer together',
    summary: 'finds the shortest game in which two players help each other',
    notes: [
      'It ends when one of them is home. The game is star-2 unless given, and may be grasshopper-8 or grasshopper-10; the rules are those of 1885.',
      '--seconds is 60 unless given. The same seed tries the same costs in the same order.',
    ],
    fields: ['game', 'preset', 'options', 'seconds', 'seed'],
    operands: [],
    work: async (request, { work }) => (await import('./together.ts')).together(request, work),
  },
];
