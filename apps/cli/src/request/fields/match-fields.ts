/** The fields that set up matches, ladders and data sets. */
export const matchFields = {
  clock: {
    kind: 'text',
    flag: 'clock',
    placeholder: '<seconds>',
    description: 'The time for a whole game in seconds: 300, or 60+0.5 with an increment for each move',
  },
  players: {
    kind: 'text-list',
    flag: 'player',
    placeholder: '<player>',
    description:
      'level:7, greedy, random, ugi:<command line> or csci561:<command line>, optionally with limits such as @100ms, @5000n, @6d or @300s/game and, for a UGI program, options such as @100ms,Threads=2',
  },
  games: {
    kind: 'number',
    flag: 'games',
    placeholder: '<number>',
    description: 'The number of games, rounded up to whole rotations of the players; default 100',
  },
  openingPlies: {
    kind: 'text',
    flag: 'opening-plies',
    placeholder: '<number>',
    description: 'The number of random plies before each game: 6, or a range such as 4..8',
  },
  openings: {
    kind: 'text',
    flag: 'openings',
    placeholder: '<file>',
    description:
      'The openings to use instead of random ones: a text file with the moves of one opening on each line, or “balanced” for the openings that come with the program',
  },
  seed: {
    kind: 'number',
    flag: 'seed',
    placeholder: '<number>',
    description: 'The seed for all random choices; default 1',
  },
  sprt: {
    kind: 'text',
    flag: 'sprt',
    placeholder: '<elo0,elo1>',
    description: 'Stop when a sequential test decides between two differences in Elo, such as 0,10',
  },
  alpha: {
    kind: 'number',
    flag: 'alpha',
    placeholder: '<probability>',
    description:
      'The probability that --sprt accepts the second difference if the first is true; default 0.05',
  },
  beta: {
    kind: 'number',
    flag: 'beta',
    placeholder: '<probability>',
    description:
      'The probability that --sprt accepts the first difference if the second is true; default 0.05',
  },
  adjudicate: {
    kind: 'number',
    flag: 'adjudicate',
    placeholder: '<moves>',
    description:
      'End a two-army game once the armies have passed each other and, according to the solver, one of them needs at least this many fewer moves to get home',
  },
  results: {
    kind: 'text',
    flag: 'results',
    placeholder: '<path>',
    description: 'The file that keeps the results of a match; the same command resumes the match from it',
  },
  log: {
    kind: 'text',
    flag: 'log',
    placeholder: '<path>',
    description: 'Write all lines that programs receive and send, and all moves, to a new file',
  },
  records: {
    kind: 'text',
    flag: 'records',
    placeholder: '<file>',
    description: 'Write the records of all games (HGN) to a new file',
  },
  ladder: {
    kind: 'text',
    flag: 'ladder',
    placeholder: '<path>',
    description: 'The file that keeps the results of a ladder',
  },
  gauntlet: {
    kind: 'boolean',
    flag: 'gauntlet',
    placeholder: '',
    description: 'Pair only the first player with each of the others',
  },
  folder: { kind: 'text', flag: 'folder', placeholder: '<folder>', description: 'The folder for the files' },
  concurrency: {
    kind: 'number',
    flag: 'concurrency',
    placeholder: '<number>',
    description: 'The number of games to play at once; default 1',
  },
} as const;
