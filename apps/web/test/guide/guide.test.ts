import {
  GAME_GROUPS,
  GAMES,
  gamesInGroup,
  hasManIn,
  legalMoves,
  type Position,
  parseMove,
  play,
  playUnchecked,
} from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { setUp, unwrap } from '../../src/board/set-up.ts';
import { addressOfGame, addressOfGroup, readGuideAddress } from '../../src/guide/addresses.ts';
import { CARDS, playerCounts } from '../../src/guide/cards.ts';
import { drawnFigure } from '../../src/guide/drawn-figure.ts';
import { FIGURES } from '../../src/guide/figures.ts';
import { GUIDES } from '../../src/guide/guides.ts';
import { exerciseStatus } from '../../src/learn/goal.ts';

describe.each(GAME_GROUPS)('the page about %s', (group) => {
  const games = gamesInGroup(group);

  test('opens at the name of the group, and at the id of each of its games', () => {
    expect(readGuideAddress(lastPart(addressOfGroup(group)))?.group).toBe(group);
    for (const { id } of games)
      expect(readGuideAddress(lastPart(addressOfGame(id)))).toEqual({ group, game: id, namesGame: true });
  });

  test('has a picture with men of every player of the game it shows', () => {
    const { rules, position } = CARDS[group].picture;
    expect(games.map(({ id }) => id)).toContain(rules.game);
    const shown = setUp(rules, position);
    const everywhere = [...shown.rules.board.names.keys()];
    for (const seat of shown.rules.seats) expect(hasManIn(shown, seat, everywhere)).toBe(true);
  });

  test('has figures whose marked moves are legal', () => {
    for (const figure of FIGURES[group]) {
      const { position, options } = drawnFigure(figure);
      const { from, to } = options;
      const targets = legalMoves(position).flatMap((move) => {
        if (from !== undefined && (move.kind === 'normal' || move.kind === 'bear-off') && move.from === from)
          return [move.kind === 'normal' ? move.to : 'off'];
        return [];
      });
      expect(targets.length > 0, figure.caption).toBe(from !== undefined);
      if (to !== undefined) expect(targets, figure.caption).toContain(to);
    }
  });

  test('has an exercise that its solution solves in the fewest moves', () => {
    const { exercise } = GUIDES[group];
    const start = setUp(exercise.rules, exercise.position);
    const statusOf = (position: Position) => exerciseStatus(exercise, start, position);
    let position = start;
    for (const text of exercise.solution) {
      expect(statusOf(position)).toBe('open');
      position = unwrap(play(position, unwrap(parseMove(position.rules.board, text))));
    }
    expect(statusOf(position)).toBe('reached');
    expect(exercise.solution).toHaveLength(exercise.minMoves);
    const isSolvedWithin = (at: Position, moves: number): boolean =>
      statusOf(at) === 'reached' ||
      (moves > 0 && legalMoves(at).some((move) => isSolvedWithin(playUnchecked(at, move), moves - 1)));
    expect(isSolvedWithin(start, exercise.minMoves - 1)).toBe(false);
  });
});

test('every game belongs to one group', () => {
  expect(GAME_GROUPS.flatMap(gamesInGroup).map(({ id }) => id)).toHaveLength(GAMES.length);
});

test('a group offers the player counts of its games', () => {
  expect(playerCounts('chinese-checkers')).toEqual([2, 3, 4, 6]);
  expect(playerCounts('halma')).toEqual([2, 4]);
});

test.each(['', 'halma-3', 'hoppity', 'toString', 'HALMA'])('no page has the name “%s”', (name) => {
  expect(readGuideAddress(name)).toBeUndefined();
});

function lastPart(address: string): string {
  return address.split('/').at(-1) ?? '';
}
