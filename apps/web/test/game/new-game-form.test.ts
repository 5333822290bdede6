import { MAN_COLOURS } from '@halma/board';
import { GAMES, type Game, groupOf } from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeControlOf } from '../../src/game/clock.ts';
import { newDeviceGame } from '../../src/game/device-game.ts';
import { startGame } from '../../src/game/new-game.ts';
import {
  choiceFromForm,
  formForGame,
  formFromDeviceGame,
  gamesFor,
  groupsFor,
  hasSeveralPeople,
  type NewGameForm,
  namesUsedBefore,
  occupantOf,
  readFormRequest,
  requestedForm,
  SEAT_COUNTS,
  seatNameIn,
  withGame,
  withNextName,
  withOccupant,
  withOpponents,
  withSeatCount,
  withShuffledOccupants,
} from '../../src/game/new-game-form.ts';
import { hasDistinctColours, withColour } from '../../src/game/seat-colours.ts';
import { knownGame, valueOrFail } from './setup.ts';

const halma2 = knownGame('halma-2');
const halma4 = knownGame('halma-4');
const star3 = knownGame('star-3');

/** Returns a form with people who have the given names, in the order of the seats. */
function formWith(game: Game, ...names: readonly string[]): NewGameForm {
  return names.reduce(
    (form, name, index) => withOccupant(form, game.seats[index] ?? 1, { name }),
    formForGame(game),
  );
}

const namesIn = (form: NewGameForm): readonly string[] => [...choiceFromForm(form).labels.names.values()];
const playersOf = (form: NewGameForm): readonly unknown[] => [...choiceFromForm(form).players.values()];

const family = formWith(halma4, 'Ruth', 'Mei', 'Tomas', 'Idris');

describe('the first step', () => {
  test('offers each number of players, and each game for exactly one of them', () => {
    expect(SEAT_COUNTS).toEqual([2, 3, 4, 6]);
    const offered = SEAT_COUNTS.flatMap((count) =>
      groupsFor(count).flatMap((group) => gamesFor(group, count)),
    );
    expect(offered.map(({ id }) => id).toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
  });

  test.each([
    ['halma-2', 4, 'halma-4'],
    ['star-2', 6, 'star-6'],
    ['star-6', 3, 'star-3'],
    ['cetro', 3, 'star-3'],
    ['cetro', 2, 'cetro'],
    ['halma-4', 6, 'star-6'],
    ['halma-4', 5, 'halma-4'],
  ])('changes from %s, when %d players are chosen, to %s', (id, count, expected) => {
    expect(withSeatCount(formForGame(knownGame(id)), count).game.id).toBe(expected);
  });

  test('keeps people, their order and the clock when the game changes, and restores them when it changes back', () => {
    const timed = { ...family, clock: timeControlOf(10, 0), first: 2 } as const;
    const three = withSeatCount(timed, 3);
    expect(namesIn(three)).toEqual(['Ruth', 'Mei', 'Tomas']);
    expect([three.clock, three.first, three.rules]).toEqual([timed.clock, 'random', { game: 'star-3' }]);
    expect(namesIn(withSeatCount(three, 4))).toEqual(['Ruth', 'Mei', 'Tomas', 'Idris']);
  });
});

describe('the second step', () => {
  test('cleans up names, gives them only to people, and remembers the name of a seat that the computer takes', () => {
    const typed = withOccupant(family, 2, { name: '  Mei\n Lin ' });
    expect(choiceFromForm(typed).labels.names.get(2)).toBe('Mei Lin');
    const taken = withOccupant(typed, 2, { player: 7 });
    expect(choiceFromForm(taken).labels.names.has(2)).toBe(false);
    expect(choiceFromForm(withOccupant(taken, 2, { player: 'person' })).labels.names.get(2)).toBe('Mei Lin');
  });

  test.each([
    ['friends', ['person', 'person', 'person', 'person']],
    ['computer', ['person', 6, 6, 6]],
  ] as const)('choosing “%s” as opponents fills the seats with %j', (opponents, players) => {
    expect(playersOf(withOpponents(family, opponents, 6))).toEqual(players);
  });

  test('a shuffle moves people with their colours, and loses none', () => {
    const blue = { ...family, colours: withColour(family, family.colours, 2, 'blue') };
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (numbers) => {
        const mixed = withShuffledOccupants(blue, () => Number(numbers.next().value));
        expect(namesIn(mixed).toSorted()).toEqual(namesIn(blue).toSorted());
        expect(hasDistinctColours(mixed, mixed.colours)).toBe(true);
        const [blueSeat] = [...mixed.colours].find(([, colour]) => colour === 'blue') ?? [];
        expect(blueSeat && occupantOf(mixed, blueSeat).name).toBe('Mei');
      }),
    );
    const orders = [0.1, 0.5, 0.9].map((first) => {
      const keys = [first, 0.2, 0.6, 0.8];
      return namesIn(withShuffledOccupants(family, () => keys.shift() ?? 0)).join(' ');
    });
    expect(orders).toEqual(['Ruth Mei Tomas Idris', 'Mei Ruth Tomas Idris', 'Mei Tomas Idris Ruth']);
  });

  test('a previously used name goes to the first person without a name', () => {
    const computer = withOccupant(withOccupant(family, 1, { player: 4, name: '' }), 3, { name: ' ' });
    expect(namesIn(withNextName(computer, 'Vera'))).toEqual(['Mei', 'Vera', 'Idris']);
    expect(withNextName(family, 'Vera')).toBe(family);
    expect(
      namesUsedBefore([formWith(halma2, 'Vera', 'Ruth'), formWith(halma2, 'Jonas', 'Vera')], family),
    ).toEqual(['Vera', 'Jonas']);
  });

  test('seats without a name are named by their colour', () => {
    const form = withOccupant(formWith(halma2, 'Ruth', 'Mei'), 3, { player: 4 });
    expect([seatNameIn(form, 1, 'Black'), seatNameIn(form, 3, 'Yellow')]).toEqual(['Ruth', 'Yellow']);
  });
});

describe('a link', () => {
  const againstLevel7 = withOpponents(formWith(star3, 'Ruth'), 'computer', 7);
  const earlier = [againstLevel7, family];
  const requested = (path: string): NewGameForm => {
    const url = new URL(path, 'http://localhost');
    return requestedForm(readFormRequest(url.pathname.split('/')[3], url.searchParams), earlier, halma2);
  };

  test.each([
    ['/play/new', 'the latest set-up', 'star-3', ['person', 7, 7], ['Ruth']],
    [
      '/play/new?with=friends',
      'the latest set-up with friends',
      'halma-4',
      Array(4).fill('person'),
      namesIn(family),
    ],
    [
      '/play/new/halma-4?with=friends',
      'the same game again',
      'halma-4',
      Array(4).fill('person'),
      namesIn(family),
    ],
    ['/play/new/star-6?with=friends', 'the same friends', 'star-6', Array(6).fill('person'), namesIn(family)],
    [
      '/play/new?game=star-6&with=friends',
      'a game in the query',
      'star-6',
      Array(6).fill('person'),
      namesIn(family),
    ],
    ['/play/new/halma-2', 'the same level', 'halma-2', ['person', 7], ['Ruth']],
    ['/play/new/halma-2?with=computer', 'the same level', 'halma-2', ['person', 7], ['Ruth']],
    ['/play/new/chess?with=strangers', 'the latest set-up', 'star-3', ['person', 7, 7], ['Ruth']],
  ])('to %s sets up %s', (path, _, game, players, names) => {
    const form = requested(path);
    expect([form.game.id, playersOf(form), namesIn(form)]).toEqual([game, players, names]);
  });

  test.each([
    ['friends', 'friends', ['person', 'person']],
    ['the computer', 'computer', ['person', 4]],
    ['no particular opponents', undefined, ['person', 4]],
  ] as const)('on a new device, against %s, sets up the fallback', (_, opponents, players) => {
    const form = requestedForm({ game: undefined, opponents }, [], halma2);
    expect([form.game.id, playersOf(form)]).toEqual(['halma-2', players]);
  });
});

describe('every game', () => {
  /** An arbitrary press in the form. */
  const anyPress = fc.oneof(
    fc.record({ kind: fc.constant('count' as const), count: fc.constantFrom(...SEAT_COUNTS) }),
    fc.record({ kind: fc.constant('game' as const), game: fc.constantFrom(...GAMES) }),
    fc.record({
      kind: fc.constant('occupant' as const),
      index: fc.nat(5),
      player: fc.constantFrom('person' as const, 1 as const, 10 as const),
      name: fc.string(),
    }),
    fc.record({
      kind: fc.constant('colour' as const),
      index: fc.nat(5),
      colour: fc.constantFrom(...MAN_COLOURS),
    }),
    fc.record({ kind: fc.constant('first' as const), index: fc.nat(6) }),
    fc.record({
      kind: fc.constant('shuffle' as const),
      random: fc.double({ min: 0, max: 0.999, noNaN: true }),
    }),
  );

  test('starts after any presses, with the players and colours of the form', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GAMES), fc.array(anyPress, { maxLength: 12 }), (game, presses) => {
        let form = formForGame(game);
        for (const press of presses) {
          const seat = form.game.seats['index' in press ? press.index : 0];
          if (press.kind === 'count') form = withSeatCount(form, press.count);
          else if (press.kind === 'game') form = withGame(form, press.game);
          else if (press.kind === 'shuffle') form = withShuffledOccupants(form, () => press.random);
          else if (press.kind === 'first') form = { ...form, first: seat ?? 'random' };
          else if (seat === undefined) continue;
          else if (press.kind === 'occupant') form = withOccupant(form, seat, press);
          else form = { ...form, colours: withColour(form, form.colours, seat, press.colour) };
        }
        const choice = choiceFromForm(form);
        const session = valueOrFail(startGame(choice, () => 0.5));
        expect(session.rules.game.id).toBe(form.game.id);
        expect([...session.players.keys()]).toEqual(form.game.seats);
        expect(hasDistinctColours(session.rules, session.labels.colours)).toBe(true);
        if (choice.first !== 'random') expect(session.present.toMove).toBe(choice.first);
        const again = formFromDeviceGame(newDeviceGame('one', session, choice.clock));
        expect(choiceFromForm(again)).toEqual({
          ...choice,
          first: 'random',
          rules: { game: form.game.id, preset: 'standard', options: {} },
        });
        expect(groupOf(again.game.id)).toBe(groupOf(form.game.id));
      }),
      { numRuns: 150 },
    );
  });

  test.each(GAMES.map((game) => [game.id, game] as const))(
    '%s can be set up among friends and against the computer',
    (_, game) => {
      for (const opponents of ['friends', 'computer'] as const) {
        const form = withOpponents(formForGame(game), opponents);
        const { players } = valueOrFail(startGame(choiceFromForm(form)));
        expect(hasSeveralPeople(form)).toBe(opponents === 'friends');
        expect([...players.values()].filter((player) => player === 'person')).toHaveLength(
          opponents === 'friends' ? game.seats.length : 1,
        );
      }
    },
  );
});
