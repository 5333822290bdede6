import type { TournamentListItem, TournamentSetup, TournamentView } from '@halma/protocol';
import { defineStrings, type Strings } from '../load.ts';
import { formatList } from './list.ts';
import { formatOrdinal } from './ordinal.ts';

/** The name of each format, and a sentence about it. */
const FORMATS: Readonly<
  Record<TournamentSetup['format'], { readonly name: string; readonly about: string }>
> = {
  'round-robin': {
    name: 'Round robin',
    about:
      'All players meet equally often, as far as their number allows. The schedule is fixed from the start.',
  },
  swiss: {
    name: 'Swiss',
    about: 'A few rounds. Each round pairs players with about the same number of points.',
  },
  arena: {
    name: 'Arena',
    about: 'Runs for a fixed time. Waiting players are paired as soon as there are enough for a table.',
  },
  knockout: {
    name: 'Knockout',
    about: 'The top half of each table advances, until one player is left.',
  },
  series: {
    name: 'Series',
    about: 'One table plays several games; a different player moves first each time.',
  },
  exhibition: { name: 'Simul', about: 'The organiser plays all the others at once.' },
};

const PHASES: Readonly<Record<TournamentListItem['phase'], string>> = {
  open: 'Accepting players',
  running: 'In progress',
  over: 'Finished',
  'called-off': 'Called off',
};

/** The labels of players’ states; empty for a player who is playing. */
const PLAYER_STATES: Readonly<Record<TournamentView['entries'][number]['state'], string>> = {
  playing: '',
  pausing: 'paused',
  missing: 'missed a game',
  out: 'out after missed games',
  withdrawn: 'withdrawn',
};

/** The list of tournaments. */
const LIST = {
  title: 'Tournaments',
  running: 'In progress',
  open: 'Upcoming',
  ended: 'Finished',
  more: 'Show more',
  noneText: 'Create one, for two, three, four or six players at a table.',
  noneRunning: 'No tournaments in progress.',
  noneOpen: 'No upcoming tournaments.',
  noneEnded: 'No finished tournaments.',
  create: 'Create a tournament',
  needsAccount: 'To create a tournament, you need an account.',
  players: (count: number) => (count === 1 ? '1 player' : `${count} players`),
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  toList: 'All tournaments',
  own: 'Your tournaments',
  noneOwn: 'You have not entered a tournament yet.',
  lobbyTitle: 'Tournaments',
  noneSoon: 'No tournaments are starting soon.',
};

/** The state of a tournament, and what a player can do. */
const PAGE = {
  loading: 'Loading the tournament…',
  missing: 'Tournament not found',
  missingText: 'There is no tournament at this address. Check the link.',
  phases: PHASES,
  startsIn: (time: string) => `Starts in ${time}`,
  startsNow: 'Starting now',
  startsAt: (time: string) => `Starts on ${time}`,
  endsIn: (time: string) => `Ends in ${time}`,
  stay: 'It starts soon. Stay on this page: your first game will appear here.',
  calledOff: (why: string) => `Called off: ${why}`,
  /** The reasons that the server gives; the organiser writes others. */
  serverReasons: {
    'too-few-players': 'too few players entered',
    'organiser-deleted': 'the organiser deleted their account',
    'organiser-unavailable': 'the organiser cannot play in it',
    'reason-deleted': 'the reason was deleted with the organiser’s account',
  },
  organiser: (name: string) => `Organised by ${name}`,
  asOf: (time: string) => `No connection. As of ${time}.`,
  share: 'Copy link',
  shared: 'Link copied.',
  notShared: 'Your browser blocks copying. Copy the address of this page yourself.',
  bigScreen: 'Big screen',
  leaveBigScreen: 'Leave the big screen',
  enter: 'Enter',
  password: 'Tournament password',
  passwordText: 'The organiser gives it to the players.',
  leave: 'Cancel my entry',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw from the tournament?',
  withdrawText: 'You forfeit your unfinished games and cannot enter again.',
  pause: 'Pause',
  return: 'I am back',
  signIn: 'Sign in to enter',
  entered: 'You have entered.',
  pausing: 'You have paused. Press “I am back” to be paired again.',
  missedGame: 'You missed a game, so you are not paired. Press “I am back” to keep playing.',
  out: 'You missed too many games and are out. If a correction shows that you played one of them, you will be back in.',
  withdrawn: 'You are out of this tournament.',
  entryClosed: 'Entry is closed.',
  lateEntry: 'You can still enter, but you will miss the rounds that have already begun.',
  needsPartner: 'You have entered, but you cannot play without a partner.',
  findPartner: 'Find a partner',
  partnerText:
    'You play all games together. Invite a player by name, or enter the code of a player who needs a partner. If you leave both empty, you get a code for your partner.',
  partnerName: 'Your partner’s name',
  partnerCode: 'Your partner’s code',
  ownCode: 'Code for your partner:',
  invited: (name: string) => `You have invited ${name}, who has not accepted yet.`,
  invitation: (name: string) => `${name} invites you to play this tournament as partners.`,
  accept: (name: string) => `Play with ${name}`,
  decline: 'Decline',
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The player's next game. */
const NEXT = {
  ready: 'Your game is ready',
  readyTitle: (name: string) => `Your game is ready · ${name}`,
  place: (round: number, table: number) => `Round ${round}, table ${table}`,
  game: (game: number) => `game ${game}`,
  you: (others: readonly string[]) => `You and ${formatList(others)}`,
  youAnd: (partner: string, others: readonly string[]) => `You and ${partner} against ${formatList(others)}`,
  position: (position: number) => `You move ${ORDINALS[position - 1] ?? formatOrdinal(position)}.`,
  sidePosition: (position: number) => `Your side moves ${ORDINALS[position - 1] ?? formatOrdinal(position)}.`,
  go: 'Go to your game',
  inArena: (waiting: number) =>
    `You are waiting for a table. Stay on this page. ${waiting === 1 ? '1 player is waiting' : `${waiting} players are waiting`}.`,
  steps: {
    bye: 'You have a bye this round.',
    'next-game': 'Your next game is about to start.',
    'next-pairing': 'You will be paired again when this round ends.',
    'knocked-out': 'You have been knocked out.',
    finished: 'You have played all your games. The standings are final when the last games have ended.',
    'no-more-tables': 'No more games will start. The standings are final when the last games have ended.',
  },
  roundIn: (round: number, time: string) => `Round ${round} starts in ${time}.`,
  roundNow: (round: number) => `Round ${round} is starting.`,
  lacksPlayers: (round: number, time: string) =>
    `Too few players are here for round ${round}. It starts as soon as enough of them return; otherwise the tournament ends in ${time}.`,
};

/** The tie-breaks: their column headings and what they mean. */
const TIE_BREAKS = {
  W: { name: 'Won', about: 'games won outright' },
  BH: { name: 'Buchholz', about: 'the points of all opponents' },
  'BH-C1': { name: 'Buchholz Cut 1', about: 'the points of all opponents but the weakest' },
  SB: { name: 'SB', about: 'Sonneborn–Berger: each result times the opponent’s points' },
  LF: {
    name: 'First moves',
    about:
      'the player who has moved first less often ranks higher; for partners, their side’s first moves count',
  },
  MR: {
    name: 'Mean result',
    about: 'the average share of opponents that the player finished ahead of in each game; a tie counts half',
  },
};

const STANDING = {
  title: 'Standings',
  players: 'Players',
  rank: '#',
  player: 'Player',
  points: 'Points',
  pair: 'Partners',
  needsPartner: 'needs a partner',
  you: (name: string) => `${name} (you)`,
  states: PLAYER_STATES,
  download: 'Download (CSV)',
  none: 'No player has entered yet.',
  pages: 'Pages of the standings',
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  ownPlace: 'My place',
  rows: (from: number, to: number, count: number) => `${from}–${to} of ${count}`,
  tieBreaks: TIE_BREAKS,
  explain: 'How ties are broken',
  struck: 'Players who leave a round robin before playing half of their games are not in the standings.',
};

const ROUNDS = {
  title: 'Rounds',
  round: 'Round',
  table: (table: number) => `Table ${table}`,
  /** @param more how many other players have a bye */
  byes: (names: readonly string[], more: number) =>
    `Bye: ${formatList(more === 0 ? names : [...names, `${more} more`])}`,
  parts: 'Pages of the round',
  tables: (from: number, to: number, count: number) => `Tables ${from}–${to} of ${count}`,
  computer: 'Computer',
  playing: 'in progress',
  view: 'View the game',
  /** @param names the members of a partners' side who did not show up; empty if a side is one player */
  absent: (names: readonly string[]) =>
    names.length === 0 ? 'did not show up' : `${formatList(names)} did not show up`,
  corrected: (why: string) => `Corrected: ${why}`,
  refused: (code: string) => `The server could not enter the result (${code}). The organiser will enter it.`,
  watch: (people: string) => `Game: ${people}`,
  none: 'The first round is paired when the tournament starts.',
  place: formatOrdinal,
  more: (count: number) => `Show all ${count} tables`,
};

const CROSSTABLE = {
  title: 'Crosstable',
  movedFirst: 'moved first',
  together: 'as partners',
};

const BRACKET = {
  title: 'Bracket',
  round: (round: number) => `Round ${round}`,
  final: 'Final',
  through: 'advances',
  /** @param count how many tables are not shown */
  more: (count: number) =>
    count === 1 ? 'One more table: see “Rounds”.' : `${count} more tables: see “Rounds”.`,
};

const FAIRNESS = {
  title: 'Why this is fair',
  moves: 'Turn order so far',
  position: formatOrdinal,
  promises: {
    equal: 'Each player moves first, second and so on equally often.',
    'within-one': 'Each player moves first, second and so on equally often, give or take one.',
    'within-two':
      'The numbers of games in which a player moves first and second differ by at most two. There are exceptions: after missed games, between leaders in the last round, and if no other pairing is possible.',
    balanced: 'Each table uses the turn order that best balances its players’ positions.',
    meeting: 'In each meeting all players move first, second and so on equally often.',
    partners:
      'Partners change in every round, and each player scores the points of their side. Each table uses the turn order that best balances how often its players’ sides moved first.',
    'partners-meeting':
      'Partners change in every round, and each player scores the points of their side. In each meeting, all sides move first equally often.',
    exhibition: 'The organiser moves first at every other table.',
  },
  pairs:
    'Two partners count as one player. They take turns making the first move for their side, counted separately for the games in which their side moves first, second and so on.',
  corner: 'A different corner moves first in every round.',
  lots: 'Players are ranked by rating at first. The server breaks remaining ties at random, using a secret number, the seed. It committed to the seed before the start and cannot change it.',
  commitment: 'Commitment (SHA-256)',
  seed: 'Seed',
  seedLater: 'The seed is shown when the tournament starts.',
  checking: 'Checking the seed…',
  matches: 'Your browser has checked it: the seed matches the commitment.',
  differs: 'The seed does not match the commitment. Report it to the operator of this server.',
  uncheckable: 'Your browser can check this only over a secure connection.',
  check: 'To check it yourself, run',
  more: 'How pairings are computed',
};

const TERMS = {
  title: 'Details',
  game: 'Game',
  clock: 'Clock',
  format: 'Format',
  tables: 'Table size',
  seats: (seats: number) => `${seats} players`,
  partners: (seats: number) => `${seats} players, two on each side; partners change in every round`,
  fixedPartners: (seats: number) => `${seats} players, two on each side; partners stay together`,
  rounds: 'Rounds',
  length: 'Length',
  roundsUsual: 'as many as the number of players requires',
  points: 'Points',
  arenaPoints: (seats: number): string =>
    seats === 2
      ? '2 for a win, 1 for a draw; after two wins in a row, the next game counts double'
      : '1 for each opponent you finish ahead of; after two first places in a row, the next game counts double',
  lateEntry: 'Late entry',
  untilLastTables: 'until the last pairings are made',
  breaks: 'Breaks',
  breaksText: 'players may pause and return at any time',
  meeting: 'Each meeting',
  games: (games: number) =>
    games === 1 ? '1 game' : `${games} games; a different player moves first each time`,
  odd: 'If a table is not full',
  oddValues: {
    bye: (seats: number): string =>
      seats === 2 ? 'a bye counts as a win' : 'a bye counts as half of the points of a table',
    computer: (level: string) => `the computer fills the table (${level}); its place does not count`,
  },
  entry: 'Who may enter',
  entries: { open: 'anyone, with or without an account', accounts: 'players with an account' },
  withBots: (entry: string) => `${entry}; bots too`,
  withPassword: (entry: string) => `${entry}, with the password`,
  rated: 'Ratings',
  ratedText: 'the results change the players’ ratings',
  start: 'Start',
  pause: 'Pause between rounds',
  pauses: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  noPause: 'none',
  arrival:
    'The first move must come within two minutes, or five if each player has eight minutes or more. A player who does not show up loses the game; the second time, they are out of the tournament.',
  text: 'From the organiser',
};

const ORGANISER = {
  title: 'For the organiser',
  start: 'Start now',
  startTitle: 'Start the tournament now?',
  startText: (players: string) => `Entered: ${players}. The first round will be paired immediately.`,
  postpone: 'Change the start time',
  postponeSubmit: 'Save',
  startsAt: 'New start time',
  remove: 'Remove a player',
  removeText: 'The player forfeits unfinished games, and can no longer enter or write in the chat.',
  correct: 'Correct a result',
  correctText:
    'Only finished games can be corrected. The standings and all later pairings use the new result. All players can read the reason.',
  resultChanged: 'This result has just been changed. The form shows the current one.',
  forfeit: 'Forfeit a player’s game',
  forfeitText: 'Only unfinished games can be forfeited. The other players continue.',
  notRated:
    'A game that you decide in this way is not rated, unless the player has already withdrawn or is your partner. If the others play on, only their result is.',
  round: 'Round',
  game: 'Game',
  gameLabel: (table: number, people: string) => `Table ${table}: ${people}`,
  chooseGame: 'Choose a game',
  noGames: 'This round has no such games.',
  player: 'Player',
  choosePlayer: 'Choose a player',
  nameStart: 'Name starts with',
  noneNamed: 'No player’s name starts with that.',
  placeOf: (name: string) => `Place of ${name}`,
  why: 'Reason, shown to all players',
  whyText: '3 to 200 characters.',
  closeChat: 'Close the chat',
  closeChatText: 'No one can write in it until you open it again. Existing messages stay.',
  openChat: 'Open the chat',
  openChatText: 'You and the players can write in it again.',
  callOff: 'Call off',
  callOffTitle: 'Call off the tournament?',
  callOffText: 'Games in progress can be finished, but there will be no more rounds. This cannot be undone.',
  cancel: 'Cancel',
};

/** The notices of the chat for people who cannot write in it. */
const CHAT = {
  readOnly: 'Only players and the organiser can write here.',
  closed: 'The organiser has closed the chat.',
};

/** The tournament, as shown on the page of one of its games. */
const IN_GAME = {
  of: (name: string, round: number) => `${name}, round ${round}`,
  back: 'Back to the tournament',
};

/** The form that creates a tournament. */
const CREATE = {
  title: 'Create a tournament',
  titles: { players: 'Format and entry', rules: 'Time and rules' },
  steps: { game: 'Game', players: 'Format', rules: 'Time' },
  next: { game: 'Next: format', players: 'Next: time' },
  presets: 'Start from',
  presetNames: {
    club: 'Club evening: Swiss, four rounds',
    all: 'All play all',
    four: 'Tables of four',
    partners: 'Partners',
    days: 'Correspondence league',
  },
  format: 'Format',
  partners: 'Partners',
  partnersValues: { none: 'None', changing: 'Changing', fixed: 'Fixed' },
  partnersText: {
    none: 'Each player plays alone.',
    changing: 'Players enter alone and have a different partner in each round.',
    fixed: 'Two players enter together and stay partners.',
  },
  rounds: 'Rounds',
  roundsAuto: 'Automatic',
  roundsAutoText: 'Automatic: as many as the number of players requires.',
  roundsOfTables:
    'If the number of rounds is a multiple of the number of seats, all players can move first, second and so on equally often.',
  minutes: 'Length',
  games: 'Games per meeting',
  gamesText: 'The same players meet again straight away, and a different player moves first.',
  turns: 'Turn order',
  turnsValues: { equal: 'Equal', 'within-one': 'Within one' },
  turnsText: {
    equal: 'All players move first, second and so on equally often. This can take more rounds.',
    'within-one': 'The number of times a player moves first, second and so on may differ by one.',
  },
  odd: 'If a table is not full',
  oddValues: { bye: 'Byes', computer: 'Computer' },
  level: 'Computer level',
  entry: 'Who may enter',
  entries: { open: 'Anyone', accounts: 'Players with an account' },
  rated: 'Rated',
  ratedText: 'The results change the players’ ratings. The games have no takebacks.',
  notRated: {
    entry: 'Only if all players must have an account.',
    odd: 'Not if the computer fills tables.',
    rules: 'Only some games, with their standard rules, are rated.',
  },
  bots: 'Allow bots',
  botsText: 'Programs with a bot account may enter. They are marked as bots.',
  password: 'Entry password',
  passwordText: 'Optional. Only people who know it can enter.',
  listed: 'Show in the list of tournaments',
  listedText: 'Otherwise only people with the link can find it.',
  name: 'Name',
  nameText: '3 to 60 characters.',
  startsAt: 'Start',
  startsAtText: 'In the time zone of your device.',
  pause: 'Pause between rounds',
  pauses: (minutes: number) =>
    minutes === 0 ? 'None' : minutes < 60 ? `${minutes} min` : minutes < 1440 ? `${minutes / 60} h` : '1 day',
  text: 'Text for the players',
  textText: 'Optional: prizes, contact, house rules. Up to 2,000 characters.',
  gameRules: 'Rules of the game',
  submit: 'Create',
  refusals: {
    name: 'Give the tournament a name of 3 to 60 characters.',
    startsAt: 'Choose a start time in the future, at most a year from now.',
    rounds: 'This number of rounds does not work with this format.',
    minutes: 'Choose how long the arena lasts.',
    odd: 'The computer can fill only tables of three or more, and only in real-time games.',
    rules:
      'Partners can play in round robins and Swiss tournaments; in knockouts, only two against two. Choose other rules.',
    clock: 'This time control does not fit the format.',
    format: 'This format does not fit the other choices.',
    games: 'This number of games does not fit the format.',
    turns: 'This turn order does not fit the format.',
    partners: 'These rules have no partners.',
  },
};

/** Lengths of time, starting with the largest unit that is not zero. */
const TIME = {
  days: (days: number, hours: number) => `${days} d ${hours} h`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  minutes: (minutes: number) => `${minutes} min`,
};

/** The strings of the tournament pages. */
const english = {
  formats: FORMATS,
  list: LIST,
  page: PAGE,
  next: NEXT,
  standing: STANDING,
  rounds: ROUNDS,
  crosstable: CROSSTABLE,
  bracket: BRACKET,
  fairness: FAIRNESS,
  terms: TERMS,
  organiser: ORGANISER,
  chat: CHAT,
  inGame: IN_GAME,
  create: CREATE,
  time: TIME,
};

export type TournamentStrings = typeof english;

export const tournamentStrings: Strings<TournamentStrings> = defineStrings('tournaments', english);
