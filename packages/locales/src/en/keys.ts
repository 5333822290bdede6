import { defineStrings, type Strings } from '../load.ts';

/** The list of the keys that work on a game page, and the full-screen button. */
const english = {
  title: 'Keys',
  enterFullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  focus: 'Move around the board once it has focus',
  choose: 'Choose a man, then play the move',
  cycle: 'Next and previous man or target',
  route: 'Other routes for the hop',
  fixRoute: 'Keep the route up to this square',
  cancel: 'Put the man back; leave full screen',
  step: 'Step through the moves',
  sound: 'Sound on or off',
  fullScreen: 'Full screen on or off',
  help: 'This list',
};

export type KeyStrings = typeof english;

export const keyStrings: Strings<KeyStrings> = defineStrings('keys', english);
