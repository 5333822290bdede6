import { seatLetter } from '@halma/rules';
import { expect, test } from 'vitest';
import { suitOf } from '../src/dress.ts';
import { rulesOf } from './games.ts';

test.each([
  ['halma-2', 'A ink, C box'],
  ['halma-4', 'A ink, B red, C box, D green'],
  ['grasshopper-8', 'A ink, C box'],
  ['star-2', 'A ink, D box'],
  ['star-3', 'A ink, C box, E red'],
  ['star-4', 'B ink, C red, E box, F green'],
  ['star-6', 'A ink, B box, C red, D bone, E green, F blue'],
  ['cetro', 'A ink, C box'],
])('in %s the seats wear %s', (game, dress) => {
  const rules = rulesOf(game);
  expect(rules.seats.map((seat) => `${seatLetter(seat)} ${suitOf(rules, seat)}`).join(', ')).toBe(dress);
});
