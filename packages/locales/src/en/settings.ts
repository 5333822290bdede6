import { defineStrings, type Strings } from '../load.ts';

/** The settings dialog, which every page has, and the settings of a board that several people share. */
const english = {
  language: 'Language',
  languageFailed: 'This language could not be loaded. Check your connection and choose it again.',
  themes: { paper: 'Paper', quiet: 'Quiet', contrast: 'Contrast' },
  schemes: { system: 'System', light: 'Light', dark: 'Dark' },
  colours: 'Colours',
  light: 'Light or dark',
  boards: 'Boards',
  board: {
    sounds: 'Sound',
    soundsText: 'A soft tick for each step and jump.',
    soundsKey: 'Press S on a board to turn it on or off.',
    vibration: 'Vibration',
    vibrationText: 'A short buzz when you move by touch.',
    confirmsMoves: 'Confirm moves',
    confirmsMovesText: 'On touch screens, the first tap on a square shows the route and the second plays it.',
    showMovable: 'Highlight men that can move',
    coordinates: 'Coordinates',
    coordinatesChoices: { none: 'Off', modern: 'Edges', all: 'All', leaflet: 'I,1' },
    facePlayers: 'Turn names to face the players',
    facePlayersText: 'For a tablet that lies flat between you.',
    flipEachTurn: 'Flip the board between moves',
    flipEachTurnText: 'For players sharing a screen.',
  },
};

export type SettingsStrings = typeof english;

export const settingsStrings: Strings<SettingsStrings> = defineStrings('settings', english);
