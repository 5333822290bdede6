import type { RatingFamily, RatingTempo, ShownUncountedReason } from '@halma/protocol';
import { defineStrings, type Strings } from '../load.ts';

const FAMILIES: Readonly<Record<RatingFamily, string>> = {
  halma: 'Halma',
  grasshopper: 'Grasshopper',
  star: 'Chinese checkers',
  curios: 'Rare games',
  'halma-many': 'Halma for four',
  'star-many': 'Chinese checkers, three to six',
  partners: 'Partners',
};

const TEMPOS: Readonly<Record<RatingTempo, string>> = {
  quick: 'Quick',
  slow: 'Slow',
  days: 'Correspondence',
};

/** The reasons why a rated game does not change the ratings. */
const UNCOUNTED: Readonly<Record<ShownUncountedReason, string>> = {
  void: 'Not rated: the operator has excluded this game from the ratings.',
  aborted: 'Not rated: the game was aborted.',
  organiser: 'Not rated: the tournament’s organiser decided the result.',
  'no-turn': 'Not rated: a player made no move.',
  short: 'Not rated: a player made fewer than five moves.',
  'too-often': 'Not rated: these players had twelve rated games with each other in the previous 24 hours.',
  'same-line':
    'Not rated: in one of these players’ last two games, the same player won with the same opening.',
  'new-account': 'Not rated: a short, possibly arranged win by a new account.',
  'fair-play': 'Not rated, under the fair-play rules.',
};

/** The profile of a player. */
const PROFILE = {
  playing: 'Playing now',
  recent: 'Recent games',
  allGames: 'All finished games',
  achievements: 'Achievements',
  fastestWin: (game: string, moves: number) =>
    `${game}: fastest win by reaching the goal, after ${moves} moves in all`,
  streak: (wins: number) => `${wins} wins in a row`,
  gamesWon: (games: number) => `Won ${games} different games`,
  longestHop: (game: string, jumps: number) => `${game}: longest hop, ${jumps} jumps`,
  bestWins: 'Best wins',
  bestWin: (opponent: string, rating: number) => `${opponent} (${rating})`,
  bySeat: 'Rated results by seat and turn order',
  seat: 'Seat',
  on: (day: string) => `on ${day}`,
};

/** The strings of rated games, leaderboards and players' ratings. */
const english = {
  families: FAMILIES,
  tempos: TEMPOS,
  uncounted: UNCOUNTED,
  profile: PROFILE,
  rated: 'Rated',
  ratedText: 'The result changes the players’ ratings. Rated games have no takebacks.',
  provisional: (rating: number) => `${rating}?`,
  change: (before: string, after: number) => `${before} → ${after}`,
  /** @param change such as `1612 → 1625` */
  changeOf: (name: string, change: string) => `${name} ${change}`,
  forfeited: (name: string) => `Not rated for ${name}: the tournament’s organiser decided that result.`,
  title: 'Ratings',
  family: 'Games',
  tempo: 'Speed',
  leaderboard: 'Leaderboard',
  noPlayers: 'No player is ranked here yet',
  placeRules:
    'To be ranked, a player needs an established rating and ten rated games, at least one of them in the last 60 days. In the last 90 days, they must have met at least five different opponents, none of them in more than half of their games.',
  place: 'Place',
  player: 'Player',
  rating: 'Rating',
  games: 'Games',
  distribution: 'Distribution of ratings',
  /** @param to the highest rating of the bin */
  bin: (from: number, to: number, players: number) =>
    `${from} to ${to}: ${players === 1 ? '1 player' : `${players} players`}`,
  none: 'No rated games yet.',
  game: 'Game',
  movedFirst: 'Moved first',
  yes: 'yes',
  no: 'no',
  wins: 'Won',
  draws: 'Drawn',
  losses: 'Lost',
  /** @param pool such as `Halma, quick` */
  history: (pool: string) => `Rating over time: ${pool}`,
  historyText: (low: number, high: number, latest: number) =>
    `Lowest ${low}, highest ${high}, latest ${latest}.`,
  gameCount: (games: number) => (games === 1 ? '1 game' : `${games} games`),
};

export type RatingStrings = typeof english;

export const ratingStrings: Strings<RatingStrings> = defineStrings('ratings', english);
