import { formatMove, parsePosition } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { rootMoves } from '../src/root/root-moves.ts';
import { unblockTarget } from '../src/root/unblock-target.ts';
import { must, rulesOf } from './support/positions.ts';

/** Returns the first move that lets an opponent’s man out of the target; null if no man is trapped. */
function release(game: string, text: string): string | null {
  const rules = rulesOf(game);
  const position = must(parsePosition(rules, text));
  const lines = unblockTarget(
    position,
    rootMoves(position, () => 0),
    1,
  )?.lines;
  const [move] = lines?.[0]?.moves ?? [];
  return move === undefined ? null : formatMove(rules.board, move);
}

describe('the release of an opponent’s man in the target', () => {
  it.each([
    [
      'opens an exit if one move can',
      'grasshopper-10',
      'H10:5AAAAC/6AAAA/6AAAA/7AAA/7AAA/9A/CC8/CCC7/CCCCC5/CCCC6 A vA 20 11',
      'h8-g7',
    ],
    [
      'makes room for a man whose move frees a trapped man',
      'color',
      'H16:11A1AAC/12AAAA/13A1A/12A1A1/4A10A/9A6/8A1A5/16/16/7A8/5C10/CC5A8/C1C3A9/CCCC12/CCCCC11/CCCC12 A vA 999 501',
      'm13-l12',
    ],
    [
      'is not needed while a man can leave',
      'grasshopper-10',
      'H10:6AAAA/6AAA1/6AAAA/8AC/6A3/10/CC8/CCCC6/CCCC6/CCC7 A vA 20 11',
      null,
    ],
  ])('%s', (_, game, text, expected) => {
    expect(release(game, text)).toBe(expected);
  });
});
