import { MAN_COLOURS, manColourOf } from '@halma/board';
import { GAMES, type GameRecord, makeRules, parseRecord, type Seat } from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newDeviceGame, restoreDeviceGame, toStoredGame } from '../../src/game/device-game.ts';
import {
  givenName,
  givenNames,
  nameDetail,
  recordName,
  seatName,
  subjectName,
} from '../../src/game/names.ts';
import { rematch } from '../../src/game/new-game.ts';
import { recordText } from '../../src/game/record-text.ts';
import { hasDistinctColours, withColour } from '../../src/game/seat-colours.ts';
import { cleanName, MAX_NAME_LENGTH, NO_LABELS, type SeatLabels } from '../../src/game/seat-labels.ts';
import { gameOf, valueOrFail } from './setup.ts';

const FAMILY: SeatLabels = {
  names: new Map([
    [1, 'Ruth'],
    [2, 'Mei'],
    [4, 'Idris'],
  ]),
  colours: new Map([[2, 'blue']]),
};
const family = gameOf('halma-4', 'ppcp', {}, 'A', FAMILY);

/** Returns the labels of a game after they were replaced in the device's storage. */
function restoredLabels(labels: unknown): SeatLabels | undefined {
  const stored = toStoredGame(newDeviceGame('one', family, null), 0);
  return restoreDeviceGame({ ...JSON.parse(JSON.stringify(stored)), ...(labels as object) })?.session.labels;
}

describe('chosen names', () => {
  test.each([
    [1, 'Ruth', '', 'Ruth', 'Ruth'],
    [2, 'Mei', '', 'Mei', 'Mei'],
    [3, 'Computer, level 4', 'Yellow', 'The computer', 'Level 4 computer'],
    [4, 'Idris', '', 'Idris', 'Idris'],
  ] as const)(
    'name seat %d on its plate, in sentences and in records',
    (seat, plate, detail, subject, record) => {
      expect([
        seatName(family, seat),
        nameDetail(family, seat),
        subjectName(family, seat),
        recordName(family, seat),
      ]).toEqual([plate, detail, subject, record]);
    },
  );

  test('stay on the plate of the only person, who is still addressed as “you”', () => {
    const alone = gameOf('halma-2', 'pc', {}, 'A', FAMILY);
    expect([seatName(alone, 1), subjectName(alone, 1)]).toEqual(['Ruth', 'You']);
  });

  test('do not name a seat that the computer has taken', () => {
    expect(givenName(gameOf('halma-2', 'cp', {}, 'A', FAMILY), 1)).toBeUndefined();
  });

  test('are passed to the board by colour', () => {
    expect(givenNames(family)).toEqual({ ink: 'Ruth', blue: 'Mei', green: 'Idris' });
  });

  test('move to the next seats with their colours in a rematch', () => {
    const { names, colours } = rematch(family).labels;
    expect([...names]).toEqual([
      [2, 'Ruth'],
      [3, 'Mei'],
      [1, 'Idris'],
    ]);
    expect([...colours].toSorted()).toEqual([
      [1, 'green'],
      [2, 'ink'],
      [3, 'blue'],
      [4, 'box'],
    ]);
  });

  test('and colours are restored with a stored game', () => {
    expect(restoredLabels({})).toEqual(FAMILY);
  });

  test.each([
    ['no labels', { names: undefined, colours: undefined }],
    ['names that are not strings', { names: { A: 7, B: null }, colours: {} }],
    ['empty names', { names: { A: ' \n ' }, colours: undefined }],
    ['an unknown colour', { names: {}, colours: { A: 'pink' } }],
    ['a colour that two seats would have', { names: {}, colours: { A: 'red' } }],
    ['seats that are not in the game', { names: { F: 'Ruth' }, colours: { F: 'bone' } }],
    ['lists instead of objects', { names: ['Ruth'], colours: ['blue'] }],
  ])('are ignored if a stored game has %s', (_, labels) => {
    expect(restoredLabels(labels)).toEqual(NO_LABELS);
  });

  test('are short and on one line, whatever the text, and survive a round trip through a record', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const name = cleanName(text);
        expect([...name].length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
        expect(cleanName(name)).toBe(name);
        const session = gameOf('halma-2', 'pp', {}, 'A', { ...NO_LABELS, names: new Map([[1, name]]) });
        const names = { event: 'Test', nameOf: recordName };
        const record: GameRecord = valueOrFail(parseRecord(recordText(session, names, new Date(0))));
        if (name !== '') expect(record.players.A).toBe(name.replaceAll('"', "'"));
      }),
      { numRuns: 40 },
    );
  });
});

describe('chosen colours', () => {
  test('remain different at all seats of every game, whatever is chosen', () => {
    const choices = fc.array(fc.tuple(fc.nat(5), fc.constantFrom(...MAN_COLOURS)), { maxLength: 8 });
    for (const game of GAMES) {
      const rules = valueOrFail(makeRules({ game: game.id }));
      fc.assert(
        fc.property(choices, (chosen) => {
          let colours = NO_LABELS.colours;
          for (const [index, colour] of chosen) {
            const seat: Seat = rules.seats[index % rules.seats.length] ?? 1;
            colours = withColour(rules, colours, seat, colour);
            expect(manColourOf(rules, seat, colours)).toBe(colour);
            expect(hasDistinctColours(rules, colours)).toBe(true);
          }
        }),
        { numRuns: 5 },
      );
    }
  });

  test('are exchanged with the seat that had the colour', () => {
    const { rules } = family;
    const swapped = withColour(rules, NO_LABELS.colours, 1, 'red');
    expect([...swapped]).toEqual([
      [1, 'red'],
      [2, 'ink'],
    ]);
    expect(withColour(rules, swapped, 1, 'ink').size).toBe(0);
  });
});
