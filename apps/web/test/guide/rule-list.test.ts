import { gameRulesStrings, type RuleId } from '@halma/locales/game-rules';
import { GAMES, makeRules, PRESET_IDS, type Rules, type RulesConfig } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../../src/board/set-up.ts';
import { ruleFacts, ruleIds } from '../../src/guide/rule-list.ts';

const rulesOf = (config: RulesConfig): Rules => unwrap(makeRules(config));

describe.each(GAMES.map(({ id }) => id))('the rules of %s', (game) => {
  test.each(PRESET_IDS)(
    'with the %s preset state one aim and how men move, without repetitions',
    (preset) => {
      const ids = ruleIds(rulesOf({ game, preset }));
      expect(ids.filter((id) => id.startsWith('aim'))).toHaveLength(1);
      expect(ids.some((id) => ['jump', 'jumpFar', 'colorHop', 'cetroJump', 'marks'].includes(id))).toBe(true);
      const titles = ids.map((id) => gameRulesStrings().rules[id].title);
      expect(new Set(titles).size).toBe(titles.length);
    },
  );
});

test.each<readonly [Partial<RulesConfig>, readonly RuleId[], readonly RuleId[]]>([
  [{ game: 'halma-2' }, ['aimCamp', 'evacuate', 'step', 'jump', 'free', 'repetition'], ['stepSix', 'places']],
  [{ game: 'halma-2', preset: 'parker-1885' }, ['aimCamp'], ['evacuate', 'repetition']],
  [{ game: 'halma-2', preset: 'encyclopaedia' }, ['stay'], ['free']],
  [{ game: 'halma-2', options: { reenterHome: 'forbidden' } }, ['noReturn'], ['free']],
  [{ game: 'star-3', options: { foreignCamp: 'no-stop' } }, ['noStop'], ['free']],
  [{ game: 'grasshopper-8', preset: 'online-8' }, ['homeLimit'], ['evacuate']],
  [{ game: 'halma-4' }, ['places'], ['teams']],
  [{ game: 'halma-4', options: { teams: 'opposite' } }, ['teams'], ['places']],
  [{ game: 'star-3' }, ['stepSix', 'places'], ['step', 'evacuate']],
  [
    { game: 'rhombus-7', preset: 'strong-solving' },
    ['aimFull', 'noCompletion', 'noMoveLoss'],
    ['noMovePass'],
  ],
  [{ game: 'star-2', options: { jumpReach: 'symmetric' } }, ['jumpFar'], ['jump']],
  [{ game: 'marked' }, ['aimCamp', 'marked', 'step'], ['colorStep']],
  [{ game: 'color' }, ['colorStep', 'colorHop'], ['step', 'jump', 'oneKind']],
  [{ game: 'top-secret' }, ['aimClear', 'drop', 'bearOff'], ['evacuate', 'free']],
  [
    { game: 'cetro' },
    ['aimRows', 'cetroJump', 'cetroSingle', 'cetroDemand', 'lastMover'],
    ['noMovePass', 'jump'],
  ],
  [{ game: 'cetro', options: { cetroChain: 'chain' } }, ['cetroChain'], ['cetroSingle']],
  [{ game: 'cetro-reconstruction' }, ['marks', 'aimCamp'], ['jump']],
])('the rules of %j include %j but not %j', (config, included, excluded) => {
  const ids = ruleIds(rulesOf({ game: 'halma-2', ...config }));
  expect(ids).toEqual(expect.arrayContaining([...included]));
  expect(ids.filter((id) => excluded.includes(id))).toEqual([]);
});

test.each<readonly [RulesConfig['game'], Readonly<Record<string, string>>, RuleId, string]>([
  ['halma-4', {}, 'aimCamp', 'all 13 of your men'],
  ['star-2', { star15: 'on' }, 'aimCamp', 'all 15 of your men'],
  ['cetro-reconstruction', {}, 'aimCamp', 'all 12 of your men'],
  ['halma-2', { winRule: 'full-camp' }, 'aimFull', 'at least one of your men'],
  ['halma-2', { winRule: 'full-camp', fullCampMinOwn: '5' }, 'aimFull', 'at least 5 of your men'],
  ['halma-2', { winRule: 'either', fullCampMinOwn: '5' }, 'aimEither', 'at least 5 of your men'],
  ['grasshopper-8', { homeLimit: '30' }, 'homeLimit', 'after 30 moves'],
  ['halma-2', { moveCap: '400' }, 'moveCap', 'in a draw after 400 moves'],
  ['halma-2', { moveCap: '400', capResult: 'progress' }, 'moveCap', 'the player nearest home wins'],
  ['halma-4', { teams: 'opposite' }, 'teams', 'a partner who is home is skipped'],
  ['halma-4', { teams: 'opposite', finishedPlayer: 'may-move' }, 'teams', 'home may move or pass'],
  ['halma-2', {}, 'evacuate', 'If no man can leave, you must move one inside the camp'],
  ['halma-2', { evacuateBlocked: 'free' }, 'evacuate', 'If no man can leave, you may move any man'],
])('the text of %s with the options %j states what they set', (game, options, id, text) => {
  const rules = rulesOf({ game, options });
  expect(gameRulesStrings().rules[id].text(ruleFacts(rules))).toContain(text);
});
