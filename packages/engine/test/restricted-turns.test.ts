import { parsePosition, type RulesConfig } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { isResultDoubtful } from '../src/root/restricted-turns.ts';
import { must, rulesOf } from './support/positions.ts';

describe('isResultDoubtful', () => {
  it.each<[string, Omit<RulesConfig, 'game'>, string, number, boolean]>([
    ['no man is in its camp', {}, 'R5:3AA/2A2/4C/5/CC3 A vA,vC 48 25', 9, false],
    ['C has left its camp, and a man of A has not', {}, 'R5:2C2/2C2/2A2/C4/A3A A vC 20 11', 1, true],
    ['C can leave its camp in time', {}, 'R5:4C/2C2/2A2/C4/A3A A - 20 11', 2, true],
    ['C cannot leave its camp in time', {}, 'R5:3CC/4C/2A2/A4/A4 A - 20 11', 2, false],
    [
      'the move cap ends the game first',
      { options: { moveCap: '23' } },
      'R5:3CC/4C/2A2/A4/A4 A - 20 11',
      4,
      true,
    ],
    [
      'the move cap is not reached',
      { options: { moveCap: '24' } },
      'R5:3AA/2A2/4C/5/CC3 A vA,vC 20 11',
      4,
      false,
    ],
    ['the rules let men stay', { preset: 'strong-solving' }, 'R5:2C2/2C2/2A2/C4/A3A A vC 20 11', 9, false],
  ])('returns the expected value when %s', (_, config, text, plies, expected) => {
    const rules = rulesOf('rhombus-5-three', { preset: 'standard', ...config });
    expect(isResultDoubtful(must(parsePosition(rules, text)), plies)).toBe(expected);
  });
});
