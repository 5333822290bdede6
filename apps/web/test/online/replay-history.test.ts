import { formatMove, seatFromLetter } from '@halma/rules';
import { expect, test } from 'vitest';
import { formatTurn } from '../../src/game/turn.ts';
import { playPremoves } from '../../src/online/play-premoves.ts';
import { replayHistory, rulesOfTerms } from '../../src/online/replay-history.ts';
import { BEGUN, MOVES } from './sample-game.ts';

const rules = rulesOfTerms(BEGUN.terms);
if (!rules.ok) throw new Error(rules.refusal.code);
const game = rules.value;

const viewAfter = (count: number) => ({ ...BEGUN, score: MOVES.slice(0, count).map((move) => ({ move })) });

test('replayHistory replays a list of moves, and continues with later moves', () => {
  const before = replayHistory(game, viewAfter(2));
  const after = replayHistory(game, viewAfter(3), before);
  expect(after?.session.turns.map((turn) => formatTurn(game.board, turn))).toEqual(MOVES.slice(0, 3));
  expect(after?.session.present.previous).toBe(before?.session.present);
});

test('replayHistory replays the list of moves after a takeback', () => {
  const before = replayHistory(game, viewAfter(4));
  const after = replayHistory(game, viewAfter(2), before);
  expect(after?.session.turns).toHaveLength(2);
  expect(
    replayHistory(game, { ...viewAfter(2), score: [{ move: 'd1-f1' }, { move: 'l16-k16' }] }, after)?.session
      .turns,
  ).toHaveLength(2);
});

test('replayHistory returns undefined for an illegal move', () => {
  expect(replayHistory(game, { ...BEGUN, score: [{ move: 'd1-d9' }] })).toBeUndefined();
});

test.each([
  ['resignation', { out: 'A', why: 'resignation' }, 'resignation'],
  ['time', { out: 'A', why: 'time' }, 'time'],
  ['leaving', { out: 'A', why: 'abandoned' }, 'resignation'],
] as const)('replayHistory replays the elimination of a seat by %s', (_, entry, termination) => {
  const { session } = replayHistory(game, { ...BEGUN, score: [entry] }) ?? {};
  expect(session?.present.outcome?.termination).toBe(termination);
});

test.each([
  ['agreement', 'agreement'],
  ['abandoned', 'abandoned'],
  ['cap', 'abandoned'],
] as const)(
  'replayHistory ends the game with an end that has no entry in the list: %s',
  (termination, shownTermination) => {
    const standing = { ...BEGUN.standing, phase: 'over', termination } as const;
    expect(replayHistory(game, { score: [], standing })?.session.present.outcome?.termination).toBe(
      shownTermination,
    );
  },
);

test('playPremoves plays premoves as if the opponent did not move', () => {
  const present = replayHistory(game, viewAfter(1))?.session.present;
  const seat = seatFromLetter('A');
  if (present === undefined || seat === undefined) throw new Error('the game has not started');
  const afterPremoves = playPremoves(present, seat, ['f1-g1', 'g1-h1']);
  expect(afterPremoves.premoves.map(({ move }) => formatMove(game.board, move))).toEqual(['f1-g1', 'g1-h1']);
  expect(afterPremoves.position.toMove).toBe(seat);
  expect(afterPremoves.position.men[game.board.cellByName.get('h1') ?? -1]).not.toBe(0);
  expect(playPremoves(present, seat, ['f1-g1', 'f1-g1', 'g1-h1']).premoves).toHaveLength(1);
});
