import type { KeyStrings } from '../en/keys.ts';

/** The list of the keys that work on a game page, and the button for full screen, in German. */
export const strings: KeyStrings = {
  title: 'Tasten',
  enterFullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild beenden',
  focus: 'Sich auf dem Brett bewegen, sobald es den Fokus hat',
  choose: 'Stein wählen, dann ziehen',
  cycle: 'Zum nächsten oder vorigen Stein oder Zielfeld',
  route: 'Andere Wege der Kette',
  fixRoute: 'Den Weg bis zu diesem Feld festhalten',
  cancel: 'Stein zurückstellen; Vollbild beenden',
  step: 'Durch die Züge blättern',
  sound: 'Ton an oder aus',
  fullScreen: 'Vollbild an oder aus',
  help: 'Diese Liste',
};
