import type { Terms } from '@halma/protocol';
import { gameNames } from '../words/game-names.ts';
import { peopleWords } from '../words/people.ts';

const MINUTE = 60_000;
const SECOND = 1000;

/** The title of a game that is played at a table. */
export function titleOfTable({ rules }: Pick<Terms, 'rules'>): string {
  return gameNames().titles[rules.game] ?? rules.game;
}

/** How time is kept at a table, in a few words. */
export function clockInWords({ clock }: Pick<Terms, 'clock'>): string {
  const words = peopleWords().clocks;
  if (clock.kind === 'none') return words.none;
  if (clock.kind === 'days') return words.days(clock.days);
  return words.realTime(clock.main / MINUTE, clock.increment / SECOND);
}
