import type { TournamentListItem, TournamentSetup } from '@halma/protocol';

export type TournamentFormat = TournamentSetup['format'];

/** Whether the number of rounds is chosen: it has to be, it can be, or it follows from the number of players. */
export type RoundsChoice = 'required' | 'optional' | 'none';

/** The choices of a setup that the number of rounds depends on. */
export type RoundsTerms = Pick<TournamentSetup, 'turns' | 'games'> & { readonly seats: number };

/** What the pages need to know about a format. */
interface FormatRow {
  /** Whether players can sit out rounds. */
  readonly hasPauses: boolean;
  /** Whether a player can still enter. The server decides; the page only knows when to offer it. */
  readonly acceptsLateEntry: (item: Pick<TournamentListItem, 'round' | 'rounds'>) => boolean;
  /** Whether each two players of a table for two meet in a fixed schedule, so that a crosstable fills up. */
  readonly hasCrosstable: boolean;
  /** Whether the setup chooses how equal the turn positions are. */
  readonly hasTurns: boolean;
  readonly roundsChoice: (terms: RoundsTerms) => RoundsChoice;
  /** What the format promises about the turn order, as a key of the sentences. */
  readonly promise: (terms: RoundsTerms) => FairnessPromise;
}

/** What a tournament promises about the turn order. */
export type FairnessPromise = 'equal' | 'within-one' | 'within-two' | 'balanced' | 'meeting';

/** Returns the promise of a meeting in which the turn order goes round; otherwise that of the format. */
const orMeeting =
  (promise: (terms: RoundsTerms) => FairnessPromise) =>
  (terms: RoundsTerms): FairnessPromise =>
    terms.games % terms.seats === 0 ? 'meeting' : promise(terms);

/** The formats. A new format needs a row. */
export const FORMATS: Readonly<Record<TournamentFormat, FormatRow>> = {
  'round-robin': {
    hasPauses: false,
    acceptsLateEntry: () => false,
    hasCrosstable: true,
    hasTurns: true,
    roundsChoice: ({ seats, turns, games }) =>
      seats === 2 || (turns === 'equal' && games % seats !== 0) ? 'none' : 'optional',
    promise: orMeeting(({ turns }) => turns),
  },
  swiss: {
    hasPauses: true,
    acceptsLateEntry: ({ round, rounds }) => 2 * round <= rounds,
    hasCrosstable: false,
    hasTurns: false,
    roundsChoice: ({ seats }) => (seats > 2 ? 'required' : 'optional'),
    promise: orMeeting(({ seats }) => (seats === 2 ? 'within-two' : 'balanced')),
  },
};
