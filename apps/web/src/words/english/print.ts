/** A stretch of the rules on the leaflet. */
export interface LeafletSection {
  readonly title: string;
  readonly text: readonly string[];
}

const INSIDE: readonly LeafletSection[] = [
  {
    title: 'What you need',
    text: [
      'A board of sixteen by sixteen squares. For two players nineteen men each, for four thirteen each, in as many colours as there are players.',
      'Two sit opposite each other, each with a large yard at his left hand, and fill it. Four use the small yards, one in every corner.',
    ],
  },
  {
    title: 'What you want',
    text: ['Bring all your men into the yard opposite. Whoever has done so first has won.'],
  },
  {
    title: 'The step',
    text: [
      'The players move in turn, clockwise, one man at a time. A man may step to any of the eight squares round him that is empty.',
    ],
  },
  {
    title: 'The hop',
    text: [
      'Or he may jump, in a straight line, over one man beside him into the empty square just beyond. The man he jumps may be anybody’s, and stays on the board.',
      'From there he may jump again, in any direction, as often as he finds a man to cross. All his jumps together are one hop and one move. He may stop after any jump, and need never jump at all.',
      'A move is one step or one hop, never both. A jump never bends as a knight does at chess: a hop always ends on a square of the colour it began on.',
    ],
  },
  {
    title: 'The yards',
    text: [
      'The lines round the yards are no walls; men cross them freely. But once your rival has left his yard, you must move a man out of yours if you can.',
    ],
  },
  {
    title: 'Four players',
    text: [
      'Each for himself; or partners sit opposite each other, or side by side. Partners win when both are home. Whoever is home is passed over, and the others play on.',
    ],
  },
];

const BACK: readonly LeafletSection[] = [
  {
    title: 'How to be quick',
    text: [
      'Set men in line with one empty square between them: a ladder, down which the others run ten squares and more in one move.',
      'A step that sets a missing rung is worth more than a short hop. Leave no straggler behind: alone he goes one square at a time.',
      'Do not let those in front block those behind. Fill the far yard from the back.',
    ],
  },
  {
    title: 'Alone',
    text: [
      'Bring nineteen men out of the yard in nineteen moves, into a figure that mirrors itself in the diagonal.',
      'Move the whole army across the empty board. Forty-three moves are known to be enough; twenty-six are known to be too few.',
    ],
  },
];

/** The words of the page that prints, and of the leaflet it prints. */
export const PRINT = {
  title: 'Print',
  lead: 'A board of your own, to scale, or the rules on a leaflet to fold. Print at full size: 100 per cent, not “fit to page”.',
  what: 'What to print',
  whats: { board: 'A board', rules: 'The rules' },
  board: 'Board',
  boards: {
    H16: 'Halma, 16 × 16',
    H10: 'Grasshopper, 10 × 10',
    H8: 'Grasshopper, 8 × 8',
    S121: 'The star, 121 holes',
    C9: 'Cetro, 9 × 9',
  } as Readonly<Record<string, string>>,
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  size: 'Size of a square',
  pitch: 'From hole to hole',
  fit: (size: string) => `${size} mm, to fit one sheet`,
  millimetres: (size: string) => `${size} mm`,
  squares: 'Squares',
  shades: { tinted: 'Tinted', plain: 'Lines only' },
  sheets: (count: number) =>
    count === 1 ? 'One sheet.' : `${count} sheets, to be cut at the marks and joined.`,
  measures: (width: string, height: string) => `The board measures ${width} × ${height} cm.`,
  folding: 'Two sides of one sheet. Print both sides, turned on the short edge, and fold in the middle.',
  print: 'Print',
  preview: 'What will be printed',
  sheet: (number: number, count: number) => `Sheet ${number} of ${count}`,
  place: (column: number, row: number) => `column ${column}, row ${row}`,
  ruler: '50 mm',
  back: 'Learn',
  leaflet: {
    title: 'Halma',
    subtitle: 'The leap',
    about: 'The rules for two and for four',
    caption: 'A hop of two jumps.',
    outside: 'Outside of the leaflet',
    inside: 'Inside of the leaflet',
    pages: INSIDE,
    last: BACK,
  },
};
