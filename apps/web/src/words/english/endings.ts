/** What is said when a game has ended. */
export const ENDINGS_ENGLISH = {
  youAreHome: 'You are home.',
  youAreOff: 'You are off the board.',
  off: (name: string) => `${name} is off the board.`,
  youWin: 'You win.',
  home: (name: string) => `${name} is home.`,
  wins: (names: string) => `${names} won.`,
  draw: 'A draw.',
  shared: 'The first place is shared.',
  over: 'The game is over.',
  length: (rounds: number) => `${rounds} ${rounds === 1 ? 'round' : 'rounds'}.`,
  behind: (name: string, done: number) => `${name} had ${done} home.`,
  resigned: (name: string) => `${name} resigned.`,
  ranOutOfTime: (name: string) => `${name} ran out of time.`,
  places: (places: readonly string[]) => ` Then ${places.join('; ')}.`,
};

export type EndingWords = typeof ENDINGS_ENGLISH;
