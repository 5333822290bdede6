import { makeRules, parseMove, play, startPosition } from '@halma/rules';
import { expect, it } from 'vitest';
import { penaliseOldPlacements, rootMoves } from '../src/root/root-moves.ts';
import { must } from './support/positions.ts';

it('only a move back to an earlier placement of the army has a penalty', () => {
  const rules = must(makeRules({ game: 'grasshopper-8' }));
  const position = ['a4-a5', 'h5-h4', 'd1-e2', 'h4-h5'].reduce(
    (before, text) => must(play(before, must(parseMove(rules, text)))),
    must(startPosition(rules)),
  );
  const moves = rootMoves(position, () => 0);
  const penalised = penaliseOldPlacements(position, moves).filter(
    ({ bias }, index) => bias < (moves[index]?.bias ?? 0),
  );
  expect(penalised.map(({ move }) => move)).toEqual([must(parseMove(rules, 'e2-d1'))]);
});
