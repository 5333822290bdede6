import type { BoardWords } from '@halma/board';
import { GAME_NAMES_GERMAN } from './game-names.ts';

/** What the board says aloud, in German. */
export const BOARD_GERMAN: BoardWords = {
  title: ({ id, title }) => GAME_NAMES_GERMAN.titles[id] ?? title,
  suits: {
    ink: 'schwarzer',
    box: 'gelber',
    red: 'roter',
    green: 'grüner',
    blue: 'blauer',
    bone: 'weißer',
  },
  seats: { ink: 'Schwarz', box: 'Gelb', red: 'Rot', green: 'Grün', blue: 'Blau', bone: 'Weiß' },
  kinds: ['mit Ring', 'mit zwei Kerben', 'gevierteilt'],
  man: (colour, kind) => (kind === '' ? `${colour} Stein` : `${colour} Stein ${kind}`),
  markedMan: (colour) => `${colour} Wimpelstein`,
  vacant: 'frei',
  step: 'Schritt',
  drop: 'einsetzen',
  hop: (jumps) => (jumps === 1 ? 'ein Sprung' : `Kette von ${jumps} Sprüngen`),
  moves: (count) => (count === 1 ? '1 Zug' : `${count} Züge`),
  chosen: 'gewählt',
  wayOf: (at, of) => `Weg ${at} von ${of}`,
  by: (cells) => `über ${cells.join(', ')}`,
  fromTo: (from, to) => `${from} nach ${to}`,
  offBoard: (from) => `${from} vom Brett`,
  fromHand: 'aus der Hand',
  dropped: (cell) => `ein Stein auf ${cell}`,
  intoYard: 'in den Hof',
  noMove: 'kein Zug',
  toMove: (seat) => `${seat} ist am Zug.`,
  over: 'Das Spiel ist vorbei.',
};
