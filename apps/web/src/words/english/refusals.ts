import type { RefusalCode } from '@halma/rules';

/** Why something is no move, for a reader who plays alone. What is not listed says no more than that. */
export const REFUSALS: Readonly<Partial<Record<RefusalCode, string>>> & { readonly other: string } = {
  other: 'That is not a move.',
  'no-man-there': 'No man stands there.',
  'not-your-man': 'That man is not yours to move.',
  occupied: 'A man stands there already.',
  'same-cell': 'A move has to end on another square.',
  'not-adjacent':
    'That is not a move. A step goes to the next square; a hop runs straight over one man to the square just beyond.',
  'no-man-to-jump': 'No hop leads there. Each jump needs one man to cross and an empty square just beyond.',
  'broken-route': 'The way that is written is not a chain of jumps.',
  'yard-must-empty': 'Leave your yard first.',
  'game-over': 'All men are home already; nothing can follow.',
  'unknown-cell': 'The board has no such square.',
  'bad-move': 'This is not a move. Moves look like d3-e4 or d1>d3>f5.',
  'bad-key': 'This is not a key. Its moves look like II,5 to III,6 with a full stop between them.',
  'repeated-cell': 'A hop does not come twice to one square.',
  'too-long': 'The text is longer than any line.',
};
