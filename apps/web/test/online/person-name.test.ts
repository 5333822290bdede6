import type { Person, SeatHolder } from '@halma/protocol';
import { expect, test } from 'vitest';
import { holderNames } from '../../src/online/person-name.ts';

const ANN: Person = { id: 'ann1', name: 'Ann', guest: false };
const OPEN: SeatHolder = { kind: 'open' };
const person: SeatHolder = { kind: 'person', person: ANN.id };
const level: SeatHolder = { kind: 'level', level: 3 };

test.each([
  ['only people', [person], 'Ann'],
  ['one open seat', [person, OPEN], 'Ann and 1 open seat'],
  ['several open seats', [OPEN, person, OPEN, OPEN, level, OPEN], 'Ann, Computer, level 3 and 4 open seats'],
  ['no player yet', [OPEN, OPEN], '2 open seats'],
])('the names of the seat holders in a game with %s', (_, holders, expected) => {
  expect(holderNames(holders, [ANN])).toBe(expected);
});
