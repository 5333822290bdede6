import { defineStrings, type Strings } from '../load.ts';
import { formatList } from './list.ts';
import { formatOrdinal } from './ordinal.ts';

const SEATS = {
  toMove: 'To move',
  thinking: 'Thinking',
  home: (men: number) => `${men} home`,
  borneOff: (men: number) => `${men} off`,
  inHand: (men: number) => `${men} in hand`,
  place: formatOrdinal,
  won: 'Won',
  out: 'Lost',
  partner: (name: string) => `with ${name}`,
  timeLeft: (time: string) => `${time} left`,
  score: (points: string) => `Score ${points}`,
  lowTime: 'Low on time.',
};

const ACTIONS = {
  newGame: 'New game',
  rematch: 'Rematch',
  takeBack: 'Take back',
  lastMove: 'Last move',
  move: 'Move',
  moves: 'Moves',
  more: 'More',
  draw: 'Draw',
  claim: 'Claim a draw',
  resign: 'Resign',
  pass: 'Pass',
  demand: 'Demand a jump',
  demandHint: 'The next player must jump if they can.',
  returnToPresent: 'Back to the game',
  showElsewhere: 'Show the other version',
  keepThisOne: 'Keep this version',
  tryAgain: 'Try again',
  playItsMoves: 'Make its moves myself',
  nothingToTakeBack: 'There is no move to take back.',
  chooseFirst: 'Choose a man and a square first.',
  flipBoard: 'Flip the board',
  facePlayers: 'Turn names',
  copyRecord: 'Copy the record',
  copyPosition: 'Copy the position',
  hint: 'Hint',
  analyse: 'Analyse',
  noHintNow: 'Hints are available when it is your move.',
};

const MOVE_LIST = {
  title: 'Moves',
  empty: (isOver: boolean): string => (isOver ? 'No moves were made.' : 'No moves yet.'),
  round: 'Move',
  first: 'To the start',
  previous: 'Previous move',
  next: 'Next move',
  last: 'Latest move',
  pass: 'pass',
  off: 'off',
  steps: 'Step through the moves',
};

const DIALOGS = {
  resign: 'Resign this game?',
  resignText: (winners: readonly string[]) =>
    `${formatList(winners)} ${winners.length === 1 ? 'wins' : 'win'}.`,
  resignTextMany: (loser: string, endsGame: boolean) =>
    `${loser} takes the lowest remaining place${endsGame ? ', and the game ends' : '; the others play on'}.`,
  draw: 'Agree to a draw?',
  drawText: 'The game ends, and the players still in it share the remaining places.',
  playOn: 'Play on',
  agree: 'Agree to a draw',
  record: 'Record',
  position: 'Position',
  boardSettings: 'Board',
};

const PAGE = {
  board: 'Board',
  game: 'This game',
  event: 'Casual game',
  leave: 'Leave this game',
  missing: 'Game not found',
  missingText: 'It was deleted, or it is on another device. Your other games are on the home page.',
  toHomePage: 'Go to the home page',
  notSaved: 'Moves are not saved: browser storage is full or blocked.',
  rules: 'Rules',
  allRules: 'The rules with pictures',
};

/** The strings of the game page. */
const english = {
  seats: SEATS,
  actions: ACTIONS,
  moveList: MOVE_LIST,
  dialogs: DIALOGS,
  page: PAGE,
};

export type PlayStrings = typeof english;

export const playStrings: Strings<PlayStrings> = defineStrings('play', english);
