import { type Words, words } from '../load.ts';
import { ordinal } from './ordinal.ts';

/** What is said when a game has ended. */
const english = {
  youWin: 'You won!',
  youLose: 'You lost.',
  /** The place among several sides, as in “2nd of 4.” */
  yourPlace: (place: number, sides: number) => `${ordinal(place)} of ${sides}.`,
  wins: (names: string) => `${names} won.`,
  draw: 'Draw.',
  sharedFirst: 'First place is shared.',
  over: 'The game is over.',
  roundCount: (rounds: number) => `${rounds} ${rounds === 1 ? 'round' : 'rounds'}.`,
  menHome: (name: string, done: number) => `${name} had ${done} men home.`,
  resigned: (name: string) => `${name} resigned.`,
  ranOutOfTime: (name: string) => `${name} ran out of time.`,
  places: (places: readonly string[]) => ` Then ${places.join('; ')}.`,
};

export type EndingWords = typeof english;

export const endingWords: Words<EndingWords> = words('endings', english);
