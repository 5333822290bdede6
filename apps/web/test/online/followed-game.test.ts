import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withUpdate } from '../../src/online/followed-game.ts';
import { BEGUN, LOG, MOVES, RUTH, TOMAS, updateOf } from './sample-game.ts';

/** The updates that a bad connection delivers: parts of the log that overlap, repeat and arrive out of order. */
const anyUpdates = fc.array(
  fc
    .tuple(fc.nat(LOG.length - 1), fc.nat(LOG.length - 1))
    .map(([one, other]) => updateOf(Math.min(one, other), Math.max(one, other) + 1)),
  { maxLength: 20 },
);

test('with repeated, late or partial updates the score is a prefix of the log', () => {
  fc.assert(
    fc.property(anyUpdates, (updates) => {
      let view = BEGUN;
      for (const update of updates) view = withUpdate(view, update) ?? view;
      expect(view.score).toEqual(MOVES.slice(0, view.seq - 1).map((move) => ({ move })));
      expect(view.standing.ply).toBe(view.score.length);
    }),
  );
});

test('an update after a gap cannot be applied', () => {
  expect(withUpdate(BEGUN, updateOf(1, 3))).toBeUndefined();
});

test('an update that was already applied changes nothing', () => {
  const view = withUpdate(BEGUN, updateOf(0, 3));
  expect(view && withUpdate(view, updateOf(0, 2))).toBe(view);
});

test.each([
  { name: 'Tomas', guest: false },
  { name: '', guest: false },
])('an update without new events changes only the names of people in the game: $name', (renaming) => {
  const view = withUpdate(BEGUN, updateOf(0, 3));
  const people = [
    { ...TOMAS, ...renaming },
    { id: 'nora000000000000', name: 'Nora', guest: false },
  ];
  const renamed = view && withUpdate(view, { ...updateOf(0, 1), people });
  expect(renamed).toEqual({ ...view, people: [RUTH, people[0]] });
});

test('an update with a takeback cannot be applied', () => {
  const view = withUpdate(BEGUN, updateOf(0, 3));
  const takeback = {
    ...updateOf(0, 2),
    events: [{ seq: 5, at: 4000, event: { kind: 'take-back-asked', seat: 'C', to: 2 } as const }],
  };
  expect(view && withUpdate(view, takeback)).toBeUndefined();
});

test('an update adds eliminated seats to the score, and people to the game', () => {
  const nora = { id: 'nora000000000000', name: 'Nora', guest: false };
  const view = withUpdate(BEGUN, {
    ...updateOf(0, 0),
    people: [nora, { ...TOMAS, name: 'Tomas' }],
    events: [
      { seq: 2, at: 3000, event: { kind: 'resigned', seat: 'A' } },
      { seq: 3, at: 3001, event: { kind: 'fell', seat: 'C' } },
      { seq: 4, at: 3002, event: { kind: 'declared-gone', seat: 'A', by: 'C' } },
      { seq: 5, at: 3003, event: { kind: 'resigned', seat: 'C', forfeited: true } },
    ],
  });
  expect(view?.score).toEqual([
    { out: 'A', why: 'resignation' },
    { out: 'C', why: 'time' },
    { out: 'A', why: 'abandoned' },
    { out: 'C', why: 'resignation', forfeited: true },
  ]);
  expect(view?.people.map(({ name }) => name).sort()).toEqual(['Nora', 'Ruth', 'Tomas']);
});
