import type { BoardId } from '@halma/rules';
import { defineStrings, type Strings } from '../load.ts';

/** A section of the rules on the leaflet. */
export interface LeafletSection {
  readonly title: string;
  readonly text: readonly string[];
}

const INSIDE: readonly LeafletSection[] = [
  {
    title: 'What you need',
    text: [
      'A board of sixteen by sixteen squares. For two players nineteen men each, for four thirteen each, in as many colours as there are players.',
      'Two players sit opposite each other, and each fills the large camp on their left. Four players use the small camps, one in each corner.',
    ],
  },
  {
    title: 'Aim of the game',
    text: ['Bring all your men into the camp opposite. The first player to do so wins.'],
  },
  {
    title: 'The step',
    text: [
      'The players move in turn, clockwise, one man at a time. A man may step to any empty square next to it: forward, back, sideways or diagonally.',
    ],
  },
  {
    title: 'The hop',
    text: [
      'Or it may jump, in a straight line, over a man beside it to the empty square just beyond. The man that is jumped may belong to any player and stays on the board.',
      'From there it may jump again, in any direction, as long as it finds a man to jump over. All these jumps together are one hop and one move. The man may stop after any jump; jumping is never compulsory.',
      'A move is one step or one hop, never both. A jump never bends like a knight’s move in chess: a hop always ends on a square of the colour it began on.',
    ],
  },
  {
    title: 'The camps',
    text: [
      'The lines around the camps are not walls; men cross them freely. But once your opponent has left their camp, you must move a man out of yours if you can.',
    ],
  },
  {
    title: 'Four players',
    text: [
      'Each plays alone; or partners sit opposite each other or side by side. Partners win when both are home. A player who is home is skipped, and the others play on.',
    ],
  },
];

const BACK: readonly LeafletSection[] = [
  {
    title: 'How to win the race',
    text: [
      'Set men in line with one empty square between them: a ladder, down which the others run ten squares and more in one move.',
      'A step that sets a missing rung is worth more than a short hop. Leave no straggler behind: alone it moves one square at a time.',
      'Do not let men in front block those behind. Fill the far camp from the back.',
    ],
  },
  {
    title: 'Alone',
    text: [
      'Bring nineteen men out of the camp in nineteen moves, into a figure that is symmetric about the diagonal.',
      'Move the whole army across the empty board. Forty-three moves are known to be enough; twenty-six are known to be too few.',
    ],
  },
];

/** The strings of the print page and of the leaflet that it prints. */
const english = {
  title: 'Print',
  lead: 'A board to scale, or the rules on a leaflet to fold. Print at full size: 100%, not “fit to page”.',
  whatToPrint: 'What to print',
  printables: { board: 'A board', rules: 'The rules' },
  board: 'Board',
  boards: {
    H16: 'Halma, 16 × 16',
    H10: 'Grasshopper, 10 × 10',
    H8: 'Grasshopper, 8 × 8',
    S121: 'Chinese checkers, 121 holes',
    R9: 'Rhombus, 81 holes',
    R7: 'Rhombus, 49 holes',
    R6: 'Rhombus, 36 holes',
    R5: 'Rhombus, 25 holes',
    C9: 'Cetro, 9 × 9',
    C8: 'Cetro, our reconstruction, 8 × 8',
  } satisfies Readonly<Record<BoardId, string>>,
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  size: 'Size of a square',
  pitch: 'From hole to hole',
  fit: (size: string) => `${size} mm, to fit one sheet`,
  millimetres: (size: string) => `${size} mm`,
  squares: 'Squares',
  shades: { tinted: 'Tinted', plain: 'Lines only' },
  sheets: (count: number) =>
    count === 1 ? 'One sheet.' : `${count} sheets: cut them at the marks and join them.`,
  measures: (width: string, height: string) => `The board measures ${width} × ${height} cm.`,
  folding: 'Two sides of one sheet. Print on both sides, flipped on the short edge, and fold in the middle.',
  print: 'Print',
  preview: 'Preview',
  sheet: (position: number, count: number) => `Sheet ${position} of ${count}`,
  sheetPosition: (column: number, row: number) => `column ${column}, row ${row}`,
  ruler: '50 mm',
  back: 'Learn',
  leaflet: {
    title: 'Halma',
    subtitle: 'The leap',
    about: 'The rules for two and for four',
    caption: 'A hop of two jumps.',
    outside: 'Outside of the leaflet',
    inside: 'Inside of the leaflet',
    insideSections: INSIDE,
    backSections: BACK,
  },
};

export type PrintStrings = typeof english;

export const printStrings: Strings<PrintStrings> = defineStrings('print', english);
