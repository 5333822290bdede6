import {
  type Achievement,
  type BestWin,
  MAX_BEST_WINS,
  type Person,
  type PersonProfile,
  type SeatResults,
} from '@halma/protocol';
import { isGameId, SEAT_LETTERS } from '@halma/rules';
import { inPoints } from '../ratings/ratings.ts';
import type { FinishedGame, ProfileStore, SeatCount, StoredHop, StoredWin } from '../store/profile-store.ts';
import type { NameCache } from './name-cache.ts';

/** The minimum length of a winning streak that a profile shows. */
const MIN_STREAK = 3;

/** The minimum number of different games won, by game id, that a profile shows. */
const MIN_GAMES_WON = 3;

/** Returns a person's profile as all visitors see it. */
export async function readProfile(
  { store, names }: { readonly store: ProfileStore; readonly names: Pick<NameCache, 'lookUp'> },
  person: Person,
): Promise<PersonProfile> {
  const [best, counts, finished, hop] = await Promise.all([
    store.listBestWins(person.id, MAX_BEST_WINS),
    store.countResults(person.id),
    store.listFinished(person.id),
    store.findLongestHop(person.id),
  ]);
  const opponents = await names.lookUp([...new Set(best.map(({ opponent }) => opponent))]);
  return {
    person,
    bestWins: best.flatMap((win) => bestWin(win, opponents)),
    results: seatResults(counts),
    achievements: achievementsIn(finished),
    ...longestHop(hop),
  };
}

function bestWin({ game, gameId, at, opponent, rating }: StoredWin, people: readonly Person[]): BestWin[] {
  const person = people.find(({ id }) => id === opponent);
  return person === undefined || !isGameId(gameId)
    ? []
    : [{ game, rules: gameId, at, opponent: person, rating: inPoints(rating) }];
}

function longestHop(hop: StoredHop | undefined): Pick<PersonProfile, 'longestHop'> {
  if (hop === undefined) return {};
  const { gameId: rules, ...details } = hop;
  return isGameId(rules) ? { longestHop: { rules, ...details } } : {};
}

const RESULT_KEYS = { win: 'wins', draw: 'draws', loss: 'losses' } as const;

function seatResults(counts: readonly SeatCount[]): SeatResults[] {
  const rows = new Map<string, SeatResults>();
  for (const { gameId: game, seat: letter, isFirst: first, result, games } of counts) {
    const seat = SEAT_LETTERS.find((candidate) => candidate === letter);
    if (!isGameId(game) || seat === undefined) continue;
    const key = `${game} ${seat} ${first}`;
    const row = rows.get(key) ?? { game, seat, first, wins: 0, draws: 0, losses: 0 };
    rows.set(key, { ...row, [RESULT_KEYS[result]]: row[RESULT_KEYS[result]] + games });
  }
  return [...rows.values()];
}

/**
 * Returns what a person has achieved.
 *
 * @param games latest first
 */
export function achievementsIn(games: readonly FinishedGame[]): Achievement[] {
  const fastest = new Map<string, FinishedGame>();
  let streak = 0;
  let longestStreak = { wins: 0, at: 0 };
  const gamesWon = new Set<string>();
  for (const game of games.toReversed()) {
    streak = game.result === 'win' ? streak + 1 : 0;
    if (streak > longestStreak.wins) longestStreak = { wins: streak, at: game.endedAt };
    if (game.result !== 'win') continue;
    gamesWon.add(game.gameId);
    const previous = fastest.get(game.gameId);
    // A game that ended early says nothing about how fast the men came home.
    if (game.termination === 'win' && (previous === undefined || game.plies < previous.plies))
      fastest.set(game.gameId, game);
  }
  return [
    ...(longestStreak.wins < MIN_STREAK ? [] : [{ kind: 'winning-streak' as const, ...longestStreak }]),
    ...(gamesWon.size < MIN_GAMES_WON ? [] : [{ kind: 'games-won' as const, games: gamesWon.size }]),
    ...[...fastest.values()].flatMap(({ game, gameId, plies, endedAt }): Achievement[] =>
      isGameId(gameId) ? [{ kind: 'fastest-win', rules: gameId, plies, game, at: endedAt }] : [],
    ),
  ];
}
