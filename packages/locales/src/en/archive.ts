import type { DownloadFormat, PlayerResult } from '@halma/protocol';
import type { Termination } from '@halma/rules';
import { defineStrings, type Strings } from '../load.ts';

const RESULTS: Readonly<Record<PlayerResult, string>> = { win: 'Won', draw: 'Drawn', loss: 'Lost' };

const TERMINATIONS: Readonly<Record<Termination, string>> = {
  win: 'Goal reached',
  repetition: 'Repetition',
  cap: 'Move limit',
  'all-passed': 'All players passed',
  'no-move': 'No legal move',
  'home-limit': 'Men left in camp',
  agreement: 'Agreed draw',
  claim: 'Claimed draw',
  resignation: 'Resignation',
  time: 'Out of time',
  abandoned: 'Abandoned',
  unfinished: 'Unfinished',
};

const FORMATS: Readonly<Record<DownloadFormat, string>> = { hgn: 'Records (HGN)', jsonl: 'JSON Lines' };

/** The strings of the page that searches finished games. */
const english = {
  title: 'Finished games',
  description: 'Search the finished games of all players by player, game, result, length, rating and date.',
  conditions: 'Search for games',
  player: 'Player',
  opponent: 'Opponent',
  mine: 'Only my games',
  game: 'Game',
  anyGame: 'Any game',
  result: 'Player’s result',
  anyResult: 'Any result',
  resultNeedsPlayer: 'To search by result, name a player or choose “Only my games”.',
  results: RESULTS,
  termination: 'How it ended',
  anyTermination: 'Any ending',
  terminations: TERMINATIONS,
  rated: 'Rated',
  ratedKinds: { any: 'Either', yes: 'Rated', no: 'Not rated' },
  plies: 'Moves by all players',
  rating: 'Rating of every player',
  days: 'Date finished (UTC)',
  from: 'from',
  to: 'to',
  more: 'More filters',
  search: 'Search',
  reset: 'Clear',
  found: 'Games',
  none: 'No games match',
  noneText: 'Aborted games and games joined only by link are not listed.',
  unknownPlayer: 'There is no player with this name.',
  notSignedIn: 'You are not signed in. Sign in to find your games.',
  noneSoFar: 'None of the games searched so far match.',
  further: 'Search further back',
  open: (game: string, people: string) => `Open ${game}: ${people}`,
  download: 'Download',
  downloadText: 'Up to 10,000 of these games, latest first.',
  formats: FORMATS,
};

export type ArchiveStrings = typeof english;

export const archiveStrings: Strings<ArchiveStrings> = defineStrings('archive', english);
