/** The words of the lobby. */
const LOBBY = {
  title: 'Tables with a free seat',
  openNow: 'Open now',
  count: (tables: number) => (tables === 1 ? '1 table' : `${tables} tables`),
  none: 'No table is open',
  noneText: 'Open one, and whoever comes by can sit down.',
  sit: 'Sit',
  sitAt: (game: string, by: string) => `Sit down at ${game} with ${by}`,
  free: 'Free seat',
  need: (free: number) => (free === 1 ? '1 seat free' : `${free} seats free`),
  your: 'Your games',
  goOn: 'Go on',
  goOnWith: (game: string, people: string) => `Go on with ${game}, ${people}`,
  look: 'Look',
  filter: 'Which games',
  filters: { all: 'All games', square: 'Halma', star: 'Star', small: 'Small boards' },
  quick: 'Play at once',
  quickText: 'Halma for two with whoever is there, or comes next.',
  byLink: 'Somebody has sent you a link?',
  link: 'Its address',
  join: 'Go to the table',
  noLink: 'That is no address of a table. It ends with twelve letters and digits.',
};

/** The words with which a table is set. */
const OPEN = {
  title: 'Open a table',
  game: 'Game',
  seats: 'Seats',
  seat: (colour: string) => `Who sits on ${colour}`,
  plans: { me: 'You', open: 'Open' },
  level: (level: number) => `Computer, level ${level}`,
  time: 'Time',
  times: { none: 'None', 'real-time': 'Minutes', days: 'Days' },
  minutes: 'Minutes each',
  added: 'Seconds added after each move',
  delay: 'Seconds before each turn counts',
  days: 'Days for each move',
  rules: 'Rules',
  more: 'Rules and more',
  behind: 'Onlookers see the game late',
  behindText: 'So many turns behind, until it is over.',
  openAll: 'Open the table',
  openLink: 'Play a friend by link',
  refused: 'These options do not go together.',
};

/** How a clock is named in a row. */
const CLOCKS = {
  none: 'No clock',
  realTime: (minutes: number, seconds: number) => `${minutes} + ${seconds}`,
  days: (days: number) => (days === 1 ? '1 day a move' : `${days} days a move`),
};

/** The words on people, their accounts and their games. */
const ACCOUNT = {
  title: 'Your account',
  guest: (tag: string) => `Guest ${tag}`,
  gone: 'Somebody who has left',
  you: 'You',
  asGuest: (name: string) => `You play as ${name}, a guest of this browser.`,
  guestText: 'With an account your name is kept, and your games come along to every device.',
  signedIn: (name: string) => `You are signed in as ${name}.`,
  name: 'Name',
  nameText: '2 to 20 letters, digits, - or _, beginning with a letter.',
  password: 'Password',
  passwordText: 'Ten characters or more.',
  make: 'Make an account',
  signIn: 'Sign in',
  signOut: 'Sign out',
  passkeys: {
    title: 'Passkeys',
    text: 'A passkey signs you in without the password, by the lock of your phone, computer or key.',
    unable: 'This browser can make none here. It takes a secure (https) address.',
    passkey: (number: number) => `Passkey ${number}`,
    days: (added: string, used: string) => `made on ${added}, last used on ${used}`,
    add: 'Make a passkey',
    remove: 'Remove',
    removeOf: (number: number) => `Remove passkey ${number}`,
    signIn: 'Sign in with a passkey',
  },
  sessions: 'Where you are signed in',
  thisOne: 'This browser',
  since: (day: string) => `since ${day}`,
  end: 'End',
  endOf: (agent: string) => `End the session on ${agent}`,
  unknownAgent: 'An unnamed browser',
  data: 'Your data',
  export: 'Save all of it',
  delete: 'Delete the account',
  deleteText: 'Your games stay without your name. What you said in chat goes. This cannot be taken back.',
  keep: 'Keep it',
  history: 'Games',
  historyOf: (name: string) => `Games of ${name}`,
  noGames: 'No games yet',
  noGamesText: 'A game at a table here stands in this list from its first move on.',
  older: 'Older games',
  phase: 'Which',
  phases: { all: 'All', playing: 'Being played', over: 'Over' },
  nobody: 'Nobody of that name has an account here.',
  results: {
    waiting: 'Waiting for people',
    readying: 'About to begin',
    playing: 'Being played',
    aborted: 'Called off',
  },
  back: 'To the tables',
};

/** Everything that is said where people meet. */
export const PEOPLE_ENGLISH = { lobby: LOBBY, open: OPEN, clocks: CLOCKS, account: ACCOUNT };

export type PeopleWords = typeof PEOPLE_ENGLISH;
