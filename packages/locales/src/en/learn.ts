import { defineStrings, type Strings } from '../load.ts';

/** The strings of a lesson: title, a line for the list, the explanation, the task, and the message at its end. */
interface LessonStrings {
  readonly title: string;
  readonly about: string;
  readonly text: string;
  readonly task: string;
  readonly done: string;
}

const CHAPTERS = {
  moves: 'The moves',
  yards: 'The camps',
  play: 'How to win the race',
  star: 'On the star',
  others: 'Other games of the family',
};

const LESSONS = {
  step: {
    title: 'The step',
    about: 'One square, any of eight ways.',
    text: 'A man can step to any empty square next to it: forward, back, sideways or diagonally. A step ends the move.',
    task: 'Bring d4 to f5 in two steps.',
    done: 'Two steps, two moves. A man on its own gets no further than that.',
  },
  jump: {
    title: 'The jump',
    about: 'Straight over one man, to the square just beyond.',
    text: 'All eight squares around the man are occupied, so it cannot step. It can jump over any one of those men, whichever side it belongs to, in a straight line, to the empty square just beyond. The man that is jumped stays where it is: nothing is ever captured.',
    task: 'Bring d4 to f6 in one move.',
    done: 'One jump, two squares, and every man is still on the board.',
  },
  hop: {
    title: 'The hop',
    about: 'Jump, and jump again, as long as you like.',
    text: 'After a jump the same man may jump again, in any direction, as long as it finds a man to jump over. Together the jumps are one hop and one move. The man may stop after any jump.',
    task: 'Bring b2 to d6 in one move.',
    done: 'One hop of two jumps, and it turned a corner.',
  },
  'long-hop': {
    title: 'A long hop',
    about: 'Thirteen squares in one hop.',
    text: 'A hop may be straight, zigzag or winding. The leaflet of 1885 shows a man that can reach thirteen squares in one hop; so can this one. Choose it, and the board highlights them all. Point at a square, and the board draws the route.',
    task: 'Bring a1 to g7 in one move.',
    done: 'Thirteen jumps in one move. Choose the man and the last square; the board finds the route.',
  },
  'one-or-other': {
    title: 'One or the other',
    about: 'A step and a hop are two moves.',
    text: 'A move is either one step or one hop, never both. A man that steps up to another cannot jump it before the next turn.',
    task: 'Bring c2 to e5 in two moves.',
    done: 'First the step, then the hop: two moves.',
  },
  'false-jump': {
    title: 'The false jump',
    about: 'A jump is straight. It never turns a corner like a knight’s move.',
    text: 'The most common mistake is a jump that bends like a knight’s move in chess: from c3 over d4 to e6. The leaflet of 1885 gives a test: a step may change the colour of a man’s square; a hop never does, however long it is.',
    task: 'Bring c3 to e6 in two moves.',
    done: 'The hop kept the colour; the step changed it.',
  },
  yard: {
    title: 'The camp',
    about: 'Fill the camp opposite, and you win.',
    text: 'Each player starts in the camp in their own corner. The first player to have all their men in the camp opposite wins. The line around a camp is not a wall: men cross it freely, both ways. The leaflets call a camp a yard.',
    task: 'Bring the last two men home in three moves.',
    done: 'All ten are home. That is how a game is won.',
  },
  leave: {
    title: 'Leave your camp',
    about: 'Once your opponent has left, you must leave too.',
    text: 'A player could keep a man in camp forever, and the opponent could never fill that camp. So there is a rule: once your opponent has left their camp, you must move a man out of yours if you can. Try another man, and the board explains why it may not move.',
    task: 'Make a move the rule allows.',
    done: 'One man is out. The rule holds until the last man has left.',
  },
  squatter: {
    title: 'The squatter',
    about: 'A man that stays behind does not spoil the game.',
    text: 'Another rule against the same trick: the far camp only has to be full, with at least one of your men in it. Here a yellow man stays on h8.',
    task: 'Fill the camp around it in two moves.',
    done: 'The camp is full, and the yellow man counts for you. Your tenth man need not arrive.',
  },
  ladder: {
    title: 'The ladder',
    about: 'Men set one square apart carry the rest.',
    text: 'Men in line with an empty square between them are a ladder. A man at one end can run the whole length in one move: eight squares here, ten or twelve on the large board. Men of both sides serve as rungs.',
    task: 'Bring a1 to i9 in one move.',
    done: 'Eight squares in one move. The rungs stay for the next man.',
  },
  rung: {
    title: 'First a step',
    about: 'One step sets a rung, and a long hop follows.',
    text: 'The secret, says the leaflet of 1885, is to use steps with judgment, so that long hops become possible. This ladder lacks one rung, and the man beside it can set it.',
    task: 'Bring a1 to i9 in two moves.',
    done: 'A step of one square was worth a hop of eight.',
  },
  scout: {
    title: 'Scouts in the way',
    about: 'Men in front must not block those behind.',
    text: 'The man on g7 has run ahead and stands on the square where the others must land. One square further, it is no longer in the way: it is a rung.',
    task: 'Bring your two men to h8 and i9 in two moves.',
    done: 'The scout made room, and lengthened the ladder.',
  },
  pair: {
    title: 'No one left behind',
    about: 'Two men jump over each other; a single man can only step.',
    text: 'A straggler gains one square with each move. Two men in line gain two, each jumping the other in turn. So bring the last men on in pairs, while you still have pairs.',
    task: 'Bring both men to f6 and g7 in four moves.',
    done: 'Four moves. Step by step it would have taken eight.',
  },
  patience: {
    title: 'Back, to go forward',
    about: 'Sometimes the foot of the ladder lies behind you.',
    text: 'There is a ladder here, but the man stands beside it. Before each move look over the whole board, including routes that first lead back.',
    task: 'Bring c3 to h9 in two moves.',
    done: 'One square back, and then a hop of three jumps.',
  },
  highway: {
    title: 'Closed in front',
    about: 'Your opponent can use your ladder too. Close the far end.',
    text: 'Your ladder leads both ways: the yellow man on g7 can run down it into your corner. Keep your own end open, and the far end closed.',
    task: 'Make a move after which no yellow man can gain more than one square.',
    done: 'The ladder is closed to yellow, who can now only step.',
  },
  wall: {
    title: 'The wall',
    about: 'Two rows deep, and no man can jump it.',
    text: 'A single row only gives your opponent men to jump. Two rows, one behind the other, cannot be jumped at all, and your opponent has to go around. Remember that a wall does not move forward either.',
    task: 'Close the wall, so that the yellow man cannot get any closer.',
    done: 'Two deep, it holds. The first to open such a wall usually pays for it.',
  },
  packing: {
    title: 'Packing',
    about: 'Fill the camp from the back.',
    text: 'The last men to arrive decide how many moves the ending takes. Keep lanes open into the far corner, and fill the near squares last, so that each of the last men needs only one move.',
    task: 'Bring the last three men home in three moves.',
    done: 'One move each. Had the man from f6 gone to h6, it would have taken longer.',
  },
  'star-step': {
    title: 'Six directions',
    about: 'On the star a man has six neighbours, not eight.',
    text: 'Chinese checkers is Halma on a star of 121 holes. The lines show the six directions: two along the row, two up and two down. There is no hole straight above a man, so the way up is a zigzag.',
    task: 'Bring i5 to k6 in two steps.',
    done: 'Up to one side, up to the other. Both ways round are equally good.',
  },
  'star-hop': {
    title: 'Round the corners',
    about: 'A hop may turn at every landing.',
    text: 'Because each jump may go in a new direction, a hop on the star often swings from side to side. Look for men with an empty hole behind them, not for straight lines.',
    task: 'Bring a1 to the middle of the star, i5, in one move.',
    done: 'Four jumps, from the tip of the point to the middle.',
  },
  'star-point': {
    title: 'The tip first',
    about: 'A point has one entrance, so fill it from the back.',
    text: 'The tip of a point is its narrowest place. A man that stops halfway blocks the holes behind it. Here two men still have to come in, and one of them is on its way to the tip.',
    task: 'Fill the point in two moves.',
    done: 'The far man first, the near man second. The other way round, it takes longer.',
  },
  'marked-corner': {
    title: 'The pennant',
    about: 'In Marked Halma one man must end on the corner.',
    text: 'The man with the pennant started in your own corner, and only it may stand on the corner opposite when the game ends. Here a different man has taken its place.',
    task: 'Make room, and bring the marked man to h8: two moves.',
    done: 'The camp is full and the pennant is on the corner. Keep that square free until the marked man arrives.',
  },
  'color-rung': {
    title: 'Steppers and hoppers',
    about: 'In Color Halma a man either steps or hops.',
    text: 'Men that start on dark squares step diagonally and never jump. Men that start on light squares jump along rows and columns and never step, and only steppers can stand where the hoppers need a rung. So the steppers build the ladder, and the hoppers use it.',
    task: 'Set the missing rung, and bring b1 to b7: two moves.',
    done: 'One step was worth three jumps. Without steppers a hopper cannot move at all.',
  },
  'edge-step': {
    title: 'Over the edge',
    about: 'In Top Secret the men leave the board.',
    text: 'No camps here: the first side with no men on the board wins. A man on a square at the edge may step off. The arrow beside the board shows where.',
    task: 'Take both men off the board in three moves.',
    done: 'One step to the edge, and two over it.',
  },
  'edge-hop': {
    title: 'Keep a man to jump over',
    about: 'A hop may end beside the board.',
    text: 'A hop may lead off the board too, if its last jump passes over a man that stands at the edge. So a man at the edge is useful, and should not be the first to leave.',
    task: 'Take both men off the board in two moves.',
    done: 'Over the edge in one hop. The man at the edge left last.',
  },
  'cetro-jump': {
    title: 'Only by jumping',
    about: 'In Cetro there is no step forward.',
    text: 'A man moves forward only by jumping diagonally over one man, yours or your opponent’s. One jump is a move: there are no chains. The symbol on a man shows the row where it must end; a cross ends on the seventh.',
    task: 'Bring e3 to a7 in two moves.',
    done: 'Two jumps, four rows. Without a man to jump over, it would have stayed where it was.',
  },
  'cetro-back': {
    title: 'Back to go forward',
    about: 'One row too far is as bad as one too short.',
    text: 'A jump covers two rows. The man on d8 has to reach row nine, and from row eight no jump can end there. So it first falls back one square diagonally: the only other move in Cetro.',
    task: 'Bring d8 to g9 in two moves.',
    done: 'Back one row, and forward two. Count the rows before you jump.',
  },
} satisfies Readonly<Record<string, LessonStrings>>;

/** The strings of the lessons. */
const english = {
  chapters: CHAPTERS,
  lessons: LESSONS,
  title: 'Learn on small boards',
  lead: 'Each board sets one task. The first chapter shows all the moves, the next two how to win; the last two are about the star and other games.',
  figure: (position: number, title: string) => `Fig. ${position}. ${title}`,
  board: 'The lesson’s board',
  list: 'Lessons',
  number: (position: number) => `${position}.`,
  isDone: 'Done',
  movesLeft: (left: number) => (left === 1 ? 'One move left.' : `${left} moves left.`),
  outOfMoves: 'That was your last move, and the task is not done. Take a move back, or start again.',
  stuck: (square: string) => `The man on ${square} cannot move now.`,
  takeBack: 'Take back',
  restart: 'Start again',
  show: 'Show me',
  next: 'Next lesson',
  finished: 'That was the last lesson. Play a game, or try a solitaire.',
  play: 'Play',
  solitaires: 'Solitaires',
  furtherReading: 'Further reading',
  solved: 'Play against a perfect opponent',
  glossary: 'Glossary',
  history: 'History',
  books: 'Halma in books and films',
  print: 'Boards and rules to print',
  unknown: 'There is no lesson at this address.',
  allLessons: 'All lessons',
};

export type LearnStrings = typeof english;

export const learnStrings: Strings<LearnStrings> = defineStrings('learn', english);
