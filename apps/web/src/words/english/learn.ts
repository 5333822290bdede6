import type { ChapterId, LessonId } from '../../learn/lesson.ts';

/** A lesson: its name, a line for the list, what it teaches, what it asks, and what is said when that is done. */
interface LessonWords {
  readonly title: string;
  readonly about: string;
  readonly text: string;
  readonly task: string;
  readonly done: string;
}

const CHAPTERS: Readonly<Record<ChapterId, string>> = {
  moves: 'The moves',
  yards: 'The yards',
  play: 'How to be quick',
};

const LESSONS: Readonly<Record<LessonId, LessonWords>> = {
  step: {
    title: 'The step',
    about: 'One square, any of eight ways.',
    text: 'A man can step to any of the eight squares round him, if it is empty: forward, back, sideways or across a corner. A step ends the move.',
    task: 'Bring d4 to f5 in two steps.',
    done: 'Two steps, two moves. A man alone gets no further than that.',
  },
  jump: {
    title: 'The jump',
    about: 'Straight over one man, to the square just beyond.',
    text: 'All eight squares round the man are taken, so he cannot step. He can jump over any one of them, his own or another’s, in a straight line, to the empty square just beyond. Whoever is jumped stays where he is: nothing is ever taken.',
    task: 'Bring d4 to f6 in one move.',
    done: 'One jump, two squares, and every man is still on the board.',
  },
  hop: {
    title: 'The hop',
    about: 'Jump, and jump again, while you can and wish to.',
    text: 'After a jump the same man may jump again, in any direction, as often as he finds a man to cross. All of it is one hop and one move. He may stop after any jump.',
    task: 'Bring b2 to d6 in one move.',
    done: 'One hop of two jumps, and it turned a corner.',
  },
  'long-hop': {
    title: 'A long way',
    about: 'Thirteen squares by one hop.',
    text: 'A hop may be straight, zigzag or winding. The leaflet shows a man who can come to thirteen squares in one hop; so can this one. Choose him, and the board lights them all. Rest on a square, and it draws the way there.',
    task: 'Bring a1 to g7 in one move.',
    done: 'Thirteen jumps in one move. You press the man and the last square; the board finds the way.',
  },
  'one-or-other': {
    title: 'One or the other',
    about: 'A step and a hop are two moves.',
    text: 'A move is either one step or one hop, never both. A man who steps up to another must wait a turn before he can jump him.',
    task: 'Bring c2 to e5 in two moves.',
    done: 'First the step, then the hop: two moves.',
  },
  'false-jump': {
    title: 'The false jump',
    about: 'A jump is straight. It never bends like a knight.',
    text: 'The commonest slip is a jump that bends, as a knight goes at chess: from c3 over d4 to e6. The leaflet gives a test for it. A step may change the colour of a man’s square; a hop never does, however long it is.',
    task: 'Bring c3 to e6 in two moves.',
    done: 'The hop kept the colour; the step changed it.',
  },
  yard: {
    title: 'The yard',
    about: 'Fill the far corner and you have won.',
    text: 'Every player begins in the yard in his corner. Whoever first has all his men in the yard opposite wins. The line round it is no wall: men cross it freely, both ways.',
    task: 'Bring the last two men home in three moves.',
    done: 'All ten are home. That is how a game is won.',
  },
  leave: {
    title: 'Leave your yard',
    about: 'Once he has left his, you must leave yours.',
    text: 'A player could keep a man at home for ever, and nobody could fill that yard. So there is a rule: when your rival has left his yard, you must move a man out of yours if you can. Try another man, and the board says why not.',
    task: 'Make a move the rule allows.',
    done: 'One man is out. Until the last has gone, the rule keeps asking.',
  },
  squatter: {
    title: 'The squatter',
    about: 'One man left behind does not spoil the game.',
    text: 'Another rule against the same trick: the far yard need only be full, with one man of yours in it at least. Here a yellow man sits on h8 and will not go.',
    task: 'Fill the yard round him in two moves.',
    done: 'The yard is full, and his man counts for you. Your tenth need not come.',
  },
  ladder: {
    title: 'The ladder',
    about: 'Men set one square apart carry the rest.',
    text: 'Men in line with an empty square between them are a ladder. Whoever stands at its foot can run down all of it in one move, eight squares here, and on the large board ten or twelve. His men and yours are rungs alike.',
    task: 'Bring a1 to i9 in one move.',
    done: 'Eight squares in one move. The rungs stay for the next man.',
  },
  rung: {
    title: 'First a step',
    about: 'One step sets a rung, and a long hop follows.',
    text: 'The whole secret, says the leaflet, is to use steps with judgment, so that long hops become possible. This ladder lacks one rung, and the man beside it can set it.',
    task: 'Bring a1 to i9 in two moves.',
    done: 'A step of one square was worth a hop of eight.',
  },
  scout: {
    title: 'Scouts in the way',
    about: 'Those in front must not block those behind.',
    text: 'The man on g7 has run ahead, and stands on the very square where the others must land. Moved on by one, he is no longer in the way. He is a rung.',
    task: 'Bring your two men to h8 and i9 in two moves.',
    done: 'The scout made room, and lengthened the ladder.',
  },
  pair: {
    title: 'No one left behind',
    about: 'Two men leap over each other; one man walks.',
    text: 'A straggler gains one square with each move. Two men in line gain two, each jumping the other in turn. So bring the last men on in pairs, while there still are pairs.',
    task: 'Bring both men to f6 and g7 in four moves.',
    done: 'Four moves. Step by step it would have taken eight.',
  },
  patience: {
    title: 'Back, to go forward',
    about: 'Sometimes the foot of the ladder lies behind you.',
    text: 'There is a ladder here, but the man stands beside it. Look over the whole board before each move, and at the ways that first lead back.',
    task: 'Bring c3 to h9 in two moves.',
    done: 'One square back, and then a hop of three jumps.',
  },
  highway: {
    title: 'Closed in front',
    about: 'A ladder is open to him too. Shut his end of it.',
    text: 'Your ladder leads both ways: the yellow man on g7 can run down it into your corner. Keep your own end open, and the far end closed.',
    task: 'Move so that no yellow man can gain more than one square.',
    done: 'The highway is closed to him. At best he can step.',
  },
  wall: {
    title: 'The wall',
    about: 'Two ranks deep, and nobody jumps it.',
    text: 'A single rank is a row of men to jump. Two ranks, one behind the other, cannot be jumped at all, and your rival has to go round. Mind that a wall does not move either.',
    task: 'Close the wall, so that the yellow man cannot come nearer.',
    done: 'Two deep, it holds. The first to open such a wall usually pays for it.',
  },
  packing: {
    title: 'Packing',
    about: 'Fill the yard from the back.',
    text: 'The last men in decide how many moves the end takes. Keep lanes open into the far corner, and do not fill the near squares first: then each of the last men needs one move only.',
    task: 'Bring the last three men home in three moves.',
    done: 'One move each. With f6 on h6 instead it would have taken longer.',
  },
};

/** The words of the lessons. */
export const LEARN = {
  chapters: CHAPTERS,
  lessons: LESSONS,
  title: 'Learn on small boards',
  lead: 'Each board asks for one thing. The first six are the whole of the moves; the last eight are how to be quick.',
  figure: (number: number, title: string) => `Fig. ${number}. ${title}`,
  board: 'The lesson’s board',
  list: 'Lessons',
  number: (number: number) => `${number}.`,
  isDone: 'Done',
  movesLeft: (left: number) => (left === 1 ? 'One move left.' : `${left} moves left.`),
  spent: 'That was the last move, and it is not done yet. Take back, or start again.',
  stuck: (square: string) => `The man on ${square} cannot move now.`,
  back: 'Take back',
  restart: 'Start again',
  show: 'Show me',
  next: 'Next lesson',
  finished: 'That was the last lesson. Play a game, or try a solitaire.',
  play: 'Play',
  solitaires: 'Solitaires',
  more: 'To read',
  history: 'Where it comes from',
  books: 'Halma in books and films',
  print: 'Boards and rules to print',
  unknown: 'There is no lesson at this address.',
  allLessons: 'All lessons',
};
