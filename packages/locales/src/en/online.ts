import type { RefusalCode } from '@halma/protocol';
import { defineStrings, type Strings } from '../load.ts';
import { formatList } from './list.ts';

/** The page before the game, while players join. */
const BEFORE = {
  waiting: 'Waiting for players',
  waitingText:
    'Send this link to the people you want to play with. The game starts when all seats are taken.',
  waitingListed: 'The game is listed in the lobby. This link leads to it too.',
  invited: (name: string) => `${name} invites you to play`,
  aim: 'Be the first to bring all your men into the camp opposite. A man steps, or hops over other men as often as it can; nothing is captured.',
  invitedText: 'Join to play. No account needed.',
  rules: 'The rules with pictures',
  address: 'Link to this game',
  onlyHere: 'This link works only on this computer.',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'Your browser blocks copying. Select the link and copy it yourself.',
  join: 'Join',
  joinAs: (colour: string) => `Join as ${colour}`,
  leaveSeat: 'Leave your seat',
  cancelGame: 'Cancel the game',
  readying: 'Are all players ready?',
  readyingText:
    'The game starts when all players are ready. A player who is not ready within a minute loses their seat.',
  ready: 'I am ready',
  isReady: 'Ready',
  isNotReady: 'Not ready',
  openSeat: 'Open seat',
  hasJoined: (name: string) => `${name} has joined.`,
  hasLeft: (name: string) => `${name} has left their seat.`,
};

const SEATS = {
  isAway: 'Away',
  /** Names the largest unit that is not zero, and the next one. */
  timeLeft: (days: number, hours: number, minutes: number) =>
    days > 0
      ? `${days} d ${hours} h left`
      : hours > 0
        ? `${hours} h ${minutes} min left`
        : minutes > 0
          ? `${minutes} min left`
          : 'under 1 min left',
  /** @param time the time left, such as `0:59` */
  firstMove: (time: string) => `First move: ${time}`,
  spectators: (count: number) => `${count} watching`,
};

const NOTES = {
  yourMove: 'Your move.',
  toMove: (name: string) => `${name} to move.`,
  away: (name: string) => `${name} is away.`,
  awayText: (seats: number, hasClock: boolean) =>
    `If they stay away for ${hasClock ? 'a minute' : 'ten minutes'}, you can ${seats === 2 ? 'claim victory' : 'continue without them'}.`,
  pastYourMove: 'It is your move now.',
  pastOver: (result: string) => `The game is over. ${result}`,
  sendingMove: 'Sending your move.',
  offline: 'You are offline.',
  offlineMovePending: 'Your move is saved and will be sent.',
  offlineText: 'The game continues on the server. Your moves are saved and will be sent.',
  reconnectingIn: (seconds: number) => `Reconnecting in ${seconds} s.`,
  reconnecting: 'Reconnecting…',
  ended: 'You are signed out.',
  endedText: 'Sign in again to continue. The game is saved.',
  premoves: (moves: string) => `Premoves: ${moves}.`,
  premovesText: 'Played for you on your turn, if they are legal then.',
  choosePremove: 'Choose your premove.',
  premoveCancelled: 'Your premove was no longer legal and has been cancelled.',
  newVersion: 'A new version is available.',
  newVersionText: 'Reload the page to see this game.',
  started: 'The game has started.',
  missing: 'Game not found',
  missingText: 'There is no game at this address. Check the link.',
  loadingGame: 'Loading the game…',
  loading: 'Loading…',
  outdated: 'This may be out of date.',
};

const ACTIONS = {
  draw: 'Offer a draw',
  agree: 'Accept',
  decline: 'Decline',
  withdraw: 'Withdraw',
  resign: 'Resign',
  resignTextMany: (endsGame: boolean) =>
    `You take the lowest remaining place${endsGame ? ', and the game ends' : '; the others play on'}.`,
  takeBack: 'Take back',
  abort: 'Abort',
  /** In games with two seats. */
  claimVictory: 'Claim victory',
  continueWithoutThem: 'Continue without them',
  toRematch: 'Go to the rematch',
  nextGame: 'Next game',
  record: 'Record (HGN)',
  analyse: 'Analyse',
  premove: 'Premove',
  cancelChoosing: 'Cancel',
  cancelPremoves: 'Cancel premoves',
  cancelLastPremove: 'Cancel the last one',
  retry: 'Reconnect now',
  tryAgain: 'Try again',
  lobby: 'Back to the lobby',
  alreadyAsked: 'You have already asked.',
  answerFirst: 'Another player has made an offer. Answer it first.',
};

const OFFERS = {
  draw: (names: readonly string[]) => `${formatList(names)} offered a draw.`,
  yourDraw: 'You offered a draw.',
  takeBack: (names: readonly string[]) => `${formatList(names)} asked to take back a move.`,
  yourTakeBack: 'You asked to take back your move.',
  rematch: (names: readonly string[]) => `${formatList(names)} offered a rematch.`,
  yourRematch: 'You offered a rematch.',
  declined: 'Declined.',
};

const RESULTS = {
  aborted: 'The game was aborted.',
  abortedText: 'It does not count.',
  left: (name: string) => `${name} left the game.`,
  forfeited: (name: string) => `The organiser forfeited the game for ${name}.`,
  onlyComputers: 'Only computers were still playing.',
  moveLimit: 'The game ended after 3000 moves by all players together.',
};

const CHAT = {
  title: 'Chat',
  unread: (count: number) => `Chat (${count})`,
  channels: { table: 'All', team: 'Partners', spectators: 'Spectators' },
  message: 'Message',
  send: 'Send',
  none: 'No messages yet.',
  about: (name: string) => `About ${name}`,
  report: 'Report to the moderators',
  reportReason: 'Reason',
  chooseReason: 'Choose a reason',
  reportText: 'What happened? (optional)',
  sendReport: 'Send the report',
  otherPlayers: 'Block or report a player',
  reasons: {
    insult: 'Insult',
    spam: 'Spam',
    cheating: 'Cheating',
    name: 'Offensive name',
    other: 'Other',
  },
  reported: 'Your report has been sent to the moderators.',
  notSent: 'You are offline, so the message was not sent. Try again.',
  unsupportedCharacter:
    'The text contains a character that cannot be sent, such as a combined emoji. Please rephrase it.',
  marks: { team: 'to partners', spectators: 'spectator' },
  spectatorsText: 'The players cannot read this until the game has ended.',
};

/** Failures on this device, before a request reaches the server. */
export type DeviceFailureCode = 'no-connection' | 'no-passkey' | 'passkey-known' | 'passkey-needs-name';

/** The reasons why the server refuses a request, and what the player can do. `other` is for all other codes. */
const REFUSALS: Readonly<Partial<Record<RefusalCode | DeviceFailureCode, string>>> & {
  readonly other: string;
} = {
  other: 'The server refused the request.',
  'no-connection': 'No connection to the server. Try again in a moment.',
  'no-session':
    'Your session has ended. Reload the page. If that does not help, allow cookies for this site.',
  'too-many': 'Too many requests. Wait a moment.',
  'internal-error': 'The server had an error. Try again.',
  'too-many-tables':
    'You or others on your network have too many open games in the lobby. Cancel one, or join another player’s game.',
  'too-many-games': 'You have too many unfinished games. Finish one first.',
  'opponent-too-busy': 'Your opponent has too many unfinished games. Try again when they have finished one.',
  'too-many-watched':
    'You or others on your network have too many games open at once. Close one, then reload this page.',
  'too-many-joins':
    'You or others on your network have joined this game too often, or players have joined and left it too often.',
  'too-many-offers': 'You have made too many offers in a row. Make a move first.',
  'too-many-lines': 'You have written too many messages here.',
  'chat-full': 'This chat is full: only the players can still write.',
  'chat-closed': 'The organiser has closed the chat.',
  'too-many-rated-games':
    'A bot can start 100 rated games a day against other bots. Casual games are still possible.',
  'too-many-blocks': 'You have blocked too many people. Unblock someone first.',
  'report-changed': 'This player has been reported again since you opened the report. Read it again.',
  'too-many-reports': 'The moderators have not resolved your earlier reports yet.',
  'seat-taken': 'Another player took that seat first.',
  'no-open-seat': 'You cannot join this game.',
  'already-seated': 'You already have a seat in this game.',
  'not-seated': 'You have no seat in this game.',
  'already-started': 'The game has already started.',
  'game-over': 'The game is over.',
  'not-your-turn': 'It is no longer your turn.',
  'stale-ply': 'The game had moved on before your move arrived.',
  'time-is-up': 'Your time ran out before the move arrived.',
  'computer-declines': 'The computer neither offers nor accepts draws.',
  'nothing-to-take-back': 'You have no move to take back, or a player has been eliminated since.',
  'increment-spent': 'The increment for that move has already been used, so the move cannot be taken back.',
  'too-late': 'All players have moved, so the game can no longer be aborted.',
  'not-away': 'That player is online, or has not been away for long enough.',
  muted:
    'You cannot write messages, announce or call off tournaments, or correct their results at the moment.',
  filtered: 'The text contains a word that is not allowed here. Please rephrase it.',
  'barred-from-rated': 'You cannot start rated games at the moment.',
  'aborted-too-often':
    'You have aborted several rated games, or not made your first move in them. Wait before you look for another one.',
  suspended: 'You cannot start or join games at the moment.',
  'unknown-game-id': 'There is no game at this address.',
  'clock-needs-people': 'The computer plays in real time or without a clock, not by correspondence.',
  'no-person': 'At least one seat must be for a person.',
  'name-taken': 'That name is taken. Choose another.',
  'name-reserved': 'That name is reserved. Choose another.',
  'weak-password': 'That password is too easy to guess. Choose a longer one.',
  'wrong-password': 'The name or the password is wrong.',
  'account-closed':
    'A moderator has closed this account. If you think that this is a mistake, ask the operator of this server.',
  'account-deleted': 'This account has been deleted.',
  'proof-needed': 'Confirm first that it is you.',
  'code-needed': 'Enter a code from your authenticator app, or a recovery code.',
  'wrong-code': 'This code is wrong, expired or already used.',
  'already-protected': 'Your account already asks for a code.',
  'bad-link':
    'This link no longer works: it has expired, was already used, or the account has changed since.',
  'no-mail': 'This server sends no e-mail.',
  'no-account': 'You need an account for this.',
  'unrated-rules': 'Only some games are rated, and only with their standard rules.',
  'unrated-clock': 'Games without a clock are not rated.',
  'rated-needs-people': 'The computer does not play rated games.',
  'series-for-two': 'A series needs a game for two players.',
  'rated-game': 'Rated games have no takebacks.',
  'tournament-game': 'Tournament games cannot be aborted and have no rematch.',
  'bad-tournament': 'These settings cannot be combined.',
  'too-many-tournaments': 'You have too many unfinished tournaments, or have announced too many today.',
  'too-many-changes': 'This tournament, or your part in it, has changed too often.',
  'wrong-phase': 'This is not possible at this stage of the tournament.',
  'entry-closed': 'The tournament accepts no more players.',
  'wrong-entry-password': 'That is not the tournament’s password.',
  'tournament-full': 'The tournament is full.',
  'already-entered': 'You are already in this tournament.',
  'not-entered': 'This player is not in the tournament.',
  'wrong-partner-code': 'No player who needs a partner has this code.',
  'no-partner': 'This player cannot become your partner in this tournament.',
  'too-few-players': 'The tournament has too few players.',
  'result-changed': 'Someone else has changed this result since you opened it, so it was not corrected.',
  'bad-places': 'These places do not fit the game.',
  'no-challenges': 'This player does not accept challenges from you at the moment.',
  'challenge-closed': 'This challenge is no longer open.',
  'too-many-challenges':
    'You or this player have too many open challenges, or you have challenged this player too often today.',
  'too-many-follows': 'You follow too many players. Stop following one first.',
  'no-push': 'This server sends no notifications to devices.',
  'foreign-push-service': 'This server does not support your browser’s push service.',
  'bot-account': 'Bot accounts play only in challenges, private games and tournaments that allow them.',
  'too-many-tokens': 'You have reached the limit for access tokens. Revoke one first.',
  'too-many-passkeys': 'You have reached the limit for passkeys. Remove one first.',
  'bad-passkey':
    'The server does not know this passkey, or the request expired. Try again, or sign in with your password.',
  'no-passkey': 'This device sent no passkey. Try again, or sign in with your password.',
  'passkey-known': 'This device already has a passkey for this account.',
  'passkey-needs-name': 'Passkeys need a domain name, such as halma.example or localhost, not an IP address.',
  'has-account': 'You are already signed in.',
  'bad-message': 'Something you entered is not valid. Check it and try again.',
  'conflict-of-interest':
    'Another moderator has to handle this: you are playing in the game or against this player, or you wrote the report.',
  'not-found': 'There is nothing at this address.',
};

/**
 * The restrictions that moderators have set for the player, and the pause after aborted games.
 *
 * @param until a day and a time
 */
const LIMITS = {
  chat: (until: string) =>
    `You cannot chat, announce or call off tournaments, or correct their results until ${until}.`,
  rated: (until: string) => `You cannot start rated games until ${until}.`,
  play: (until: string) => `You cannot start or join games until ${until}. Games in progress continue.`,
  reason: (reason: string) => `Reason: ${reason}`,
  /** @param wait such as "in 5 minutes" */
  pause: (wait: string) =>
    `You have aborted several rated games, or not made your first move in them. You can look for another one ${wait}; casual games are still possible.`,
};

/** The strings of an online game's page. */
const english = {
  before: BEFORE,
  seats: SEATS,
  notes: NOTES,
  actions: ACTIONS,
  offers: OFFERS,
  results: RESULTS,
  chat: CHAT,
  refusals: REFUSALS,
  limits: LIMITS,
};

export type OnlineStrings = typeof english;

export const onlineStrings: Strings<OnlineStrings> = defineStrings('online', english);
