import { type GAMES, gameById, makeRules } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { describePreset } from '../../src/game/describe-preset.ts';
import { INITIAL_GAME, rematch, startGame } from '../../src/game/new-game.ts';
import { choiceFromForm, formForGame } from '../../src/game/new-game-form.ts';
import { DEFAULT_LEVEL } from '../../src/game/player.ts';
import { offeredOptions, offeredPresets, withOption, withPreset } from '../../src/game/rules-options.ts';
import { awaitsPerson } from '../../src/game/session.ts';
import { afterMoves, gameOf, valueOrFail } from './setup.ts';

const halma4 = choiceFromForm(formForGame(valueOfGame('halma-4')));

function valueOfGame(id: string): (typeof GAMES)[number] {
  const game = gameById(id);
  if (game === undefined) throw new Error(id);
  return game;
}

describe('a new game', () => {
  test('is Halma for two on the first visit, and the person moves first', () => {
    const game = valueOrFail(startGame(INITIAL_GAME));
    expect([game.rules.game.id, game.rules.preset, game.present.toMove]).toEqual(['halma-2', 'standard', 1]);
    expect(awaitsPerson(game)).toBe(true);
  });

  test('can begin with any seat if the first seat is random', () => {
    const firsts = [0, 0.3, 0.6, 0.99].map(
      (random) => valueOrFail(startGame(halma4, () => random)).present.firstSeat,
    );
    expect(firsts).toEqual([1, 2, 3, 4]);
  });

  test('moves each player to the next seat in a rematch, in which the same seat moves first', () => {
    const again = rematch(afterMoves(gameOf('halma-2', 'pc'), 'e1-f1'));
    expect([again.present.firstSeat, again.turns.length]).toEqual([1, 0]);
    expect([again.players.get(1), again.players.get(3)]).toEqual([DEFAULT_LEVEL, 'person']);
    expect(rematch(again).players.get(1)).toBe('person');
  });
});

describe('the choices for a new game', () => {
  test('keep only the listed options when the preset changes', () => {
    const teams = withOption(halma4.rules, 'teams', 'opposite');
    const capped = withOption(teams, 'moveCap', '300');
    const preset = withPreset(capped, 'encyclopaedia', ['teams']);
    expect(preset).toEqual({
      game: 'halma-4',
      preset: 'encyclopaedia',
      options: { teams: 'opposite' },
    });
  });

  test('include only the options that apply', () => {
    const rules = valueOrFail(makeRules({ game: 'halma-4' }));
    expect(offeredOptions(rules, ['teams', 'adjacentPairing', 'star15', 'marked'])).toEqual([
      'teams',
      'marked',
    ]);
    const teams = valueOrFail(makeRules({ game: 'halma-4', options: { teams: 'adjacent' } }));
    expect(offeredOptions(teams, ['adjacentPairing', 'playForRank'])).toEqual(['adjacentPairing']);
    expect(offeredOptions(valueOrFail(makeRules({ game: 'marked' })), ['marked'])).toEqual([]);
  });

  test('exclude options for three or more players in games for two', () => {
    const names = ['foreignCamp', 'playForRank'] as const;
    expect(offeredOptions(valueOrFail(makeRules({ game: 'halma-2' })), names)).toEqual([]);
    expect(offeredOptions(valueOrFail(makeRules({ game: 'halma-4' })), names)).toEqual(names);
  });

  test('include only one of the presets that are equal in a game without camps', () => {
    expect(offeredPresets(valueOrFail(makeRules({ game: 'cetro' })))).toEqual(['standard', 'parker-1885']);
    expect(offeredPresets(valueOrFail(makeRules({ game: 'halma-2' })))).toContain('eckha-1889');
  });

  test.each([
    [{ game: 'halma-2' }, ['evacuate', 'evacuateBlocked'], true],
    [{ game: 'star-6' }, ['evacuate', 'evacuateBlocked'], true],
    [{ game: 'star-3' }, [], false],
    [{ game: 'halma-4', options: { teams: 'opposite' } }, [], false],
    [{ game: 'star-3', preset: 'article-evacuate' }, [], true],
  ])(
    'include the rule about leaving a camp only if a camp is the target of an opponent, or its preset is chosen: %j',
    (config, options, includesPreset) => {
      const rules = valueOrFail(makeRules(config));
      expect(offeredOptions(rules, ['evacuate', 'evacuateBlocked'])).toEqual(options);
      expect(offeredPresets(rules).includes('article-evacuate')).toBe(includesPreset);
    },
  );

  test.each([
    ['halma-2', 'standard', /^Once your opponent has left their camp, .* draw\.$/],
    ['star-3', 'standard', /^The same position three times is a draw\.$/],
    ['star-3', 'article-evacuate', /^The same position three times is a draw\.$/],
    ['star-3', 'online-8', /still in their own camp after 30 moves/],
    ['cetro', 'standard', /^The same position three times is a draw\.$/],
    ['cetro', 'article', /^The same position three times is a draw\.$/],
    ['cetro', 'parker-1885', /^The same position can occur any number of times\.$/],
    ['top-secret', 'strong-solving', /a side with no legal move loses\.$/],
  ] as const)('describe the presets of %s without rules that have no effect: %s', (game, preset, text) => {
    expect(describePreset(valueOrFail(makeRules({ game, preset })))).toMatch(text);
  });
});
