import { listed } from './list.ts';

const SEATS = {
  toMove: 'To move',
  thinking: 'Thinking',
  home: (done: number) => `${done} home`,
  off: (done: number) => `${done} off`,
  hand: (men: number) => `${men} in hand`,
  place: (rank: number) => ['1st', '2nd', '3rd'][rank - 1] ?? `${rank}th`,
  out: 'Out',
  partner: (name: string) => `with ${name}`,
  timeLeft: (time: string) => `${time} left`,
  score: (points: string) => `Score ${points}`,
  lowTime: 'Little time is left.',
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
  demandHint: 'The next player must jump if a jump can be made.',
  returnToPresent: 'Return to the present',
  showElsewhere: 'Show it',
  keepThisOne: 'Keep this one',
  askAgain: 'Ask again',
  playItsMen: 'Play its men here',
  nothingToTakeBack: 'Nothing has been played yet.',
  nothingPlayed: 'No move has been made yet.',
  chooseFirst: 'Choose a man and a square first.',
  turnBoard: 'Turn the board',
  copyRecord: 'Copy the record',
  copyPosition: 'Copy the position',
  hint: 'Hint',
  analyse: 'Analyse',
  noHintNow: 'A hint is there when it is your move.',
};

const MOVE_LIST = {
  title: 'Moves',
  empty: 'Nothing has been played yet.',
  round: 'Round',
  first: 'To the start',
  previous: 'One move back',
  next: 'One move on',
  last: 'To the present',
  pass: 'pass',
  off: 'off',
  steps: 'Look back',
};

const DIALOGS = {
  resign: 'Resign this game?',
  resignText: (winners: readonly string[]) =>
    `${listed(winners)} ${winners.length === 1 ? 'wins' : 'win'}. The men stay where they are, and the record is kept.`,
  resignTextMany: (loser: string) => `${loser} comes last of those left; the others play on.`,
  draw: 'Agree on a draw?',
  drawText: 'The game ends now, and everybody still in play shares the place.',
  playOn: 'Play on',
  agree: 'Agree on a draw',
  moreTitle: 'This game',
  record: 'Record',
  position: 'Position',
  boardSettings: 'The board',
  onePress: 'One press moves',
  onePressText: 'A lit square plays at once, without showing the route first.',
  showMovable: 'Show the men that can move',
  turnsToMover: 'Turn the board between moves',
  turnsToMoverText: 'Whoever is to move sits at the bottom, where several play at this screen.',
  sounds: 'Sounds',
  soundsText: 'A wooden tick for each jump. The key S turns it on and off.',
  coordinates: 'Squares',
  coordinatesChoices: { modern: 'a1 to p16', leaflet: 'I,1 to XVI,16', none: 'Not shown' },
};

const PAGE = {
  board: 'Board',
  game: 'This game',
  event: 'Game at this board',
  leave: 'Leave the board',
  missing: 'This game is not here',
  missingText: 'It was deleted, or it is kept on another device. Your other games are on the first page.',
  toFirstPage: 'To the first page',
};

/** What stands on the page beside the board. */
export const PLAY_ENGLISH = {
  seats: SEATS,
  actions: ACTIONS,
  moveList: MOVE_LIST,
  dialogs: DIALOGS,
  page: PAGE,
};

export type PlayWords = typeof PLAY_ENGLISH;
