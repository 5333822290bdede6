import type { OptionName } from '@halma/rules';
import { defineStrings, type Strings } from '../load.ts';

/**
 * The strings of an option: its label, a sentence about it and, unless its values are numbers, a label for each value.
 */
export interface OptionLabels {
  readonly label: string;
  readonly about: string;
  readonly values?: Readonly<Record<string, string>>;
}

export type OptionStrings = Readonly<Partial<Record<OptionName, OptionLabels>>>;

/** The values of an option that can be on or off. */
const ON_OFF = { off: 'Off', on: 'On' };

/** The options that a player can set, in the order of the form. */
const english: OptionStrings = {
  teams: {
    label: 'Partners',
    about: 'Two players win together when both are home.',
    values: { none: 'Each alone', opposite: 'Opposite seats', adjacent: 'Neighbours' },
  },
  adjacentPairing: {
    label: 'Pairs of neighbours',
    about: 'The neighbours who play together.',
    values: { 'AB-CD': 'Black with red', 'AD-BC': 'Black with green' },
  },
  jumpReach: {
    label: 'Jumps',
    about: 'A long jump passes over a man some distance away and lands the same distance beyond it.',
    values: { adjacent: 'Over the next man', symmetric: 'Long jumps too' },
  },
  marked: {
    label: 'Marked man',
    about: 'One man of each side carries a pennant and must finish on the farthest corner.',
    values: ON_OFF,
  },
  star15: {
    label: 'Men',
    about: 'Fifteen men fill one more row of the point.',
    values: { off: 'Ten each', on: 'Fifteen each' },
  },
  color: {
    label: 'Steppers and hoppers',
    about: 'Men that start on dark squares only step; men that start on light squares only hop.',
    values: ON_OFF,
  },
  darkCorner: {
    label: 'Your corner square',
    about: 'The colour of your corner square decides which men step.',
    values: { dark: 'Dark', light: 'Light' },
  },
  cetroChain: {
    label: 'Jumps in a turn',
    about: 'Whether a man may keep jumping after its first jump.',
    values: { single: 'One', chain: 'A chain' },
  },
  evacuate: {
    label: 'Leave your camp once your opponent has left theirs',
    about: 'Keeps players from blocking the game by staying in camp.',
    values: ON_OFF,
  },
  evacuateBlocked: {
    label: 'When no man can leave the camp',
    about: 'What the player does instead.',
    values: { shuffle: 'Must move inside the camp', free: 'May move any man' },
  },
  leaveTarget: {
    label: 'Men in the far camp',
    about: 'Whether a man that has arrived may leave again.',
    values: { allowed: 'May leave again', forbidden: 'Must stay' },
  },
  winRule: {
    label: 'How to win',
    about: 'Whether an opponent’s man that stays in the far camp helps to fill it.',
    values: {
      'all-home': 'All your men are in the far camp',
      'full-camp': 'The far camp is full',
      either: 'Either',
    },
  },
  homeLimit: {
    label: 'Camp limit (moves)',
    about: 'A player with a man still in their own camp after this number of moves loses.',
  },
  homeDuty: {
    label: 'Men in camp move first',
    about: 'If a man can leave your own camp, or else move onward inside it, you must make such a move.',
    values: ON_OFF,
  },
  reenterHome: {
    label: 'Return to your own camp',
    about: 'Whether a man that has left the camp may go back in.',
    values: { allowed: 'Allowed', forbidden: 'Not allowed' },
  },
  foreignCamp: {
    label: 'Stopping in a third player’s camp',
    about: 'A hop may always pass through it.',
    values: { free: 'Allowed', 'no-stop': 'Not allowed' },
  },
  equalTurns: {
    label: 'Last turn for the second player',
    about: 'Both sides then have the same number of turns.',
    values: ON_OFF,
  },
  completeOpponent: {
    label: 'Completing the opponent’s win',
    about: 'Whether your man may fill the last square of your opponent’s target.',
    values: { allowed: 'Allowed', forbidden: 'Not allowed' },
  },
  playForRank: {
    label: 'After the first player is home',
    about: 'Whether the others play on for second and third place.',
    values: { true: 'Play on for places', false: 'Stop' },
  },
  finishedPlayer: {
    label: 'A partner who is home',
    about: 'Whether that partner’s men still move to help the other.',
    values: { skip: 'Skipped', 'may-move': 'May move' },
  },
  noMove: {
    label: 'No legal move',
    about: 'What happens when the player to move has no legal move.',
    values: { pass: 'Pass', loss: 'Lose', draw: 'Draw' },
  },
  repetition: {
    label: 'The same position three times',
    about: 'Ends games in which the players only move back and forth.',
    values: { off: 'No effect', '3': 'Draw', '3-claim': 'A player may claim a draw' },
  },
  moveCap: {
    label: 'Move limit',
    about: 'Counts all players’ moves. Leave it empty for no limit.',
  },
  capResult: {
    label: 'At the move limit',
    about: 'How the game is decided when the limit is reached.',
    values: { draw: 'Draw', progress: 'The player nearest home wins' },
  },
};

export const optionStrings: Strings<OptionStrings> = defineStrings('options', english);
