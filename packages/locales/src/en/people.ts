import { defineStrings, type Strings } from '../load.ts';

/** The lobby. */
const LOBBY = {
  title: 'Open games',
  count: (games: number) => (games === 1 ? '1 game' : `${games} games`),
  gamesRunning: (games: number) => (games === 1 ? '1 game running' : `${games} games running`),
  none: 'No open games',
  noneText: 'Create one, and any player can join it.',
  join: 'Join',
  joinGame: (game: string, by: string) => `Join ${game} with ${by}`,
  openSeat: 'Open seat',
  openSeats: (free: number) => (free === 1 ? '1 open seat' : `${free} open seats`),
  yourGames: 'Your games',
  resume: 'Continue',
  resumeGame: (game: string, people: string) => `Continue ${game}, ${people}`,
  watch: 'Watch',
  quick: 'Quick pairing',
  quickText: 'You join a player who waits for the same game, or wait for the next one.',
  tempoKinds: { quick: 'Quick', slow: 'Slow', correspondence: 'per move' },
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  waiting: (players: number) => (players === 0 ? 'none waiting' : `${players} waiting`),
  running: 'Running games',
  finished: 'Finished games',
  noneRunning: 'No game is running.',
  watchGame: (game: string, people: string) => `Watch ${game}: ${people}`,
  byLink: 'Have a game link?',
  link: 'Link to a game',
  openLink: 'Go to the game',
  invalidLink: 'This is not a game link. Game links end with twelve letters and digits.',
};

/** The form that creates a game. */
const CREATE = {
  title: 'Create a game',
  titles: { players: 'Players and time', rules: 'Rules' },
  game: 'Game',
  seatKinds: { me: 'You', open: 'Open seat', level: 'Computer' },
  joiners: { anyone: 'Anyone', link: 'Anyone with the link' },
  join: 'Who can find the game',
  joins: { anyone: 'Everyone, in the lobby', link: 'People with the link' },
  time: 'Time control',
  times: { none: 'Unlimited', 'real-time': 'Real time', days: 'Correspondence' },
  delay: 'Delay before the clock starts',
  delays: (seconds: number) => (seconds === 0 ? 'None' : `${seconds} seconds`),
  lag: 'Charge network delay',
  lagText: 'Otherwise the server gives back up to 4 % of the main time for slow connections.',
  days: 'Days per move',
  more: 'Delay and spectators',
  spectatorDelay: 'Delay for spectators',
  spectatorDelays: (moves: number) => (moves === 0 ? 'None' : `${moves} moves`),
  spectatorDelayText: 'Spectators see the game this many moves late until it ends.',
  submit: 'Create game',
  inviteByLink: 'Invite by link',
};

/** The time control in a row of a list of games. */
const CLOCKS = {
  none: 'No clock',
  realTime: (minutes: number, seconds: number) => `${minutes} min + ${seconds} s`,
  days: (days: number) => (days === 1 ? '1 day per move' : `${days} days per move`),
};

/** Accounts and their games. */
const ACCOUNT = {
  title: 'Your account',
  guest: (tag: string) => `Guest ${tag}`,
  deletedAccount: 'Deleted account',
  you: 'You',
  asGuest: (name: string) => `You are playing as ${name}, a guest in this browser.`,
  guestText: 'With an account you keep your name, and your games are on all your devices.',
  signedIn: (name: string) => `You are signed in as ${name}.`,
  name: 'Name',
  nameText: '2 to 20 letters, digits, - or _, starting with a letter.',
  password: 'Password',
  passwordText: 'At least ten characters.',
  createAccount: 'Create an account',
  signIn: 'Sign in',
  signOut: 'Sign out',
  passkeys: {
    title: 'Passkeys',
    text: 'A passkey signs you in without your password, with your phone’s or computer’s screen lock, or a security key.',
    unsupported: 'This browser cannot create passkeys here. They need a secure (https) connection.',
    passkey: (number: number) => `Passkey ${number}`,
    dates: (added: string, used: string) => `created on ${added}, last used on ${used}`,
    add: 'Create a passkey',
    remove: 'Remove',
    removeLabel: (number: number) => `Remove passkey ${number}`,
    signIn: 'Sign in with a passkey',
  },
  change: {
    title: 'Password',
    newPassword: 'New password',
    text: 'You stay signed in here and are signed out everywhere else.',
    submit: 'Change password',
    done: 'Your password is changed.',
  },
  sessions: 'Where you are signed in',
  thisBrowser: 'This browser',
  since: (day: string) => `since ${day}`,
  end: 'End session',
  endLabel: (agent: string) => `End the session on ${agent}`,
  unknownAgent: 'Unknown browser',
  blocks: {
    title: 'Blocked players',
    none: 'You have not blocked anyone.',
    undo: 'Unblock',
    undoLabel: (name: string) => `Unblock ${name}`,
  },
  data: 'Your data',
  export: 'Download my data',
  delete: 'Delete my account',
  deleteGuest: 'Delete all my data',
  deleteText: 'Your games stay, without your name. Your chat messages are deleted. You cannot undo this.',
  cancel: 'Cancel',
  history: 'Games',
  historyOf: (name: string) => `${name}’s games`,
  noGames: 'No games yet',
  noGamesText: 'Your online games appear here from their first move.',
  older: 'Older games',
  phase: 'Show',
  phases: { all: 'All', playing: 'In progress', over: 'Finished' },
  noAccount: 'There is no account with this name.',
  results: {
    waiting: 'Waiting for players',
    readying: 'About to start',
    playing: 'In progress',
    aborted: 'Aborted',
  },
  back: 'Back to the lobby',
};

/** The moderators’ page. */
const MODERATION = {
  title: 'Moderation',
  moderatorsOnly: 'This page is for the moderators of this server.',
  reports: 'Reports',
  noReports: 'There are no reports.',
  reportTitle: (by: string, about: string) => `${by} about ${about}`,
  states: { new: 'New', seen: 'Seen', settled: 'Resolved' },
  mark: { new: 'Reopen', seen: 'Mark as seen', settled: 'Resolve' },
  viewGame: 'View the game',
  accounts: 'Accounts',
  namePrefix: 'Names starting with',
  search: 'Search',
  noAccounts: 'No account matches.',
  accountStatus: {
    player: (since: string) => `since ${since}`,
    host: (since: string) => `moderator, since ${since}`,
    closed: (since: string) => `closed, since ${since}`,
  },
  mutedUntil: (day: string) => `muted until ${day}`,
  actions: {
    muteDay: 'Mute for a day',
    muteWeek: 'Mute for a week',
    unmute: 'Unmute',
    close: 'Close',
    reopen: 'Reopen',
  },
  actionOn: (action: string, name: string) => `${action}: ${name}`,
  closeTitle: (name: string) => `Close ${name}’s account?`,
  closeText:
    'Its owner can no longer sign in. Its sessions and passkeys are deleted; its name and games stay. You can reopen it.',
  cancel: 'Cancel',
  log: 'Log',
  noLog: 'No actions yet.',
  logEntry: {
    'make-host': (by: string, name: string) => `${by} made ${name} a moderator`,
    'unmake-host': (by: string, name: string) => `${by} removed ${name} as a moderator`,
    mute: (by: string, name: string) => `${by} muted ${name}`,
    unmute: (by: string, name: string) => `${by} unmuted ${name}`,
    close: (by: string, name: string) => `${by} closed ${name}’s account`,
    reopen: (by: string, name: string) => `${by} reopened ${name}’s account`,
    'change-password': (by: string, _name: string) => `${by} changed their password`,
  },
};

/** The strings of the lobby, the account pages and the moderators' page. */
const english = { lobby: LOBBY, create: CREATE, clocks: CLOCKS, account: ACCOUNT, moderation: MODERATION };

export type PeopleStrings = typeof english;

export const peopleStrings: Strings<PeopleStrings> = defineStrings('people', english);
