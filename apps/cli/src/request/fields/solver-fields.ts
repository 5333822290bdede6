/** The fields that set up the solvers. */
export const solverFields = {
  jumps: {
    kind: 'number',
    flag: 'jumps',
    placeholder: '<number>',
    description: 'The number of jumps in the hop',
  },
  men: {
    kind: 'number',
    flag: 'men',
    placeholder: '<number>',
    description: 'The number of men',
  },
  side: {
    kind: 'number',
    flag: 'side',
    placeholder: '<number>',
    description: 'The number of cells on a side of the board, or of a point of a star',
  },
  arrangement: {
    kind: 'text',
    flag: 'arrangement',
    placeholder: '<squares>',
    description: 'The names of the occupied squares',
  },
  shape: {
    kind: 'text',
    flag: 'shape',
    placeholder: '<shape>',
    description: 'The shape of the board: rhombus, square or star',
  },
  tablebase: {
    kind: 'text',
    flag: 'tablebase',
    placeholder: '<path>',
    description: 'A file with the value of every position of a board',
  },
  figure: {
    kind: 'text',
    flag: 'figure',
    placeholder: '<figure>',
    description: 'A position in HFN, or the names of the squares of the figure',
  },
  count: {
    kind: 'number',
    flag: 'count',
    placeholder: '<number>',
    description: 'The number of figures to find; default 1',
  },
  certificate: {
    kind: 'text',
    flag: 'certificate',
    placeholder: '<path>',
    description: 'A file of verdicts and the moves that prove them',
  },
  shard: {
    kind: 'text',
    flag: 'shard',
    placeholder: '<i/n>',
    description: 'Do only part i of n parts of the work, such as 3/16',
  },
  sample: {
    kind: 'number',
    flag: 'sample',
    placeholder: '<number>',
    description: 'The size of the random sample to check',
  },
  all: {
    kind: 'boolean',
    flag: 'all',
    placeholder: '',
    description: 'Verify every position instead of a sample',
  },
  from: {
    kind: 'text',
    flag: 'from',
    placeholder: '<HFN>',
    description: 'The position from which the army starts; default the start of the game',
  },
  width: {
    kind: 'number',
    flag: 'width',
    placeholder: '<number>',
    description: 'The number of placements that the search keeps after each move',
  },
  prove: {
    kind: 'boolean',
    flag: 'prove',
    placeholder: '',
    description: 'Search until the minimum is proven',
  },
} as const;
