import { parsePosition, type RulesConfig } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { isResultDoubtful } from '../src/root/restricted-turns.ts';
import { must, positionWith, rulesOf } from './support/positions.ts';

describe('isResultDoubtful', () => {
  it.each<[string, boolean, Omit<RulesConfig, 'game'>, string, number]>([
    ['no man is in its camp', false, {}, 'R5:3AA/2A2/4C/5/CC3 A vA,vC 48 25', 9],
    ['C has left its camp, and a man of A has not', true, {}, 'R5:2C2/2C2/2A2/C4/A3A A vC 20 11', 1],
    ['C can leave its camp in time', true, {}, 'R5:4C/2C2/2A2/C4/A3A A - 20 11', 2],
    ['C cannot leave its camp in time', false, {}, 'R5:3CC/4C/2A2/A4/A4 A - 20 11', 2],
    [
      'the move cap ends the game first',
      true,
      { options: { moveCap: '23' } },
      'R5:3CC/4C/2A2/A4/A4 A - 20 11',
      4,
    ],
    [
      'the move cap is not reached',
      false,
      { options: { moveCap: '24' } },
      'R5:3AA/2A2/4C/5/CC3 A vA,vC 20 11',
      4,
    ],
    [
      'A reaches the camp limit with a man in its camp',
      true,
      { preset: 'strong-solving', options: { homeLimit: '12' } },
      'R5:2C2/2C2/2A2/C4/A3A A vC 20 11',
      3,
    ],
    [
      'A does not reach the camp limit',
      false,
      { preset: 'strong-solving', options: { homeLimit: '12' } },
      'R5:2C2/2C2/2A2/C4/A3A A vC 20 11',
      2,
    ],
    [
      'A has left its camp before the camp limit',
      false,
      { preset: 'strong-solving', options: { homeLimit: '12' } },
      'R5:2C2/2C2/2A2/CA3/4A A vC 20 11',
      3,
    ],
    ['the rules let men stay', false, { preset: 'strong-solving' }, 'R5:2C2/2C2/2A2/C4/A3A A vC 20 11', 9],
  ])('if %s, returns %s', (_, expected, config, text, plies) => {
    const rules = rulesOf('rhombus-5-three', { preset: 'standard', ...config });
    expect(isResultDoubtful(must(parsePosition(rules, text)), plies)).toBe(expected);
  });

  it.each([
    ['all four seats play', false, 'none', []],
    ['only A and C still play', true, 'none', [2, 4]],
    ['a partner of each who comes home has no more turns', true, 'adjacent', []],
  ])(
    'if %s and A and C have two men each in their camps, returns %s for four plies',
    (_, expected, teams, rankedSeats) => {
      const rules = rulesOf('halma-4', { preset: 'standard', options: { teams } });
      const [ownCamp = [], opposingCamp = []] = [1, 3].map((seat) => rules.camps[seat]?.home);
      const placement = new Map([
        ...ownCamp.slice(0, 2).map((cell): [number, number] => [cell, 1]),
        ...opposingCamp.slice(0, 2).map((cell): [number, number] => [cell, 3]),
      ]);
      const position = positionWith(rules, placement, 1);
      const ranks = position.ranks.map((_, seat) => rankedSeats.indexOf(seat) + 1);
      expect(isResultDoubtful({ ...position, ranks }, 4)).toBe(expected);
    },
  );
});
