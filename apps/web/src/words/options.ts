import type { OptionName } from '@halma/rules';

/** An option in words: its label, and a label for each of its values; an amount has none. */
export interface OptionWords {
  readonly label: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** The values of an option that is there or not. */
export const ON_OFF = { off: 'Off', on: 'On' };

/** The options a person may set, in the order in which they are offered. */
export const OPTION_WORDS: Readonly<Partial<Record<OptionName, OptionWords>>> = {
  teams: {
    label: 'Partners',
    values: { none: 'Each alone', opposite: 'Opposite seats', adjacent: 'Neighbours' },
  },
  adjacentPairing: {
    label: 'Which neighbours',
    values: { 'AB-CD': 'Black with red', 'AD-BC': 'Black with green' },
  },
  marked: { label: 'Marked man', values: ON_OFF },
  star15: { label: 'Men', values: { off: 'Ten each', on: 'Fifteen each' } },
  color: { label: 'Steppers and hoppers', values: ON_OFF },
  darkCorner: { label: 'Own corner square', values: { dark: 'Dark', light: 'Light' } },
  cetroChain: { label: 'Jumps in a turn', values: { single: 'One', chain: 'A chain' } },
  evacuate: { label: 'Leave your yard once the rival has left his', values: ON_OFF },
  evacuateBlocked: {
    label: 'When no man can get out of the yard',
    values: { shuffle: 'Move inside it', free: 'Move any man' },
  },
  leaveTarget: {
    label: 'Men who have come home',
    values: { allowed: 'May go out again', forbidden: 'Stay' },
  },
  winRule: {
    label: 'The far yard is won',
    values: {
      'all-home': 'With all your men in it',
      'full-camp': 'When it is full',
      either: 'Either way',
    },
  },
  homeLimit: { label: 'Moves after which nobody may be at home' },
  homeDuty: { label: 'Men at home move first', values: ON_OFF },
  reenterHome: { label: 'Back into your own yard', values: { allowed: 'Allowed', forbidden: 'Not allowed' } },
  foreignCamp: {
    label: 'Stopping in a third player’s yard',
    values: { free: 'Allowed', 'no-stop': 'Not allowed' },
  },
  equalTurns: { label: 'A last turn for whoever moved second', values: ON_OFF },
  playForRank: { label: 'After the first is home', values: { true: 'Play on for places', false: 'Stop' } },
  finishedPlayer: { label: 'A partner who is home', values: { skip: 'Is skipped', 'may-move': 'May move' } },
  noMove: { label: 'Without a move', values: { pass: 'Pass', loss: 'Lose', draw: 'Draw' } },
  repetition: {
    label: 'The same position three times',
    values: { off: 'Means nothing', '3': 'Is a draw', '3-claim': 'Lets a draw be claimed' },
  },
  moveCap: { label: 'Turns after which the game ends' },
  capResult: { label: 'And then', values: { draw: 'It is a draw', progress: 'Whoever is nearer home wins' } },
};

/** The options that make the game another one: they are offered at once, the others under “More options”. */
export const MAIN_OPTIONS: readonly OptionName[] = ['teams', 'adjacentPairing', 'marked', 'star15'];
