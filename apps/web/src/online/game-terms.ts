import { gameTitle } from '@halma/locales/game-names';
import { peopleStrings } from '@halma/locales/people';
import type { GameTerms } from '@halma/protocol';

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** Returns the title of an online game. */
export function onlineGameTitle({ rules }: Pick<GameTerms, 'rules'>): string {
  return gameTitle(rules.game);
}

/** Describes the clock of an online game in a few words, and whether the game is rated. */
export function describeClock({ clock, rated }: Pick<GameTerms, 'clock' | 'rated'>): string {
  const text = describeTime(clock);
  return rated ? peopleStrings().clocks.rated(text) : text;
}

function describeTime(clock: GameTerms['clock']): string {
  const strings = peopleStrings().clocks;
  if (clock.kind === 'none') return strings.none;
  if (clock.kind === 'days') return strings.days(clock.days);
  const text = strings.realTime(clock.main / MINUTE_MS, clock.increment / SECOND_MS);
  return clock.lag === 'charged' ? strings.lagCharged(text) : text;
}
