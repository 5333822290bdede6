import { BOARD_IDS, DEFAULT_PRESET } from '@halma/rules';

/** The game of a request that does not name one. */
export const DEFAULT_GAME = 'halma-2';

/** The maximum depth of `perft`, in turns. */
export const MAX_PERFT_DEPTH = 9;

/** The notations that `parse` reads. */
export const TEXT_KINDS = ['position', 'move', 'key', 'record'] as const;

/** The shells whose completion `completion` prints. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** The types of field values, by kind. */
export interface FieldValues {
  readonly text: string;
  readonly 'text-list': readonly string[];
  readonly 'text-map': Readonly<Record<string, string>>;
  readonly number: number;
  readonly 'number-map': Readonly<Record<string, number>>;
  readonly boolean: boolean;
}

export interface Field {
  readonly kind: keyof FieldValues;
  /** The option that sets the field, without dashes; null when the command line cannot set it. */
  readonly flag: string | null;
  /** The placeholder for the value in the help. */
  readonly placeholder: string;
  readonly description: string;
  /** Whether the command line names a file that contains the value. */
  readonly isFile?: true;
}

/** Every field of a request, with the option that sets it on a command line. */
export const FIELDS = {
  game: {
    kind: 'text',
    flag: 'game',
    placeholder: '<id>',
    description: `The game; default ${DEFAULT_GAME}` as string,
  },
  definition: {
    kind: 'text',
    flag: 'game-file',
    placeholder: '<file>',
    description: 'The definition of a custom game, as JSON, in place of --game',
    isFile: true,
  },
  preset: {
    kind: 'text',
    flag: 'preset',
    placeholder: '<id>',
    description: `A named set of options; default ${DEFAULT_PRESET}` as string,
  },
  options: {
    kind: 'text-map',
    flag: 'option',
    placeholder: '<name=value>',
    description: 'Set one option of the rules; repeatable',
  },
  first: {
    kind: 'text',
    flag: 'first',
    placeholder: '<seat>',
    description: 'The seat that moves first, such as C',
  },
  position: {
    kind: 'text',
    flag: 'position',
    placeholder: '<HFN>',
    description: 'The position in HFN; default the start of the game',
  },
  move: {
    kind: 'text',
    flag: 'move',
    placeholder: '<move>',
    description: 'A move, short (a1-e5) or full (a1>c3>e5)',
  },
  moves: {
    kind: 'text-list',
    flag: 'moves',
    placeholder: '<move>',
    description: 'A move; repeatable, in order',
  },
  counts: {
    kind: 'boolean',
    flag: 'counts',
    placeholder: '',
    description: 'Also print the number of legal moves before each move',
  },
  depth: {
    kind: 'number',
    flag: 'depth',
    placeholder: '<turns>',
    description: 'The depth in turns',
  },
  limits: {
    kind: 'number-map',
    flag: null,
    placeholder: '',
    description: 'An object of nodes, depth and seconds',
  },
  lines: {
    kind: 'number',
    flag: 'lines',
    placeholder: '<number>',
    description: 'The number of best lines; default 1',
  },
  divide: {
    kind: 'boolean',
    flag: 'divide',
    placeholder: '',
    description: 'Also print the count for each first move',
  },
  record: {
    kind: 'text',
    flag: 'record',
    placeholder: '<file>',
    description: 'A game record (HGN)',
    isFile: true,
  },
  number: {
    kind: 'number',
    flag: 'number',
    placeholder: '<number>',
    description: 'The number of one game in a file of several records, from 1; default all',
  },
  key: {
    kind: 'text',
    flag: 'key',
    placeholder: '<file>',
    description: 'A key in the notation of the leaflets',
    isFile: true,
  },
  kind: { kind: 'text', flag: 'kind', placeholder: '<kind>', description: joinWithOr(TEXT_KINDS) as string },
  text: { kind: 'text', flag: 'text', placeholder: '<text>', description: 'The text to read' },
  board: {
    kind: 'text',
    flag: 'board',
    placeholder: '<id>',
    description: `The board of a move: ${joinWithOr(BOARD_IDS)}` as string,
  },
  search: {
    kind: 'text',
    flag: 'search',
    placeholder: '<name>',
    description: 'List only games with this string in their id or names',
  },
  computer: {
    kind: 'text-list',
    flag: 'computer',
    placeholder: '<seat>',
    description: 'A seat the computer plays; repeatable; default all but the first',
  },
  hotSeat: { kind: 'boolean', flag: 'hot-seat', placeholder: '', description: 'Let people play every seat' },
  seconds: {
    kind: 'number',
    flag: 'seconds',
    placeholder: '<number>',
    description: 'The time limit of a move or search, in seconds',
  },
  level: {
    kind: 'number',
    flag: 'level',
    placeholder: '<number>',
    description: 'The level of the computer, 1 to 10',
  },
  nodes: {
    kind: 'number',
    flag: 'nodes',
    placeholder: '<number>',
    description: 'The node limit of a move or search',
  },
  milliseconds: {
    kind: 'number',
    flag: 'milliseconds',
    placeholder: '<number>',
    description: 'The time limit of a move, in milliseconds',
  },
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
      'level:7, greedy, random, ugi:<command line> or csci561:<command line>, optionally with limits such as @100ms, @5000n, @6d or @300s/game, and for UGI options such as @100ms,Threads=2',
  },
  games: {
    kind: 'number',
    flag: 'games',
    placeholder: '<number>',
    description: 'The maximum number of games; default 100, and 4 at once for a bot',
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
      'Openings in place of random ones: a text file with the moves of one opening in each line, or “balanced” for those that come with the program',
  },
  seed: {
    kind: 'number',
    flag: 'seed',
    placeholder: '<number>',
    description: 'The seed of all random choices; default 1',
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
      'End a game of two armies once they have passed each other and one needs at least this many moves fewer to come home, by the solver',
  },
  results: {
    kind: 'text',
    flag: 'results',
    placeholder: '<path>',
    description: 'The file that keeps the results of a match, from which the same command resumes it',
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
    description: 'Let only the first player meet each of the others',
  },
  folder: { kind: 'text', flag: 'folder', placeholder: '<folder>', description: 'The folder of the files' },
  concurrency: {
    kind: 'number',
    flag: 'concurrency',
    placeholder: '<number>',
    description: 'The number of games to play at once; default 1',
  },
  jumps: {
    kind: 'number',
    flag: 'jumps',
    placeholder: '<number>',
    description: 'The number of jumps of the hop',
  },
  men: {
    kind: 'number',
    flag: 'men',
    placeholder: '<number>',
    description: 'The number of men, of each army if there are two',
  },
  side: {
    kind: 'number',
    flag: 'side',
    placeholder: '<number>',
    description: 'The number of cells on a side of the board; for long hops 3 to 16, default 16',
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
    description: 'The shape of the board: rhombus or square',
  },
  tablebase: {
    kind: 'text',
    flag: 'tablebase',
    placeholder: '<path>',
    description: 'A file with the value of every position of a board',
  },
  shell: { kind: 'text', flag: 'shell', placeholder: '<shell>', description: joinWithOr(SHELLS) as string },
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
    description: 'The number of figures to find, default 1, or of games after which a bot stops',
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
  threads: {
    kind: 'number',
    flag: 'threads',
    placeholder: '<number>',
    description: 'The number of threads; default 1 for the engine, and one for each processor for a solver',
  },
  sample: {
    kind: 'number',
    flag: 'sample',
    placeholder: '<number>',
    description:
      'The number of refutations to search again, default 100; or of positions to verify, default 10000',
  },
  all: {
    kind: 'boolean',
    flag: 'all',
    placeholder: '',
    description: 'Verify every position in place of a sample',
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
  tournament: {
    kind: 'text',
    flag: 'tournament',
    placeholder: '<file>',
    description: 'The file of a tournament',
    isFile: true,
  },
  server: {
    kind: 'text',
    flag: 'server',
    placeholder: '<url>',
    description: 'The address of a server, such as https://halma.example',
  },
  token: {
    kind: 'text',
    flag: 'token-file',
    placeholder: '<file>',
    description: 'The file with the access token of an account',
    isFile: true,
  },
  engine: {
    kind: 'text',
    flag: 'engine',
    placeholder: '<player>',
    description: 'The player that chooses the moves: level:8, ugi:<command line> or csci561:<command line>',
  },
  accept: {
    kind: 'text',
    flag: 'accept',
    placeholder: '<kinds>',
    description: 'The challenges to accept: rated, casual, or both with a comma; default both',
  },
  tempo: {
    kind: 'text',
    flag: 'tempo',
    placeholder: '<tempos>',
    description: 'The tempos to accept: quick, slow, days, with commas; default all',
  },
  rules: {
    kind: 'text',
    flag: 'rules',
    placeholder: '<games>',
    description: 'The ids of the games to play, with commas; default all',
  },
  enter: {
    kind: 'text',
    flag: 'enter',
    placeholder: '<tournament>',
    description: 'The id of a tournament to enter, as in its address',
  },
  resign: {
    kind: 'text',
    flag: 'resign',
    placeholder: '<turns>@<score>',
    description:
      'Resign after this many turns in a row with this score or less, in moves, such as 3@-30; by default never',
  },
  overhead: {
    kind: 'number',
    flag: 'overhead',
    placeholder: '<ms>',
    description: 'The milliseconds of each move that the connection needs; default 200',
  },
} as const;

export type FieldName = keyof typeof FIELDS;

/** A request whose fields have been validated. */
export type Request = { readonly [Name in FieldName]?: FieldValues[(typeof FIELDS)[Name]['kind']] };

/** A request before validation. */
export type RawRequest = Readonly<Record<string, unknown>>;

/** The fields that determine a position. */
export const POSITION_FIELDS: readonly FieldName[] = [
  'game',
  'definition',
  'preset',
  'options',
  'first',
  'position',
];

function joinWithOr(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** Returns a field by its name. */
export function fieldOf(name: FieldName): Field {
  return FIELDS[name];
}
