import type { RefusalCode } from '@halma/protocol';
import type { OwnFailureCode } from '../../online/failure.ts';
import { listed } from './list.ts';

/** Before the game: people sit down. */
const BEFORE = {
  waiting: 'Waiting for people',
  waitingText: 'Send this address to whoever is to play. The game begins when all seats are taken.',
  waitingListed: 'The table stands in the lobby, and this address leads to it too.',
  address: 'Address of this table',
  copy: 'Copy the address',
  copied: 'The address is copied.',
  notCopied: 'This browser does not let the page copy. Select the address and copy it yourself.',
  sitHere: 'Sit here',
  sitOn: (colour: string) => `Sit down on ${colour}`,
  standUp: 'Stand up',
  close: 'Close the table',
  readying: 'Is everybody ready?',
  readyingText:
    'The game begins when all people have said so. Whoever does not within a minute loses the seat.',
  ready: 'I am ready',
  isReady: 'Ready',
  isNotReady: 'Not ready yet',
  free: 'Free seat',
};

const SEATS = {
  isAway: 'Away',
  /** The two largest of them that are not zero are said. */
  timeLeft: (days: number, hours: number, minutes: number) =>
    days > 0
      ? `${days} d ${hours} h left`
      : hours > 0
        ? `${hours} h ${minutes} min left`
        : minutes > 0
          ? `${minutes} min left`
          : 'under 1 min left',
  firstMove: (seconds: number) => `First move: ${seconds} s`,
  onlookers: (count: number) => (count === 1 ? '1 onlooker' : `${count} onlookers`),
};

const NOTES = {
  yourMove: 'Your move.',
  toMove: (name: string) => `${name} to move.`,
  away: (name: string) => `${name} is away.`,
  awayText: 'When a minute has passed you may declare that they have left; without a clock, ten.',
  sent: 'Your move is on its way.',
  offline: 'No connection.',
  offlineKept: 'Your move is kept and will be sent.',
  offlineText: 'The game goes on at the server. What you do is kept and will be sent.',
  tryingIn: (seconds: number) => `Trying again in ${seconds} s.`,
  trying: 'Trying again now.',
  ended: 'Your session has ended.',
  endedText: 'Sign in again to play on. The game is kept.',
  inAdvance: (moves: string) => `In advance: ${moves}.`,
  inAdvanceText: 'Played for you when your turn comes, if they can be.',
  planning: 'Choose the move to make in advance.',
  dropped: 'The move in advance could not be made, so it is dropped.',
  older: 'This page is older than the server.',
  olderText: 'Load it again to see this game.',
  missing: 'No such table',
  missingText: 'There is no game at this address. Perhaps a letter is missing.',
  fetching: 'The game is being fetched.',
  fetchingPart: 'This is being fetched.',
};

const ACTIONS = {
  draw: 'Offer a draw',
  agree: 'Agree',
  decline: 'Decline',
  withdraw: 'Withdraw',
  resign: 'Resign',
  resignTextMany: 'You come last of those left; the others play on.',
  takeBack: 'Ask to take back',
  abort: 'Call off',
  claimLeft: 'Declare them gone',
  nextGame: 'Go to the next game',
  nextWaiting: 'Next game',
  record: 'Record (HGN)',
  analyse: 'Analyse',
  inAdvance: 'Move in advance',
  stopAdvance: 'Choose none',
  dropAdvance: 'Drop these',
  dropLastAdvance: 'Drop the last',
  retry: 'Try now',
  lobby: 'To the tables',
  turn: 'Turn the board',
  asked: 'You have asked already.',
  answerFirst: 'Somebody else has asked. Answer that first.',
};

const OFFERS = {
  draw: (names: readonly string[]) => `${listed(names)} offered a draw.`,
  yourDraw: 'You offered a draw.',
  takeBack: (names: readonly string[]) => `${listed(names)} asked to take back a turn.`,
  yourTakeBack: 'You asked to take back your turn.',
  rematch: (names: readonly string[]) => `${listed(names)} would like another game.`,
  yourRematch: 'You offered another game.',
};

const RESULTS = {
  aborted: 'The game was called off.',
  abortedText: 'Nobody has won or lost. Nothing of it counts.',
  left: (name: string) => `${name} left the table.`,
};

const TALK = {
  title: 'Talk',
  channels: { table: 'Table', team: 'Partners' },
  say: 'Say something',
  saySend: 'Say',
  none: 'Nothing has been said yet.',
  about: (name: string) => `About ${name}`,
  mute: 'Block them: read nothing more',
  report: 'Tell the host',
  reasons: {
    insult: 'Insult',
    spam: 'Spam',
    cheating: 'Cheating',
    name: 'Their name',
    other: 'Something else',
  },
  reported: 'The host of this server has been told.',
  notSent: 'No connection: this was not said. Try again.',
  unfit: 'Something in this line cannot be sent, such as an emoji made of several. Write it in another way.',
  partner: 'to partners',
};

/** Why the server did not do it, and what can be done. Codes without a sentence say no more than that. */
const REFUSALS: Readonly<Partial<Record<RefusalCode | OwnFailureCode, string>>> & {
  readonly other: string;
} = {
  other: 'The server refused that.',
  'no-connection': 'No connection to the server. Try again in a moment.',
  'no-session': 'Your session has ended. Load the page again.',
  'too-many': 'That was too often in a short time. Wait a moment.',
  'internal-error': 'The server made a mistake. Try again.',
  'too-many-tables': 'As many of your tables wait in the lobby as may. Call one off first.',
  'seat-taken': 'Somebody was quicker: that seat is taken.',
  'no-open-seat': 'Every seat is taken.',
  'already-seated': 'You sit at this table already.',
  'not-seated': 'You have no seat at this table.',
  'already-started': 'The game has begun.',
  'game-over': 'The game is over.',
  'not-your-turn': 'It is not your turn any more.',
  'stale-ply': 'The game had gone on before your move came.',
  'time-is-up': 'Your time was up before the move came.',
  'computer-declines': 'The computer neither offers nor takes a draw.',
  'nothing-to-take-back': 'There is no turn of yours to take back.',
  'increment-spent': 'You have used the time you got for that turn, so it cannot be taken back.',
  'too-late': 'Everybody has moved, so the game can only be played on or resigned.',
  'not-away': 'They are here, or have not been gone for long enough.',
  muted: 'You may not write for the time being.',
  'unknown-game-id': 'There is no game at this address.',
  'clock-needs-people': 'The computer plays with minutes or without a clock, not for days.',
  'no-person': 'At least one seat must be for a person.',
  'name-taken': 'Somebody has that name. Choose another.',
  'name-reserved': 'That name is kept for the server. Choose another.',
  'weak-password': 'That password is too easy to guess. Choose a longer one.',
  'wrong-password': 'Name and password do not belong together.',
  'bad-passkey':
    'The server does not know this passkey, or you took too long. Try again, or sign in with the password.',
  'no-passkey': 'No passkey came from this device. Try again, or sign in with the password.',
  'passkey-known': 'This device has a passkey for this account already.',
  'passkey-needs-name': 'Passkeys need a site with a name, such as halma.example or localhost, not a number.',
  'has-account': 'You are signed in already.',
  'bad-message': 'That cannot be right. Check what you have written.',
  'not-found': 'There is nothing there.',
};

/** Everything that is said at a table of people. */
export const ONLINE_ENGLISH = {
  before: BEFORE,
  seats: SEATS,
  notes: NOTES,
  actions: ACTIONS,
  offers: OFFERS,
  results: RESULTS,
  talk: TALK,
  refusals: REFUSALS,
};

export type OnlineWords = typeof ONLINE_ENGLISH;
