import { parseMove } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import {
  branchesAt,
  createStudy,
  goTo,
  lineThrough,
  mainLineAfter,
  playInStudy,
  type Study,
  shownNode,
  studyFromGame,
  variationStart,
  withComment,
  withoutNode,
  withPromotedVariation,
} from '../../src/analysis/study.ts';
import { afterMoves, gameOf, valueOrFail } from '../game/setup.ts';

const game = gameOf('grasshopper-8', 'pp');

function withMoves(study: Study, ...moves: string[]): Study {
  return moves.reduce((here, text) => {
    const move = valueOrFail(parseMove(game.rules.board, text));
    return valueOrFail(playInStudy(here, move));
  }, study);
}

const main = withMoves(createStudy(game.present), 'd1-e1', 'e8-d8', 'e1-f1');
const branched = withMoves(goTo(main, 1), 'h5-h4');

describe('a study', () => {
  test('adds a new move, and follows an existing one', () => {
    expect(main.nodes).toHaveLength(4);
    expect(withMoves(goTo(main, 0), 'd1-e1')).toEqual(goTo(main, 1));
  });

  test('stores variations alongside the main line', () => {
    expect(branchesAt(branched, 1)).toEqual([2, 4]);
    expect(mainLineAfter(branched, 0)).toEqual([1, 2, 3]);
    expect(lineThrough(branched, 4)).toEqual([0, 1, 4]);
    expect(shownNode(branched).position.toMove).toBe(1);
  });

  test('refuses an illegal move', () => {
    const move = valueOrFail(parseMove(game.rules.board, 'a1-h8'));
    expect(playInStudy(main, move)).toMatchObject({ ok: false });
  });

  test('deletes a move and its continuations', () => {
    const cut = withoutNode(branched, 2);
    expect(cut.nodes).toHaveLength(3);
    expect(lineThrough(cut, cut.at)).toEqual([0, 1, 2]);
    expect(shownNode(cut).move).toEqual(shownNode(branched).move);
    expect(withoutNode(branched, 0)).toBe(branched);
  });

  test('of a game opens at its end', () => {
    const { positions } = afterMoves(game, 'd1-e1', 'e8-d8');
    expect(studyFromGame(positions)).toMatchObject({ at: 2 });
  });

  test('promotes a variation: its moves become the main line, and the shown move stays', () => {
    expect(variationStart(branched, 4)).toBe(4);
    const promoted = withPromotedVariation(branched, 4);
    const pliesOf = (study: Study, line: readonly number[]) =>
      line.map((node) => study.nodes[node]?.position.ply);
    expect(shownNode(promoted).move).toEqual(shownNode(branched).move);
    expect(mainLineAfter(promoted, 0)).toContain(promoted.at);
    expect(pliesOf(promoted, mainLineAfter(promoted, 0))).toEqual([1, 2]);
    expect(promoted.nodes).toHaveLength(branched.nodes.length);
    expect(withPromotedVariation(main, 2)).toBe(main);
  });

  test('keeps a comment with its move, even when another branch is deleted', () => {
    const commented = withComment(branched, 4, 'A quiet move');
    expect(commented.nodes.map(({ comment }) => comment)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'A quiet move',
    ]);
    const cut = withoutNode(commented, 2);
    expect(cut.nodes.at(-1)?.comment).toBe('A quiet move');
    expect(withComment(cut, 2, '').nodes.at(-1)).not.toHaveProperty('comment');
  });
});
