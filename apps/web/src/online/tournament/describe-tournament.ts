import { gameTitle } from '@halma/locales/game-names';
import { tournamentStrings } from '@halma/locales/tournaments';
import type { TournamentListItem, TournamentView } from '@halma/protocol';
import { language } from '../../locale/language.ts';
import { describeClock } from '../game-terms.ts';
import { formatCountdown } from './countdown.ts';
import { showsRound } from './formats.ts';

/** The URL of the list of tournaments. */
export const TOURNAMENTS_ADDRESS = '/online/tournaments';

/** Returns the URL of a tournament's page. */
export function addressOfTournament(tournament: string): string {
  return `${TOURNAMENTS_ADDRESS}/${tournament}`;
}

/** Describes a tournament in one line: the game, the clock, the format and the number of players. */
export function describeTournament({
  setup,
  players,
}: Pick<TournamentListItem, 'setup' | 'players'>): string {
  return [
    gameTitle(setup.rules.game),
    describeClock(setup),
    tournamentStrings().formats[setup.format].name,
    tournamentStrings().list.players(players),
  ].join(' · ');
}

/**
 * Describes the progress of a tournament: the round, the time until the start or the end, or that it has ended.
 *
 * @param now the server's time in milliseconds since 1970
 */
export function describePhase(
  item: TournamentListItem & Pick<Partial<TournamentView>, 'endsAt'>,
  now: number,
): string {
  const { list, page } = tournamentStrings();
  const { phase, setup, round, rounds, endsAt } = item;
  if (showsRound(item)) return list.round(round, rounds);
  if (phase === 'running' && endsAt !== undefined && endsAt > now)
    return page.endsIn(formatCountdown(endsAt - now));
  if (phase !== 'open') return page.phases[phase];
  return setup.startsAt > now ? page.startsIn(formatCountdown(setup.startsAt - now)) : page.startsNow;
}

/**
 * Returns when the next round begins, or what it waits for; undefined unless a round is due.
 *
 * @param now the server's time in milliseconds since 1970
 */
export function describeNextRound(
  { round, nextRoundAt, waitsUntil }: Pick<TournamentView, 'round' | 'nextRoundAt' | 'waitsUntil'>,
  now: number,
): string | undefined {
  const { next } = tournamentStrings();
  if (nextRoundAt !== undefined && nextRoundAt > now)
    return next.roundIn(round + 1, formatCountdown(nextRoundAt - now));
  if (waitsUntil !== undefined) return next.lacksPlayers(round + 1, formatCountdown(waitsUntil - now));
  return nextRoundAt === undefined ? undefined : next.roundNow(round + 1);
}

/**
 * Returns the day and the time of an instant in the page's language.
 *
 * @param instant milliseconds since 1970
 */
export function formatStart(instant: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(instant);
}

/** Returns the reason for a change to a tournament: the organiser's words, or what one of the server's codes means. */
export function describeReason(reason: string): string {
  const known = Object.entries(tournamentStrings().page.serverReasons).find(([code]) => code === reason);
  return known?.[1] ?? reason;
}
