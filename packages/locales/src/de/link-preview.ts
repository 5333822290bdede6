import type { LinkPreviewStrings } from '../en/link-preview.ts';
import { formatList } from './list.ts';

/** The text under a link to the site in a messaging app, in German. */
export const strings: LinkPreviewStrings = {
  site: 'Spiele Halma, das Spiel von 1885, und seine Verwandten: gegen den Computer, mit Freunden an einem Gerät oder online.',
  players: (names) => (names.length === 2 ? names.join(' – ') : formatList(names)),
  openGame: (game) => `Mitspielen: ${game}`,
  openGameText: (creator, clock) => `${creator} wartet auf Mitspieler. ${clock}.`,
  readyingText: 'Gleich geht es los.',
  abortedText: 'Die Partie wurde abgebrochen.',
  playingText: (round, toMove) => `Zug ${round}. ${toMove} ist am Zug.`,
  position: (game) => `Eine Stellung in ${game}`,
  positionText: (toMove) => `${toMove} ist am Zug. Untersuche die Stellung auf dem Analysebrett.`,
  finishedPositionText: 'Die Partie ist vorbei. Untersuche die Stellung auf dem Analysebrett.',
};
