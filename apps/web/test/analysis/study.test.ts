import { parseMove } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import {
  beginStudy,
  branchesAt,
  goTo,
  lineThrough,
  mainLineAfter,
  nodeAt,
  playInStudy,
  type Study,
  studyOfGame,
  without,
} from '../../src/analysis/study.ts';
import { afterMoves, gameOf, valueOrFail } from '../game/setup.ts';

const game = gameOf('grasshopper-8', 'pp');

function played(study: Study, ...moves: string[]): Study {
  return moves.reduce((here, text) => {
    const move = valueOrFail(parseMove(game.rules.board, text));
    return valueOrFail(playInStudy(here, move));
  }, study);
}

const main = played(beginStudy(game.present), 'd1-e1', 'e8-d8', 'e1-f1');
const branched = played(goTo(main, 1), 'h5-h4');

describe('a study', () => {
  test('grows by a move, and follows one it has already', () => {
    expect(main.nodes).toHaveLength(4);
    expect(played(goTo(main, 0), 'd1-e1')).toEqual(goTo(main, 1));
  });

  test('keeps variations beside the main line', () => {
    expect(branchesAt(branched, 1)).toEqual([2, 4]);
    expect(mainLineAfter(branched, 0)).toEqual([1, 2, 3]);
    expect(lineThrough(branched, 4)).toEqual([0, 1, 4]);
    expect(nodeAt(branched).position.toMove).toBe(1);
  });

  test('refuses what is no move', () => {
    const move = valueOrFail(parseMove(game.rules.board, 'a1-h8'));
    expect(playInStudy(main, move)).toMatchObject({ ok: false });
  });

  test('loses a move and all that follows from it', () => {
    const cut = without(branched, 2);
    expect(cut.nodes).toHaveLength(3);
    expect(lineThrough(cut, cut.at)).toEqual([0, 1, 2]);
    expect(nodeAt(cut).move).toEqual(nodeAt(branched).move);
    expect(without(branched, 0)).toBe(branched);
  });

  test('of a game stands at its end', () => {
    const { positions } = afterMoves(game, 'd1-e1', 'e8-d8');
    expect(studyOfGame(positions)).toMatchObject({ at: 2 });
  });
});
