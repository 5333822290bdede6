import { formatMove, seatOfLetter } from '@halma/rules';
import { expect, test } from 'vitest';
import { formatTurn } from '../../src/game/turn.ts';
import { afterMovesInAdvance } from '../../src/online/moves-in-advance.ts';
import { playScore, rulesOfTable } from '../../src/online/score-session.ts';
import { BEGUN, MOVES } from './sample-game.ts';

const rules = rulesOfTable(BEGUN.terms);
if (!rules.ok) throw new Error(rules.refusal.code);
const game = rules.value;

const scored = (count: number) => ({ ...BEGUN, score: MOVES.slice(0, count).map((move) => ({ move })) });

test('a score is played, and what follows it is played on', () => {
  const before = playScore(game, scored(2));
  const after = playScore(game, scored(3), before);
  expect(after?.session.turns.map((turn) => formatTurn(game.board, turn))).toEqual(MOVES.slice(0, 3));
  expect(after?.session.present.previous).toBe(before?.session.present);
});

test('after a take-back the score is played anew', () => {
  const before = playScore(game, scored(4));
  const after = playScore(game, scored(2), before);
  expect(after?.session.turns).toHaveLength(2);
  expect(
    playScore(game, { ...scored(2), score: [{ move: 'd1-f1' }, { move: 'l16-k16' }] }, after)?.session.turns,
  ).toHaveLength(2);
});

test('a score that is none of these rules is not shown', () => {
  expect(playScore(game, { ...BEGUN, score: [{ move: 'd1-d9' }] })).toBeUndefined();
});

test.each([
  ['resignation', { out: 'A', why: 'resignation' }, 'resignation'],
  ['time', { out: 'A', why: 'time' }, 'time'],
  ['leaving', { out: 'A', why: 'abandoned' }, 'resignation'],
] as const)('a seat goes out by %s', (_, entry, termination) => {
  const { session } = playScore(game, { ...BEGUN, score: [entry] }) ?? {};
  expect(session?.present.outcome?.termination).toBe(termination);
});

test('an agreed draw stands in no score, and ends the game', () => {
  const standing = { ...BEGUN.standing, phase: 'over', termination: 'agreement' } as const;
  expect(playScore(game, { score: [], standing })?.session.present.outcome?.termination).toBe('agreement');
});

test('moves in advance are made as if the other stood still', () => {
  const present = playScore(game, scored(1))?.session.present;
  const seat = seatOfLetter('A');
  if (present === undefined || seat === undefined) throw new Error('the game does not begin');
  const ahead = afterMovesInAdvance(present, seat, ['f1-g1', 'g1-h1']);
  expect(ahead.plans.map(({ move }) => formatMove(game.board, move))).toEqual(['f1-g1', 'g1-h1']);
  expect(ahead.position.toMove).toBe(seat);
  expect(ahead.position.men[game.board.numbers.get('h1') ?? -1]).not.toBe(0);
  expect(afterMovesInAdvance(present, seat, ['f1-g1', 'f1-g1', 'g1-h1']).plans).toHaveLength(1);
});
