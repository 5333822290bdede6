import type { Verb } from '../../verbs/verb.ts';

const RULES =
  'A side wins when its target is full and holds at least one of its men. No move may fill the target of the opponent, and a side that has no legal move loses. These are the rules of the strong-solving preset.';

const MEN = 'The number of men in each army';

const PRESET = 'The rules: strong-solving, parker-1885 or encyclopaedia; default strong-solving';

/** The verbs for perfect play on small boards. */
export const BOARD_VERBS: readonly Verb[] = [
  {
    kind: 'task',
    name: 'solve board',
    summary: 'Find the value of every position of a small board',
    details: [
      'The board is a rhombus or a square for two armies, or a small star for three. The rhombus has camps of 1 to 6 men, the square of 1, 3, 4 or 6.',
      'On a star, a player wins a position if they can force a win against any play by both opponents.',
      RULES,
      'With --preset parker-1885, a side wins when all of its men are home, and passes if it cannot move. With encyclopaedia, men also may not leave the target.',
      'With --tablebase, the command writes all values to a file. It then saves its work every few minutes, and the same command resumes an interrupted run.',
    ],
    examples: [
      'solve board --shape rhombus --side 5 --men 3',
      'solve board --shape square --side 6 --men 3 --tablebase square-6-3.htb',
      'solve board --shape star --side 1 --men 2',
    ],
    fields: ['shape', 'side', 'men', 'preset', 'threads', 'tablebase'],
    optionDescriptions: {
      men: MEN,
      preset: PRESET,
      threads: 'The number of threads; default one for each processor',
      tablebase: 'The file to which the command writes the values of all positions',
    },
    operands: [],
    // Loading the solver on demand keeps the other verbs fast.
    run: async (request, { work }) => (await import('./solve-board.ts')).solveBoard(request, work),
  },
  {
    kind: 'task',
    name: 'solve board verify',
    summary: 'Verify a tablebase',
    details: [
      'The command finds the moves in random positions with the rules library, and compares the value of each position with the values after its moves. With --all it verifies every position, which proves all values.',
      'Without a tablebase, --all solves every board of up to ten million positions, or the one that --shape, --side and --men name, and verifies it.',
    ],
    examples: [
      'solve board verify rhombus-5-3.htb --sample 100000',
      'solve board verify --all --shape rhombus --side 4 --men 3',
      'solve board verify --all',
    ],
    fields: ['tablebase', 'sample', 'all', 'shape', 'side', 'men', 'preset', 'seed'],
    optionDescriptions: {
      men: MEN,
      preset: PRESET,
      sample: 'The number of positions to verify; default 10000',
    },
    operands: ['tablebase'],
    hasOptionalOperands: true,
    run: async (request, { work }) => (await import('./verify-tablebase.ts')).verifyTablebase(request, work),
  },
];
