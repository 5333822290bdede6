import type { BoardStrings } from '@halma/board';
import { isGameId } from '@halma/rules';
import { strings as gameNames } from './game-names.ts';

/** The strings that the board gives to screen readers, in German. */
export const strings: BoardStrings = {
  title: ({ id, title }) => (isGameId(id) ? gameNames.titles[id] : title),
  manColours: {
    ink: 'schwarzer',
    box: 'gelber',
    red: 'roter',
    green: 'grüner',
    blue: 'blauer',
    bone: 'weißer',
  },
  seatNames: { ink: 'Schwarz', box: 'Gelb', red: 'Rot', green: 'Grün', blue: 'Blau', bone: 'Weiß' },
  kindNames: ['mit Ring', 'mit zwei Strichen', 'mit Kreuz'],
  man: (colour, kind) => (kind === '' ? `${colour} Stein` : `${colour} Stein ${kind}`),
  markedMan: (colour) => `${colour} Wimpelstein`,
  vacant: 'frei',
  step: 'Schritt',
  drop: 'einsetzen',
  hop: (jumps) => (jumps === 1 ? 'ein Sprung' : `Kette von ${jumps} Sprüngen`),
  moveCount: (count) => (count === 1 ? '1 Zug' : `${count} Züge`),
  selected: 'gewählt',
  routeNumber: (at, of) => `Weg ${at} von ${of}`,
  via: (cells) => `über ${cells.join(', ')}`,
  fromTo: (from, to) => `${from} nach ${to}`,
  offBoard: (from) => `${from} vom Brett`,
  fromHand: 'aus der Hand',
  droppedOn: (cell) => `ein Stein auf ${cell}`,
  intoTarget: 'ins Ziel',
  noMove: 'kein Zug',
  toMove: (seat) => `${seat} ist am Zug.`,
  gameOver: 'Die Partie ist vorbei.',
  sounds: (isOn) => (isOn ? 'Ton an' : 'Ton aus'),
};
