import type { PersonId, TournamentRoundView, TournamentView } from '@halma/protocol';
import { hasResult } from './crosstable.ts';
import { FORMATS } from './formats.ts';
import { hasBye } from './own-tables.ts';

/** What comes next for a player of a running tournament who has no game to play now. */
export type NextStep =
  /** They are waiting for a table in an arena. */
  | 'table'
  /** The arena opens no more tables. */
  | 'no-more-tables'
  /** They have been knocked out. */
  | 'knocked-out'
  /** They play in the next round, which begins soon, or as soon as enough players are present. */
  | 'next-round'
  | 'bye'
  /** A game at their table is about to be created. */
  | 'next-game'
  /** The next round is paired when the current one ends. */
  | 'next-pairing'
  /** They have played all their games. */
  | 'finished';

/**
 * Returns what comes next for a player who has no game to play now; undefined while the current round is not loaded.
 *
 * @param rounds the parts of rounds that are loaded
 * @param now the server's time in milliseconds since 1970
 */
export function nextStep(
  view: Pick<
    TournamentView,
    'setup' | 'round' | 'rounds' | 'nextRoundAt' | 'waitsUntil' | 'closesAt' | 'bracket'
  >,
  rounds: readonly Pick<TournamentRoundView, 'round' | 'tables' | 'byes'>[],
  person: PersonId,
  now: number,
): NextStep | undefined {
  const { setup, round, nextRoundAt, waitsUntil, closesAt = Infinity, bracket = [] } = view;
  if (!FORMATS[setup.format].hasRounds) return now < closesAt ? 'table' : 'no-more-tables';
  const knockoutStep = setup.format === 'knockout' ? nextInBracket(bracket, person) : undefined;
  if (knockoutStep !== undefined) return knockoutStep;
  if (nextRoundAt !== undefined || waitsUntil !== undefined) return 'next-round';
  const current = rounds.filter((part) => part.round === round);
  if (current.length === 0) return undefined;
  if (hasBye(rounds, round, person)) return 'bye';
  const games = current.flatMap(({ tables }) => tables.flatMap((table) => table.games));
  if (games.some((game) => game.sides.flat().includes(person) && !hasResult(game))) return 'next-game';
  return round < view.rounds ? 'next-pairing' : 'finished';
}

/**
 * Returns what comes next for a player who is still playing the latest round of a bracket, or has been knocked out;
 * undefined for a player who advances, and before the first round.
 */
function nextInBracket(
  bracket: NonNullable<TournamentView['bracket']>,
  person: PersonId,
): 'knocked-out' | 'next-game' | undefined {
  const latest = bracket.at(-1);
  if (latest === undefined || latest.byes.includes(person)) return undefined;
  const table = latest.tables.find(({ players }) => players.flat().includes(person));
  if (table === undefined) return 'knocked-out';
  if (table.through.length === 0) return 'next-game';
  const [entrant = person] = table.players.find((members) => members.includes(person)) ?? [];
  return table.through.includes(entrant) ? undefined : 'knocked-out';
}
