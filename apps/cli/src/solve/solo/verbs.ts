import type { Verb } from '../../verbs/verb.ts';

const RESULT =
  'The result is the best solution found, a lower bound on the number of moves, and whether the solution is proven to be the shortest.';

/** The verbs for one army that moves alone. */
export const SOLO_VERBS: readonly Verb[] = [
  {
    kind: 'request',
    name: 'solve pack',
    summary: 'Find the fewest moves in which one army gets home',
    details: [
      RESULT,
      'The army is that of the seat to move; no other men move. You may omit the game where the board implies it. The default time is 10 seconds.',
    ],
    examples: ["solve pack 'H8:4AAA1/5AA1/6AA/4A1A1/7A/8/8/8 A - 0 1'"],
    fields: ['game', 'preset', 'options', 'position', 'seconds'],
    optionDescriptions: {
      game: 'The game; by default the first one on the board of the position',
      position: 'The position in HFN',
    },
    operands: ['position'],
    isInterruptible: true,
    // Loading the solver on demand keeps the other verbs fast.
    run: async (request, work) => (await import('./pack.ts')).packArmy(request, work),
  },
  {
    kind: 'task',
    name: 'solve transfer',
    summary: 'Find the fewest moves in which one army crosses the board alone',
    details: [
      RESULT,
      'The army begins at the start of the game, or in the position that --from names. The default time is 60 seconds; with --prove there is no time limit.',
    ],
    examples: ['solve transfer --game grasshopper-8', 'solve transfer --game star-2 --seconds 600'],
    fields: ['game', 'preset', 'options', 'from', 'width', 'seconds', 'prove'],
    operands: [],
    run: async (request, { work }) => (await import('./transfer.ts')).findTransfer(request, work),
  },
  {
    kind: 'request',
    name: 'solve transfer known',
    summary: 'Show the best known transfer of a game',
    details: ['Transfers are known for halma-2, halma-4, grasshopper-8, grasshopper-10 and star-2.'],
    examples: ['solve transfer known --game star-2'],
    fields: ['game'],
    operands: [],
    run: async (request) => (await import('./known-transfer.ts')).showKnownTransfer(request),
  },
  {
    kind: 'request',
    name: 'solve transfer check',
    summary: 'Check that the moves of a transfer are legal',
    details: [
      'The army begins at the start of the game, or in the position that --from names. Moves may be short or full.',
    ],
    examples: ['solve transfer check --game grasshopper-8 b1-d3 b2-d4 a3-e5'],
    fields: ['game', 'preset', 'options', 'from', 'moves'],
    operands: ['moves'],
    run: async (request) => (await import('./check-transfer.ts')).checkTransfer(request),
  },
  {
    kind: 'task',
    name: 'solve transfer together',
    summary: 'Find the shortest game in which two players cooperate',
    details: [
      'The game ends when one player is home. The default game is star-2; grasshopper-8 and grasshopper-10 work too. The default rules are the rules of 1885.',
      'The default time is 60 seconds. The same seed gives the same search.',
    ],
    examples: ['solve transfer together --seconds 300'],
    fields: ['game', 'preset', 'options', 'seconds', 'seed'],
    optionDescriptions: {
      game: 'The game; default star-2',
      preset: 'A named set of options; default parker-1885',
    },
    operands: [],
    run: async (request, { work }) =>
      (await import('./cooperative-game.ts')).findCooperativeGame(request, work),
  },
];
