import { parseMove } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { createStudy, goTo, playInStudy, type Study, withComment } from '../../src/analysis/study.ts';
import { treeRows } from '../../src/analysis/tree-rows.ts';
import { gameOf, valueOrFail } from '../game/setup.ts';

function studyOf(game: string, seats: string, moves: string): Study {
  const { present, rules } = gameOf(game, seats);
  return moves
    .split(' ')
    .reduce(
      (study, text) => valueOrFail(playInStudy(study, valueOrFail(parseMove(rules.board, text)))),
      createStudy(present),
    );
}

/** Formats rows in shorthand: `1: a b` for a round, `..` before a continued one, `(4)` for a variation, `"…"` for a comment. */
function formatRows(study: Study): readonly string[] {
  return treeRows(study).map((row) => {
    if (row.kind === 'comment') return `"${row.text}"`;
    if (row.kind === 'variation') return `(${row.node})`;
    return `${row.isContinued ? '..' : ''}${row.round}: ${row.cells.map((cell) => cell ?? '-').join(' ')}`;
  });
}

const main = studyOf('grasshopper-8', 'pp', 'd1-e1 e8-d8 e1-f1 d8-c8');
const withVariation = valueOrFail(
  playInStudy(goTo(main, 2), valueOrFail(parseMove(gameOf('grasshopper-8', 'pp').rules.board, 'c2-d2'))),
);

describe('move list rows', () => {
  test.each<readonly [string, Study, readonly string[]]>([
    ['a round with two columns', main, ['1: 1 2', '2: 3 4']],
    ['an unfinished round', studyOf('grasshopper-8', 'pp', 'd1-e1'), ['1: 1 -']],
    ['a variation after the move that it replaces', withVariation, ['1: 1 2', '2: 3 -', '(5)', '..2: - 4']],
    ['a comment after its move', withComment(main, 1, 'Well'), ['1: 1 -', '"Well"', '..1: - 2', '2: 3 4']],
    ['a comment on the start', withComment(main, 0, 'Well'), ['"Well"', '1: 1 2', '2: 3 4']],
    ['one column for three seats', studyOf('star-3', 'ppp', 'd1-e6 j1-j2'), ['1: 1', '1: 2']],
    ['nothing before the first move', createStudy(gameOf('halma-2', 'pp').present), []],
  ])('show %s', (_, study, rows) => {
    expect(formatRows(study)).toEqual(rows);
  });
});
