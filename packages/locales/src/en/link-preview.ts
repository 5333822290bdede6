import { defineStrings, type Strings } from '../load.ts';
import { formatList } from './list.ts';

/** The text that a messaging app shows under a link to the site. */
const english = {
  site: 'Play Halma, the board game from 1885, and its family: against the computer, with friends on one screen, or online.',
  /** The players of a game. */
  players: (names: readonly string[]) => (names.length === 2 ? names.join(' – ') : formatList(names)),
  openGame: (game: string) => `Join a game of ${game}`,
  openGameText: (creator: string, clock: string) => `${creator} is waiting for players. ${clock}.`,
  readyingText: 'The game is about to start.',
  abortedText: 'The game was aborted.',
  /** @param round the number of the round, from 1 */
  playingText: (round: number, toMove: string) => `Move ${round}. ${toMove} to move.`,
  position: (game: string) => `A position in ${game}`,
  positionText: (toMove: string) => `${toMove} to move. Study it on the analysis board.`,
  finishedPositionText: 'The game is over. Study it on the analysis board.',
};

export type LinkPreviewStrings = typeof english;

export const linkPreviewStrings: Strings<LinkPreviewStrings> = defineStrings('link-preview', english);
