import type { OptionName } from '@halma/rules';

/** An option in words: its label, a sentence on it, and a label for each of its values; an amount has none. */
export interface OptionLabels {
  readonly label: string;
  readonly about: string;
  readonly values?: Readonly<Record<string, string>>;
}

export type OptionWords = Readonly<Partial<Record<OptionName, OptionLabels>>>;

/** The values of an option that is there or not. */
const ON_OFF = { off: 'Off', on: 'On' };

/** The options a person may set, in the order in which they are offered. */
export const OPTIONS_ENGLISH: OptionWords = {
  teams: {
    label: 'Partners',
    about: 'Two seats together win when both are home.',
    values: { none: 'Each alone', opposite: 'Opposite seats', adjacent: 'Neighbours' },
  },
  adjacentPairing: {
    label: 'Which neighbours',
    about: 'Who sits with whom.',
    values: { 'AB-CD': 'Black with red', 'AD-BC': 'Black with green' },
  },
  marked: {
    label: 'Marked man',
    about: 'One man of each side carries a pennant and must end on the farthest corner.',
    values: ON_OFF,
  },
  star15: {
    label: 'Men',
    about: 'Fifteen men fill one row more of the point.',
    values: { off: 'Ten each', on: 'Fifteen each' },
  },
  color: {
    label: 'Steppers and hoppers',
    about: 'Men that start on dark squares only step; men that start on light squares only hop.',
    values: ON_OFF,
  },
  darkCorner: {
    label: 'Own corner square',
    about: 'Which colour the square in the corner has, and so which men step.',
    values: { dark: 'Dark', light: 'Light' },
  },
  cetroChain: {
    label: 'Jumps in a turn',
    about: 'Whether a man may jump on after his first jump.',
    values: { single: 'One', chain: 'A chain' },
  },
  evacuate: {
    label: 'Leave your yard once the rival has left his',
    about: 'Nobody can spoil the game by staying at home.',
    values: ON_OFF,
  },
  evacuateBlocked: {
    label: 'When no man can get out of the yard',
    about: 'What is to be played on a turn on which no man can leave it.',
    values: { shuffle: 'Move inside it', free: 'Move any man' },
  },
  leaveTarget: {
    label: 'Men who have come home',
    about: 'Whether a man in the far yard may come out of it again.',
    values: { allowed: 'May go out again', forbidden: 'Stay' },
  },
  winRule: {
    label: 'The far yard is won',
    about: 'Whether a rival’s man who stays in the yard counts as filling it.',
    values: {
      'all-home': 'With all your men in it',
      'full-camp': 'When it is full',
      either: 'Either way',
    },
  },
  homeLimit: {
    label: 'Moves after which nobody may be at home',
    about: 'Whoever still has a man in his own yard then has lost.',
  },
  homeDuty: {
    label: 'Men at home move first',
    about: 'While a man in your own yard can move, no other man may.',
    values: ON_OFF,
  },
  reenterHome: {
    label: 'Back into your own yard',
    about: 'Whether a man who has left the yard may go back into it.',
    values: { allowed: 'Allowed', forbidden: 'Not allowed' },
  },
  foreignCamp: {
    label: 'Stopping in a third player’s yard',
    about: 'Passing through in a chain of jumps is always allowed.',
    values: { free: 'Allowed', 'no-stop': 'Not allowed' },
  },
  equalTurns: {
    label: 'A last turn for whoever moved second',
    about: 'Both sides then have had the same number of turns.',
    values: ON_OFF,
  },
  playForRank: {
    label: 'After the first is home',
    about: 'Whether the others play for the second place and the third.',
    values: { true: 'Play on for places', false: 'Stop' },
  },
  finishedPlayer: {
    label: 'A partner who is home',
    about: 'Whether his men still make turns to help the other.',
    values: { skip: 'Is skipped', 'may-move': 'May move' },
  },
  noMove: {
    label: 'Without a move',
    about: 'What it means when a side to move can move nothing.',
    values: { pass: 'Pass', loss: 'Lose', draw: 'Draw' },
  },
  repetition: {
    label: 'The same position three times',
    about: 'Keeps two players who only shuffle from going on for ever.',
    values: { off: 'Means nothing', '3': 'Is a draw', '3-claim': 'Lets a draw be claimed' },
  },
  moveCap: {
    label: 'Turns after which the game ends',
    about: 'Counted over all players together; left empty there is no end to them.',
  },
  capResult: {
    label: 'And then',
    about: 'How the game is decided when those turns are over.',
    values: { draw: 'It is a draw', progress: 'Whoever is nearer home wins' },
  },
};
