import type { SettingsStrings } from '../en/settings.ts';

/** The settings dialog, which every page has, in German. */
export const strings: SettingsStrings = {
  language: 'Sprache',
  languageFailed:
    'Diese Sprache konnte nicht geladen werden. Prüfe die Verbindung und wähle sie noch einmal.',
  themes: { paper: 'Papier', quiet: 'Ruhig', contrast: 'Kontrast' },
  schemes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  colours: 'Farben',
  light: 'Hell oder dunkel',
  boards: 'Bretter',
  board: {
    sounds: 'Ton',
    soundsText: 'Ein leises Ticken bei jedem Schritt und Sprung.',
    soundsKey: 'Die Taste S auf einem Brett schaltet es ein oder aus.',
    vibration: 'Vibration',
    vibrationText: 'Ein kurzes Vibrieren beim Ziehen auf dem Touchscreen.',
    confirmsMoves: 'Züge bestätigen',
    confirmsMovesText: 'Auf dem Touchscreen zeigt das erste Tippen auf ein Feld den Weg, das zweite zieht.',
    showMovable: 'Bewegliche Steine hervorheben',
    coordinates: 'Koordinaten',
    coordinatesChoices: { none: 'Aus', modern: 'Rand', all: 'Alle', leaflet: 'I,1' },
    facePlayers: 'Namen zu den Spielern drehen',
    facePlayersText: 'Für ein Tablet, das flach zwischen euch liegt.',
    flipEachTurn: 'Brett zwischen den Zügen drehen',
    flipEachTurnText: 'Für mehrere Spieler an einem Bildschirm.',
  },
};
