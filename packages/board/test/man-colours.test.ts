import { seatLetter } from '@halma/rules';
import { expect, test } from 'vitest';
import { manColourOf } from '../src/man-colours.ts';
import { rulesOf } from './fixtures.ts';

test('a chosen colour replaces the usual one of its seat only', () => {
  const rules = rulesOf('halma-2');
  const chosen = new Map([[3, 'blue']] as const);
  expect(rules.seats.map((seat) => manColourOf(rules, seat, chosen))).toEqual(['ink', 'blue']);
});

test.each([
  ['halma-2', 'A ink, C box'],
  ['halma-4', 'A ink, B red, C box, D green'],
  ['grasshopper-8', 'A ink, C box'],
  ['star-2', 'A ink, D box'],
  ['star-3', 'A ink, C box, E red'],
  ['star-4', 'B ink, C red, E box, F green'],
  ['star-6', 'A ink, B box, C red, D bone, E green, F blue'],
  ['cetro', 'A ink, C box'],
])('in %s the seats have the colours %s', (game, colours) => {
  const rules = rulesOf(game);
  expect(rules.seats.map((seat) => `${seatLetter(seat)} ${manColourOf(rules, seat)}`).join(', ')).toBe(
    colours,
  );
});
