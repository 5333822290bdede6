import type { DeclineReason } from '@halma/protocol';
import { defineStrings, type Strings } from '../load.ts';

/** The reasons for declining a challenge, as choices. */
const REASONS: Readonly<Record<DeclineReason, string>> = {
  none: 'No reason',
  later: 'Not now',
  'too-fast': 'Too fast',
  'too-slow': 'Too slow',
  rated: 'Prefer casual',
  casual: 'Prefer rated',
  'other-game': 'Different game',
};

/** The strings about challenges, and about the players a player follows. */
const english = {
  title: 'Challenges',
  toLobby: 'Back to the lobby',
  challenge: 'Challenge',
  challengePerson: (name: string) => `Challenge ${name}`,
  send: 'Send challenge',
  begins: 'Who moves first',
  firstMovers: { random: 'Random', challenger: 'You', opponent: 'Opponent' },
  note: 'Note',
  noteText: 'At most 140 characters. Optional.',
  incoming: 'Incoming challenges',
  noIncoming: 'No incoming challenges',
  noIncomingText: 'Challenges from other players appear here.',
  outgoing: 'Sent challenges',
  noOutgoing: 'You have not challenged anyone.',
  /** @param name the challenger's name */
  from: (name: string) => `${name} challenges you`,
  /** @param name the opponent's name */
  to: (name: string) => `You challenged ${name}`,
  rated: 'Rated',
  casual: 'Casual',
  first: {
    random: 'A random player moves first',
    you: 'You move first',
    opponent: (name: string) => `${name} moves first`,
  },
  accept: 'Accept',
  acceptOf: (name: string) => `Accept the challenge from ${name}`,
  decline: 'Decline',
  declineOf: (name: string) => `Decline the challenge from ${name}`,
  reason: 'Reason',
  reasons: REASONS,
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw the challenge to ${name}`,
  again: 'Challenge again',
  toGame: 'Go to the game',
  states: {
    open: 'Waiting for a reply',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  },
  live: 'The challenge stays open while you are on the site, for two hours at most.',
  until: (day: string) => `Open until ${day}.`,
  needsAccount: 'Challenges need an account. Create one, or sign in.',
  follow: 'Follow',
  followOf: (name: string) => `Follow ${name}`,
  unfollow: 'Stop following',
  unfollowOf: (name: string) => `Stop following ${name}`,
  followers: (count: number) => (count === 1 ? '1 follower' : `${count} followers`),
  following: 'Players you follow',
  noFollowing: 'You are not following anyone yet. Find players by name, or follow them on their page.',
  online: 'Online',
  offline: 'Offline',
  search: 'Find a player',
  searchText: 'The first letters of the name',
  notFound: 'No player’s name starts with that.',
  watchGame: (game: string, name: string) => `Watch ${game}, ${name}`,
  watch: 'Watch',
  series: {
    label: 'Games',
    /** @param games the number of games in a series; undefined for a single game */
    games: (games: number | undefined) => (games === undefined ? 'One game' : `Series of ${games}`),
    playsAll: 'Play all games',
    playsAllText: 'Otherwise the series ends when one player has more than half of the points.',
    game: (position: number, games: number) => `Game ${position} of ${games}`,
    score: (one: string, points: string, otherPoints: string, other: string) =>
      `Series: ${one} ${points}–${otherPoints} ${other}`,
    won: (name: string) => `${name} won the series.`,
    drawn: 'The series is drawn.',
    ended: 'The series ended before it was decided.',
    next: 'Play the next game',
    toNext: 'Go to the next game',
    offered: (name: string) => `${name} offers to play the next game.`,
    yourOffer: 'You offered to play the next game.',
    end: 'End the series',
    endTitle: 'End the series?',
    endText: 'The games played so far count. The series then has no winner.',
    again: 'New series',
  },
};

export type ChallengeStrings = typeof english;

export const challengeStrings: Strings<ChallengeStrings> = defineStrings('challenges', english);
