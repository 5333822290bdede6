import { defineStrings, type Strings } from '../load.ts';

/** The strings of the page on which people play against perfect play. */
const english = {
  title: 'Against perfect play',
  lead: 'These boards are solved: the solver knows who wins from every position, and never makes a mistake. Can you win from a won position?',
  choice: 'Board',
  boards: {
    'rhombus-5-3': 'Rhombus 5 × 5, three men',
    'rhombus-4-3': 'Rhombus 4 × 4, three men',
    'rhombus-4-4': 'Rhombus 4 × 4, four men',
    'rhombus-9-2': 'Rhombus 9 × 9, two men',
    'square-5-3': 'Square 5 × 5, three men',
  },
  rules:
    'A side wins when the corner opposite is full and holds at least one of its men. A side with no legal move loses.',
  /** @param count the number, with separators */
  positions: (count: string) => `There are ${count} positions on this board.`,
  /** @param plies the moves of both sides to the end of the game */
  firstWins: (plies: number) =>
    `With perfect play, the side that moves first wins; the game takes ${plies} moves, counting both sides.`,
  board: 'The solved board',
  loading: 'Loading the solution…',
  failed: 'The solution could not be loaded. Check your connection and try again.',
  tryAgain: 'Try again',
  yourMove: 'Your move.',
  itsMove: 'Solver to move.',
  /** @param moves your own moves to the end of the game */
  youWinIn: (moves: number) =>
    moves === 1 ? 'You can win with this move.' : `You can win in ${moves} moves.`,
  youLoseIn: (moves: number) =>
    moves === 1 ? 'You lose on the solver’s next move.' : `You can hold out for ${moves} more moves.`,
  youDraw: 'With perfect play, neither side wins.',
  youWon: 'You won!',
  youLost: 'You lost.',
  winBecameDraw: 'That move gave the win away: the game is a draw now.',
  becameLoss: 'That move lost the game.',
  onlyMove: 'The only move that keeps the result. Well found!',
  slower: (moves: number) =>
    moves === 1
      ? 'That still wins, a move later than necessary.'
      : `That still wins, ${moves} moves later than necessary.`,
  values: 'Value of each move',
  win: (moves: number) => (moves === 1 ? 'wins at once' : `wins in ${moves}`),
  loss: (moves: number) => (moves === 1 ? 'loses at once' : `loses in ${moves}`),
  drawn: 'draws',
  moves: 'Moves',
  graph:
    'The value for you after each move: wins above the line, losses below; the closer to the end of the game, the farther from the line.',
  takeBack: 'Take back',
  youBegin: 'You begin',
  itBegins: 'The solver begins',
  longest: 'Watch the longest win',
  watching: (plies: number) =>
    `From this position the win takes ${plies} moves, counting both sides: more than from any other position. The solver plays both sides.`,
  stop: 'Stop watching',
  about: {
    rhombus: 'The rhombus: its games, rules and records',
    grasshopper: 'Games on small square boards: rules and records',
  },
};

export type SolvedStrings = typeof english;

export const solvedStrings: Strings<SolvedStrings> = defineStrings('solved', english);
