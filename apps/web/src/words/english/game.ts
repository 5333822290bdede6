import type { Suit } from '@halma/board';
import { listed } from './list.ts';

/** What is said of a game. Squares and numbers are named; what happened comes first, then what can be done. */

/** The men by the colour people call them. */
const SUIT_NAMES: Readonly<Record<Suit, string>> = {
  ink: 'Black',
  box: 'Yellow',
  red: 'Red',
  green: 'Green',
  blue: 'Blue',
  bone: 'White',
};

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** A number at the start of a sentence. */
function spelt(count: number): string {
  return NUMBERS[count] ?? String(count);
}

function counted(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}

/** The bend of a false jump, the one that looks like a chess knight's. */
const FALSE_JUMPS = {
  bends: (from: string, to: string) =>
    `${from} to ${to} bends. A jump runs straight over one man to the square just beyond.`,
  nobodyBetween: (from: string, to: string, over: string) =>
    `From ${from} to ${to} nobody stands on ${over}. A jump needs a man to cross.`,
  tooFar: (from: string, to: string) =>
    `${from} to ${to} is too far for one jump. Each lands just beyond the man it crosses.`,
};

const NAMES = {
  you: 'You',
  computer: (level: number) => `Computer, level ${level}`,
  computerInRecord: (level: number) => `Level ${level} computer`,
  theComputer: 'The computer',
  person: 'Person',
};

const MOVES = {
  step: (from: string, to: string) => `${from} to ${to}, a step`,
  hop: (from: string, to: string, jumps: number) => `${from} to ${to}, a hop of ${counted(jumps, 'jump')}`,
  drop: (to: string) => `a man put on ${to}`,
  leave: (from: string, jumps: number) =>
    jumps === 0
      ? `${from} leaves the board`
      : `${from} leaves the board by a hop of ${counted(jumps, 'jump')}`,
  pass: 'the turn passed',
  demand: ', and a jump is demanded',
  resignation: 'resigned',
  time: 'ran out of time',
  'agreed-draw': 'a draw was agreed',
  'claimed-draw': 'a draw was claimed',
};

const NOTES = {
  yourMove: 'Your move.',
  toMove: (name: string) => `${name} to move.`,
  firstMove: 'Press a man to see where he can go.',
  last: (name: string, move: string) => `${name}: ${move}.`,
  thinking: (name: string) => `${name} is thinking.`,
  chosen: (cell: string) => `${cell} is chosen.`,
  reach: (steps: number, hops: number, leaves: boolean) => {
    if (steps + hops === 0) return leaves ? 'He can leave by the arrow.' : 'He cannot move now.';
    const ways = listed([
      ...(steps > 0 ? [counted(steps, 'step')] : []),
      ...(hops > 0 ? [counted(hops, 'hop')] : []),
    ]);
    return `${ways}${leaves ? ', and he can leave by the arrow' : ''}. Open rings are steps, solid dots are hops.`;
  },
  stepper: 'A stepper: he goes one square diagonally, for the whole game.',
  hopper: 'A hopper: he jumps along rows and columns, for the whole game.',
  press: (goal: string) => `Press ${goal} to move.`,
  pressAgain: (goal: string) => `Press ${goal} again to move, or another lit square.`,
  letGo: 'Let go to move.',
  edge: 'the arrow',
  stuck: (cell: string) => `The man on ${cell} cannot move now.`,
  stuckText: 'Choose another of your men.',
  notYours: (cell: string) => `The man on ${cell} is not yours.`,
  notYoursText: 'You may hop over him, but not move him.',
  middleOnly: 'Men are put in the middle only.',
  elsewhere: 'This game was played on in another tab.',
  elsewhereText: 'Show it as it stands there, or keep this one.',
  drop: (inHand: number) =>
    `Put a man on a free square in the middle. ${counted(inHand, 'man', 'men')} in hand.`,
  leaveYard: 'Leave your yard.',
  stayInside: 'Move on inside your yard.',
  rivalHasLeft: (rival: string) => `${rival} has left the other yard, so a man must come out of yours.`,
  yardFirst: 'In these rules your own yard is emptied first.',
  canLeave: (men: number) => `${spelt(men)} ${men === 1 ? 'man' : 'men'} can.`,
  noneCanLeave: 'None can yet.',
  demanded: 'A jump is demanded.',
  demandedText: 'Where one of your men can jump, one must.',
  mustPass: 'There is no move.',
  mustPassText: 'Pass the turn; the game goes on.',
  mayPass: 'You may also pass.',
  refused: 'That is not a move.',
  lookingBack: (round: number, move: string) => `Round ${round}: ${move}.`,
  lookingAtStart: 'The start of the game.',
  lookingText: 'You are looking back. The game goes on at its last move.',
  hint: (move: string) => `Hint: ${move}.`,
  lookingForHint: 'Looking for a move.',
  lookingForHintText: 'The computer thinks for a moment on your side.',
  noHint: 'There is no hint now.',
  noHintText: 'The computer could not be asked. Ask again, or move as you like.',
  failed: 'The computer has stopped.',
  failedText: 'The game is kept. Ask it again, or play its men yourself.',
  copied: (what: string) => `${what} copied.`,
  notCopied: 'This browser does not let the page copy. Select the text and copy it yourself.',
};

/** The kinds of men in Cetro and in our reconstruction of it, by their number. */
const KIND_WORDS = {
  cut: ['A ring', 'Two cuts', 'Sawn in four'],
  row: (cut: string, row: number) => `${cut}: he has to end on row ${row}.`,
  mark: [
    'A ring is mark 3: he goes straight and diagonally, and crosses every man.',
    'Two cuts are mark 2: he goes diagonally, and crosses marks 1 and 2.',
    'Sawn in four is mark 1: he goes straight, and crosses mark 1 only.',
  ],
};

/** Everything that is said of a game. */
export const GAME_ENGLISH = {
  suits: SUIT_NAMES,
  names: NAMES,
  moves: MOVES,
  notes: NOTES,
  kinds: KIND_WORDS,
  falseJumps: FALSE_JUMPS,
  both: listed,
};

export type GameWords = typeof GAME_ENGLISH;
