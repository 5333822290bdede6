import { gameRulesStrings } from '@halma/locales/game-rules';
import { isGameId, type Rules } from '@halma/rules';
import { For, type JSX } from 'solid-js';
import { ruleFacts, ruleIds } from './rule-list.ts';

/** The rules of a game under its options, in short sections. */
export function RulesText(props: { readonly rules: Rules }): JSX.Element {
  return (
    <dl class="rules-text">
      <div>
        <dt>{gameRulesStrings().setup}</dt>
        <dd>{setupOf(props.rules)}</dd>
      </div>
      <For each={ruleIds(props.rules)}>
        {(id) => (
          <div>
            <dt>{gameRulesStrings().rules[id].title}</dt>
            <dd>{gameRulesStrings().rules[id].text(ruleFacts(props.rules))}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}

function setupOf({ game: { id } }: Rules): string {
  return isGameId(id) ? gameRulesStrings().setups[id] : '';
}
