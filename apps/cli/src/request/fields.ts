import { BOARD_IDS, DEFAULT_PRESET } from '@halma/rules';

/** The game that is meant when none is named. */
export const DEFAULT_GAME = 'halma-2';

/** How many turns can be looked ahead. */
export const MOST_TURNS = 9;

/** What a text can be read as. */
export const TEXT_KINDS = ['position', 'move', 'key', 'record'] as const;

/** What a field may hold. On the command line every kind is written as text. */
export interface FieldValues {
  readonly text: string;
  readonly texts: readonly string[];
  readonly 'texts by name': Readonly<Record<string, string>>;
  readonly number: number;
  readonly 'numbers by name': Readonly<Record<string, number>>;
  readonly 'yes or no': boolean;
}

export interface Field {
  readonly kind: keyof FieldValues;
  /** The flag that sets it, without its dashes; null for a field of requests alone. */
  readonly flag: string | null;
  /** What stands for its value in a usage line. */
  readonly value: string;
  readonly says: string;
  /** True where the command line names a file that holds the value. */
  readonly inFile?: true;
}

/** Every field a request may have, and the flag that sets it from a command line. */
export const FIELDS = {
  game: {
    kind: 'text',
    flag: 'game',
    value: '<id>',
    says: `the game; ${DEFAULT_GAME} unless given` as string,
  },
  preset: {
    kind: 'text',
    flag: 'preset',
    value: '<id>',
    says: `a named set of options; ${DEFAULT_PRESET} unless given` as string,
  },
  options: {
    kind: 'texts by name',
    flag: 'option',
    value: '<name=value>',
    says: 'an option other than the preset has it; may be repeated',
  },
  first: { kind: 'text', flag: 'first', value: '<seat>', says: 'the seat that begins, such as C' },
  position: { kind: 'text', flag: 'position', value: '<HFN>', says: 'the position; the start unless given' },
  move: { kind: 'text', flag: 'move', value: '<move>', says: 'a move, short (a1-e5) or full (a1>c3>e5)' },
  moves: { kind: 'texts', flag: 'moves', value: '<move>', says: 'moves in their order; may be repeated' },
  counts: {
    kind: 'yes or no',
    flag: 'counts',
    value: '',
    says: 'also how many moves were legal before each of them',
  },
  depth: {
    kind: 'number',
    flag: 'depth',
    value: '<turns>',
    says: 'how many turns to look ahead',
  },
  limits: { kind: 'numbers by name', flag: null, value: '', says: 'nodes, depth and seconds together' },
  lines: {
    kind: 'number',
    flag: 'lines',
    value: '<number>',
    says: 'how many of the best lines; 1 unless given',
  },
  divide: {
    kind: 'yes or no',
    flag: 'divide',
    value: '',
    says: 'also how many sequences begin with each move',
  },
  record: { kind: 'text', flag: 'record', value: '<file>', says: 'a record (HGN)', inFile: true },
  key: {
    kind: 'text',
    flag: 'key',
    value: '<file>',
    says: 'a key in the notation of the leaflets',
    inFile: true,
  },
  kind: { kind: 'text', flag: 'kind', value: '<kind>', says: oneOf(TEXT_KINDS) as string },
  text: { kind: 'text', flag: 'text', value: '<text>', says: 'the text to read' },
  board: {
    kind: 'text',
    flag: 'board',
    value: '<id>',
    says: `the board of a move: ${oneOf(BOARD_IDS)}` as string,
  },
  search: {
    kind: 'text',
    flag: 'search',
    value: '<name>',
    says: 'only games with this in their id or names',
  },
  computer: {
    kind: 'texts',
    flag: 'computer',
    value: '<seat>',
    says: 'a seat the computer plays; may be repeated. All but the first seat unless given',
  },
  hotSeat: { kind: 'yes or no', flag: 'hot-seat', value: '', says: 'people play every seat' },
  seconds: {
    kind: 'number',
    flag: 'seconds',
    value: '<number>',
    says: 'how long the computer thinks (1 unless given) or searches',
  },
  level: {
    kind: 'number',
    flag: 'level',
    value: '<number>',
    says: 'how well the computer plays, 1 to 10',
  },
  nodes: { kind: 'number', flag: 'nodes', value: '<number>', says: 'how many positions may be looked at' },
  milliseconds: {
    kind: 'number',
    flag: 'milliseconds',
    value: '<number>',
    says: 'how long a player may think about a move',
  },
  clock: {
    kind: 'text',
    flag: 'clock',
    value: '<seconds>',
    says: 'how long a player may think in the whole game: 300, or 60+0.5 with so much more for each move',
  },
  players: {
    kind: 'texts',
    flag: 'player',
    value: '<player>',
    says: 'level:7, greedy, random, ugi:<command line> or csci561:<command line>, with @100ms, @5000n, @6d or @300s/game for limits of its own',
  },
  games: { kind: 'number', flag: 'games', value: '<number>', says: 'how many games are played at most' },
  openingPlies: {
    kind: 'text',
    flag: 'opening-plies',
    value: '<number>',
    says: 'how many random turns each opening has: 6, or 4..8 for a number between',
  },
  seed: { kind: 'number', flag: 'seed', value: '<number>', says: 'what chance begins with; 1 unless given' },
  sprt: {
    kind: 'text',
    flag: 'sprt',
    value: '<elo0,elo1>',
    says: 'stop as soon as it is plain which of two differences in Elo is the truer, such as 0,10',
  },
  records: {
    kind: 'text',
    flag: 'records',
    value: '<file>',
    says: 'a new file for the records of all games (HGN)',
  },
  folder: { kind: 'text', flag: 'folder', value: '<folder>', says: 'the folder of the files' },
  concurrency: {
    kind: 'number',
    flag: 'concurrency',
    value: '<number>',
    says: 'how many games are played at the same time; 1 unless given',
  },
  jumps: { kind: 'number', flag: 'jumps', value: '<number>', says: 'how many jumps the hop has' },
  men: { kind: 'number', flag: 'men', value: '<number>', says: 'how many men there are to place' },
  side: {
    kind: 'number',
    flag: 'side',
    value: '<number>',
    says: 'squares along a side of the board, 3 to 16; 16 unless given',
  },
  arrangement: {
    kind: 'text',
    flag: 'arrangement',
    value: '<squares>',
    says: 'the names of the squares on which men stand',
  },
  figure: {
    kind: 'text',
    flag: 'figure',
    value: '<figure>',
    says: 'the figure: a position in HFN, or the names of its squares',
  },
  count: { kind: 'number', flag: 'count', value: '<number>', says: 'how many are wanted; 1 unless given' },
  certificate: {
    kind: 'text',
    flag: 'certificate',
    value: '<path>',
    says: 'a file of verdicts and the moves that prove them',
  },
  shard: {
    kind: 'text',
    flag: 'shard',
    value: '<i/n>',
    says: 'only the i-th of n parts of the work, such as 3/16',
  },
  threads: {
    kind: 'number',
    flag: 'threads',
    value: '<number>',
    says: 'how many threads work; one for each processor unless given',
  },
  sample: {
    kind: 'number',
    flag: 'sample',
    value: '<number>',
    says: 'how many refusals are searched again; 100 unless given',
  },
  from: {
    kind: 'text',
    flag: 'from',
    value: '<HFN>',
    says: 'the position the army starts from; the start unless given',
  },
  width: {
    kind: 'number',
    flag: 'width',
    value: '<number>',
    says: 'how many placements are kept after each move',
  },
  prove: {
    kind: 'yes or no',
    flag: 'prove',
    value: '',
    says: 'go on until the fewest moves are proven',
  },
} as const;

export type FieldName = keyof typeof FIELDS;

/** A request whose fields are known to be of their kinds. */
export type Request = { readonly [Name in FieldName]?: FieldValues[(typeof FIELDS)[Name]['kind']] };

/** A request as it comes in: nothing is known of its fields yet. */
export type RawRequest = Readonly<Record<string, unknown>>;

/** The fields that together say which position is meant. */
export const POSITION_FIELDS: readonly FieldName[] = ['game', 'preset', 'options', 'first', 'position'];

function oneOf(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** The field by its name, with the parts that only some fields have. */
export function fieldOf(name: FieldName): Field {
  return FIELDS[name];
}
