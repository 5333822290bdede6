import { gameTitle } from '@halma/locales/game-names';
import { newGameStrings } from '@halma/locales/new-game';
import { optionStrings } from '@halma/locales/options';
import { playStrings } from '@halma/locales/play';
import { formatOptionValue, isGameId, nonDefaultOptions, type OptionName } from '@halma/rules';
import { For, type JSX, Show } from 'solid-js';
import { describePreset } from '../../game/describe-preset.ts';
import { addressOfGame } from '../../guide/addresses.ts';
import { RulesText } from '../../guide/rules-text.tsx';
import { useGame } from './game-context.ts';

/** The rules of the game with its options, followed by the preset and the options that differ from it. */
export default function RulesSummary(): JSX.Element {
  const { game } = useGame();
  const { rules } = game;
  const options = (): readonly OptionName[] => nonDefaultOptions(rules.game, rules.preset, rules.options);
  const value = (name: OptionName): string => {
    const text = formatOptionValue(name, rules.options[name]);
    return optionStrings()[name]?.values?.[text] ?? text;
  };
  return (
    <div class="rules-summary">
      <h3>{gameTitle(rules.game.id)}</h3>
      <RulesText rules={rules} />
      <h3>{newGameStrings().labels.rules}</h3>
      <dl>
        <dt>{newGameStrings().presets[rules.preset][0]}</dt>
        <dd>{describePreset(rules)}</dd>
        <For each={options()}>
          {(name) => (
            <Show when={optionStrings()[name]}>
              {(strings) => (
                <>
                  <dt>
                    {strings().label}: {value(name)}
                  </dt>
                  <dd>{strings().about}</dd>
                </>
              )}
            </Show>
          )}
        </For>
      </dl>
      <Show when={isGameId(rules.game.id) && rules.game.id}>
        {(id) => (
          <p>
            <a href={addressOfGame(id())}>{playStrings().page.allRules}</a>
          </p>
        )}
      </Show>
    </div>
  );
}
