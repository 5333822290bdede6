import { defineStrings, type Strings } from '../load.ts';

/** The strings of the page on which people play against perfect play. */
const english = {
  title: 'Against perfect play',
  lead: 'Three men each on a rhombus of 25 cells. The solver knows the value of all 7,084,000 positions: whoever begins can win, in 15 moves. It never makes a mistake. Can you?',
  board: 'The solved board',
  loading: 'Loading the solution (1 MB)…',
  failed: 'The solution could not be loaded. Check your connection and try again.',
  tryAgain: 'Try again',
  yourMove: 'Your move.',
  itsMove: 'The solver moves.',
  /** @param moves your own moves to the end of the game */
  youWinIn: (moves: number) =>
    moves === 1 ? 'You can win with this move.' : `You can win in ${moves} moves.`,
  youLoseIn: (moves: number) =>
    moves === 1 ? 'You lose on the solver’s next move.' : `You can hold out for ${moves} more moves.`,
  youDraw: 'With perfect play, neither side wins.',
  youWon: 'You won!',
  youLost: 'You lost.',
  giftToDraw: 'That move gave the win away: the game is a draw now.',
  giftToLoss: 'That move lost the game.',
  onlyMove: 'The only move that keeps the value. Well found!',
  slower: (moves: number) =>
    moves === 1
      ? 'That still wins, a move later than necessary.'
      : `That still wins, ${moves} moves later than necessary.`,
  values: 'What each move is worth',
  win: (moves: number) => (moves === 1 ? 'wins at once' : `wins in ${moves}`),
  loss: (moves: number) => (moves === 1 ? 'loses at once' : `loses in ${moves}`),
  drawn: 'draws',
  moves: 'Moves',
  graph:
    'The value for you after each move: wins above the line, losses below; the closer the end of the game, the farther from the line.',
  takeBack: 'Take back',
  restart: 'New game',
  youBegin: 'You begin',
  itBegins: 'The solver begins',
  longest: 'Watch the longest win',
  watching:
    'From this position the win takes 31 moves, counting both sides: more than from any other position. The solver plays both sides.',
  stop: 'Stop watching',
  about: 'The rhombus: its games, rules and records',
};

export type SolvedStrings = typeof english;

export const solvedStrings: Strings<SolvedStrings> = defineStrings('solved', english);
