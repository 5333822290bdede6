/** The rows of the start of a game. */
export const START_ROWS: readonly string[] = [
  'BBBBB...........',
  'BBBBB...........',
  'BBBB............',
  'BBB.............',
  'BB..............',
  ...new Array<string>(6).fill('................'),
  '..............WW',
  '.............WWW',
  '............WWWW',
  '...........WWWWW',
  '...........WWWWW',
];

/**
 * Returns the text of an `input.txt`. Defaults to the start of a game, with Black to move and 300 seconds
 * left.
 */
export function inputText({
  kind = 'GAME',
  side = 'BLACK',
  seconds = '300',
  rows = START_ROWS,
}: {
  readonly kind?: string;
  readonly side?: string;
  readonly seconds?: string;
  readonly rows?: readonly string[];
} = {}): string {
  return `${[kind, side, seconds, ...rows].join('\n')}\n`;
}
