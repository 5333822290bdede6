import { type Position, parseMove, play, startPosition } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { hasStalled } from '../src/root/armies.ts';
import { must, rulesOf } from './support/positions.ts';

/** Plays turns in text notation, alternating between the two seats. */
function playTurns(start: Position, turns: readonly string[]): Position {
  return turns.reduce(
    (position, turn) => must(play(position, must(parseMove(position.rules.board, turn)))),
    start,
  );
}

/** Follows each turn of the first seat with a turn of the second, which moves a man back and forth. */
function withReplies(turns: readonly string[]): readonly string[] {
  return turns.flatMap((turn, index) => [turn, index % 2 === 0 ? 'p12-p11' : 'p11-p12']);
}

const OUT = 'e1-f2';
const BACK = 'f2-e1';

describe('an army has stalled if it is no closer to home than it was six of its own turns ago', () => {
  it.each<[string, readonly string[], boolean]>([
    ['at the start', [], false],
    ['out and back three times', [OUT, BACK, OUT, BACK, OUT, BACK], true],
    ['out and back twice, and out again', [OUT, BACK, OUT, BACK, OUT], false],
    ['out and back three times, and out again', [OUT, BACK, OUT, BACK, OUT, BACK, OUT], true],
    ['closer than before on the last turn', [OUT, BACK, OUT, BACK, OUT, BACK, OUT, 'f2-g3'], false],
  ])('%s', (_, turns, expected) => {
    const start = must(startPosition(rulesOf('halma-2')));
    expect(hasStalled(playTurns(start, withReplies(turns)))).toBe(expected);
  });

  it.each<[readonly string[], boolean]>([
    [['e1-f2', 'p12-o11'], false],
    [['e1-f2', 'n14-m13', 'f2-e1', 'm13-n14'], true],
  ])('in Color Halma, where some men cannot move alone, after two turns: %o', (turns, expected) => {
    const start = must(startPosition(rulesOf('color')));
    expect(hasStalled(playTurns(start, turns))).toBe(expected);
  });

  it('never stalls in a game without camps', () => {
    const start = must(startPosition(rulesOf('top-secret', { preset: 'standard' })));
    expect(hasStalled(start)).toBe(false);
  });
});
