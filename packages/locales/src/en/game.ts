import type { ManColour } from '@halma/board';
import { defineStrings, type Strings } from '../load.ts';
import { formatList } from './list.ts';

// Each message names its squares and numbers. It says first what happened, then what the player can do.

/** The names of the men's colours. */
const COLOUR_NAMES: Readonly<Record<ManColour, string>> = {
  ink: 'Black',
  box: 'Yellow',
  red: 'Red',
  green: 'Green',
  blue: 'Blue',
  bone: 'White',
};

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** Returns a number as a word, to begin a sentence. */
function spellOut(count: number): string {
  return NUMBERS[count] ?? String(count);
}

function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** Names a hop by its number of jumps: `a jump`, `a hop of 3 jumps`. */
function formatHop(jumps: number): string {
  return jumps === 1 ? 'a jump' : `a hop of ${jumps} jumps`;
}

const NAMES = {
  you: 'You',
  computer: (level: number) => `Computer, level ${level}`,
  computerInRecord: (level: number) => `Level ${level} computer`,
  theComputer: 'The computer',
  person: 'Person',
};

const MOVES = {
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  stepOrHop: (jumps: number) => (jumps === 0 ? 'a step' : formatHop(jumps)),
  drop: (to: string) => `a man dropped on ${to}`,
  leave: (from: string, jumps: number) =>
    jumps === 0 ? `${from} leaves the board` : `${from} leaves the board with ${formatHop(jumps)}`,
  pass: 'pass',
  demand: ', and a jump is demanded',
  resignation: 'resigned',
  time: 'ran out of time',
  'agreed-draw': 'a draw was agreed',
  'claimed-draw': 'a draw was claimed',
  abandoned: 'only computers were still playing',
};

const NOTES = {
  yourMove: 'Your move.',
  toMove: (name: string) => `${name} to move.`,
  firstMove: 'Choose a man to see where it can move.',
  last: (name: string, move: string) => `${name}: ${move}.`,
  thinking: (name: string) => `${name} is thinking.`,
  chosen: (cell: string) => `${cell} is selected.`,
  reach: (steps: number, hops: number, canLeaveBoard: boolean) => {
    if (steps + hops === 0) return canLeaveBoard ? 'It can leave via the arrow.' : 'It cannot move now.';
    const ways = formatList([
      ...(steps > 0 ? [formatCount(steps, 'step')] : []),
      ...(hops > 0 ? [formatCount(hops, 'hop')] : []),
    ]);
    return `${ways}${canLeaveBoard ? ', and it can leave via the arrow' : ''}. Open rings are steps, solid dots are hops.`;
  },
  stepper: 'A stepper: it always moves one square diagonally.',
  hopper: 'A hopper: it always jumps along rows and columns.',
  press: (goal: string) => `Tap or click ${goal} to move.`,
  pressAgain: (goal: string) => `Tap or click ${goal} again to move, or another highlighted square.`,
  release: 'Release to move.',
  pressEnter: 'Press Enter to move.',
  arrow: 'the arrow',
  stuck: (cell: string) => `The man on ${cell} cannot move now.`,
  stuckText: 'Choose another of your men.',
  notYours: (cell: string) => `The man on ${cell} is not yours.`,
  notYoursText: 'You can only jump over it.',
  middleOnly: 'Men can only be dropped in the middle.',
  otherTab: 'This game was continued in another tab.',
  otherTabText: 'Show the other tab’s game, or keep this one.',
  drop: (inHand: number) =>
    `Drop a man on a free square in the middle. ${formatCount(inHand, 'man', 'men')} in hand.`,
  leaveCamp: 'Leave your camp.',
  stayInside: 'Move inside your camp.',
  opponentHasLeft: (opponent: string) =>
    `${opponent} has left their camp, so one of your men must leave yours.`,
  emptyCampFirst: 'Under these rules all your men must leave your camp first.',
  canLeave: (men: number) => `${spellOut(men)} ${men === 1 ? 'man' : 'men'} can.`,
  noneCanLeave: 'None can yet.',
  demanded: 'A jump is demanded.',
  demandedText: 'If any of your men can jump, you must jump.',
  mustPass: 'You have no legal move.',
  mustPassText: 'Pass; the game continues.',
  mayPass: 'You may also pass.',
  refused: 'That move is not legal.',
  lookingBack: (round: number, move: string) => `Move ${round}: ${move}.`,
  lookingAtStart: 'The start of the game.',
  lookingText: 'The game continues from its latest move.',
  hint: (move: string) => `Hint: ${move}.`,
  lookingForHint: 'Finding a hint…',
  lookingForHintText: 'The computer is thinking about your move.',
  noHint: 'No hint is available.',
  noHintText: 'The computer could not be reached. Try again, or make a move.',
  failed: 'The computer has stopped.',
  failedText: 'The game is saved. Try again, or move its men yourself.',
  copied: (title: string) => `${title} copied.`,
  notCopied: 'Your browser blocks copying. Select the text and copy it yourself.',
};

/** The kinds of men in Cetro and in its reconstruction, by their number. */
const KIND_STRINGS = {
  cut: ['A ring', 'Two bars', 'A cross'],
  row: (cut: string, row: number) => `${cut}: it has to finish on row ${row}.`,
  mark: [
    'A ring is mark 3: it moves straight and diagonally, and can jump any man.',
    'Two bars are mark 2: it moves diagonally, and can jump marks 1 and 2.',
    'A cross is mark 1: it moves straight, and can jump mark 1 only.',
  ],
};

/** All messages about a game. */
const english = {
  colours: COLOUR_NAMES,
  names: NAMES,
  moves: MOVES,
  notes: NOTES,
  kinds: KIND_STRINGS,
  formatList,
};

export type GameStrings = typeof english;

export const gameStrings: Strings<GameStrings> = defineStrings('game', english);
