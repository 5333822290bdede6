import { defineStrings, type Strings } from '../load.ts';
import { formatOrdinal } from './ordinal.ts';

/** The strings at the end of a game. */
const english = {
  youWin: 'You won!',
  youLose: 'You lost.',
  /** The player's rank among several sides, such as “2nd of 4.” */
  yourPlace: (place: number, sides: number) => `${formatOrdinal(place)} of ${sides}.`,
  wins: (names: string) => `${names} won.`,
  draw: 'Draw.',
  /** The reason for a draw under equal turns. */
  bothFinished: 'Both sides finished in the same round.',
  sharedFirst: 'First place is shared.',
  over: 'The game is over.',
  /** The length of the game, in moves per player. */
  roundCount: (rounds: number) => `After ${rounds} ${rounds === 1 ? 'move' : 'moves'}.`,
  menHome: (name: string, men: number) =>
    `${name} had ${men === 0 ? 'no men' : men === 1 ? 'one man' : `${men} men`} home.`,
  resigned: (name: string) => `${name} resigned.`,
  ranOutOfTime: (name: string) => `${name} ran out of time.`,
  places: (places: readonly string[]) => ` Then came ${places.join('; ')}.`,
};

export type EndingStrings = typeof english;

export const endingStrings: Strings<EndingStrings> = defineStrings('endings', english);
