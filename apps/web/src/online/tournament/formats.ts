import type { TournamentListItem, TournamentSetup, TournamentView } from '@halma/protocol';

export type TournamentFormat = TournamentSetup['format'];

/** The choices in a setup on which other choices depend. */
type FormatTerms = Pick<TournamentSetup, 'turns' | 'games'> & {
  readonly seats: number;
  /** Whether each side at a table has two partners, who change from round to round. */
  readonly hasPartners: boolean;
};

/** The guarantee that a tournament gives about the turn order. */
type FairnessGuarantee =
  | 'equal'
  | 'within-one'
  | 'within-two'
  | 'balanced'
  | 'meeting'
  | 'partners'
  | 'partners-meeting'
  | 'exhibition';

/** The numbers of rounds that the form offers. */
export interface RoundsOffer {
  /** Empty if the number of players determines the number of rounds; 0 means automatic. */
  readonly values: readonly number[];
  readonly initial: number;
}

/** The properties of a format that the pages depend on. */
interface FormatRow {
  /** Whether players can pause. */
  readonly hasPauses: boolean;
  /** Whether a player can enter after the start, as far as the page knows. */
  readonly acceptsLateEntry: (
    view: Pick<TournamentView, 'round' | 'rounds' | 'closesAt'>,
    now: number,
  ) => boolean;
  /**
   * Whether players are paired round by round. Otherwise players whose page is open are paired whenever enough of them
   * are waiting.
   */
  readonly hasRounds: boolean;
  /** Whether all players meet one another, so that a crosstable fills up if two sides play at each table. */
  readonly hasCrosstable: boolean;
  /** The kinds of partners that the format allows if each side at a table has two players. */
  readonly partners: (sides: number) => readonly ('changing' | 'fixed')[];
  /** Whether the organiser chooses how evenly turn positions are shared, unless there are partners. */
  readonly hasTurnChoice: boolean;
  /** Whether the organiser chooses how long the tournament lasts. */
  readonly hasMinutes: boolean;
  /** Whether players have byes if the computer does not fill tables. */
  readonly hasByes: boolean;
  /**
   * The choices for filling tables, if the clock and the seats allow the computer; the first is the default.
   * Fixed partners take one seat.
   */
  readonly fillChoices: (seats: number) => readonly TournamentSetup['odd'][];
  readonly rounds: (terms: FormatTerms) => RoundsOffer;
  /** The possible numbers of games in a meeting; the first is the default. Fixed partners take one seat. */
  readonly games: (seats: number) => readonly number[];
  /** The numbers of seats with which the format can be played. */
  readonly seats: readonly number[];
  readonly guarantee: (terms: FormatTerms) => FairnessGuarantee;
}

const NO_ROUNDS: RoundsOffer = { values: [], initial: 0 };
const ROUND_COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20];
const MEETING_LENGTHS = [1, 2, 3, 4, 5, 6];
const ALL_SEAT_COUNTS = [2, 3, 4, 6];

const multiples = (seats: number, values: readonly number[]): readonly number[] =>
  values.filter((value) => value % seats === 0);

/** Returns the number of sides at a table. */
export function sideCountOf({ seats, hasPartners }: Pick<FormatTerms, 'seats' | 'hasPartners'>): number {
  return hasPartners ? seats / 2 : seats;
}

/** Returns the guarantee of a meeting in which the turn order rotates; otherwise the format's guarantee. */
const orMeeting =
  (guarantee: (terms: FormatTerms) => FairnessGuarantee) =>
  (terms: FormatTerms): FairnessGuarantee => {
    const isEven = terms.games % sideCountOf(terms) === 0;
    if (terms.hasPartners) return isEven ? 'partners-meeting' : 'partners';
    return isEven ? 'meeting' : guarantee(terms);
  };

/** The default properties of a format. */
const DEFAULTS = {
  hasPauses: false,
  acceptsLateEntry: () => false,
  hasRounds: true,
  hasCrosstable: false,
  partners: () => [],
  hasTurnChoice: false,
  hasMinutes: false,
  hasByes: true,
  fillChoices: () => ['bye', 'computer'],
  rounds: () => NO_ROUNDS,
  games: () => [1],
  seats: ALL_SEAT_COUNTS,
} as const satisfies Partial<FormatRow>;

/** The properties of each format. A new format needs a row. */
export const FORMATS: Readonly<Record<TournamentFormat, FormatRow>> = {
  'round-robin': {
    ...DEFAULTS,
    hasCrosstable: true,
    partners: () => ['changing', 'fixed'],
    hasTurnChoice: true,
    rounds: ({ seats, turns, games }) =>
      seats === 2 || (turns === 'equal' && games % seats !== 0)
        ? NO_ROUNDS
        : { values: [0, ...ROUND_COUNTS], initial: 0 },
    games: () => MEETING_LENGTHS,
    guarantee: orMeeting(({ turns }) => turns),
  },
  swiss: {
    ...DEFAULTS,
    hasPauses: true,
    partners: () => ['changing', 'fixed'],
    acceptsLateEntry: ({ round, rounds }) => 2 * round <= rounds,
    // With a multiple of the number of seats, all players can take every turn position equally often.
    rounds: ({ seats }) =>
      seats > 2 ? { values: ROUND_COUNTS, initial: seats } : { values: [0, ...ROUND_COUNTS], initial: 0 },
    games: () => MEETING_LENGTHS,
    guarantee: orMeeting(({ seats }) => (seats === 2 ? 'within-two' : 'balanced')),
  },
  arena: {
    ...DEFAULTS,
    hasPauses: true,
    acceptsLateEntry: ({ closesAt }, now) => closesAt === undefined || now < closesAt,
    hasRounds: false,
    hasMinutes: true,
    hasByes: false,
    guarantee: () => 'balanced',
  },
  knockout: {
    ...DEFAULTS,
    // Tables with three sides would need the computer, which cannot be a pair.
    partners: (sides) => (sides === 2 ? ['fixed'] : []),
    fillChoices: (seats) => (seats > 2 ? ['computer'] : ['bye']),
    games: (seats) => multiples(seats, MEETING_LENGTHS),
    guarantee: () => 'meeting',
  },
  series: {
    ...DEFAULTS,
    hasByes: false,
    fillChoices: () => ['bye'],
    rounds: ({ seats }) => ({ values: multiples(seats, ROUND_COUNTS), initial: seats }),
    guarantee: () => 'equal',
  },
  exhibition: {
    ...DEFAULTS,
    hasByes: false,
    fillChoices: () => ['bye'],
    seats: [2],
    guarantee: () => 'exhibition',
  },
};

/** Returns whether a list shows the round of a tournament. */
export function showsRound({ setup, phase, round }: TournamentListItem): boolean {
  return phase === 'running' && round > 0 && FORMATS[setup.format].hasRounds;
}

/**
 * Returns whether a tournament will pair players again, as far as the page knows.
 *
 * @param now the server's time in milliseconds since 1970
 */
export function pairsAgain(
  {
    setup,
    phase,
    round,
    rounds,
    closesAt = Infinity,
  }: Pick<TournamentView, 'setup' | 'phase' | 'round' | 'rounds' | 'closesAt'>,
  now: number,
): boolean {
  return phase === 'running' && (FORMATS[setup.format].hasRounds ? round < rounds : now < closesAt);
}
