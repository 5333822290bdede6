import { manColourOf } from '@halma/board';
import { gameStrings } from '@halma/locales/game';
import { peopleStrings } from '@halma/locales/people';
import type { Rules, RulesConfig } from '@halma/rules';
import { type JSX, Show } from 'solid-js';
import { withRules } from '../../../online/game-setup-choice.ts';
import { AmountSelect } from '../../set-up/amount-select.tsx';
import { RulesFields, SideFields } from '../../set-up/rules-fields.tsx';
import type { GameChoiceProps } from './seat-fields.tsx';

/** The delays for spectators that the form offers, in turns. */
const SPECTATOR_DELAYS = [0, 2, 4, 8, 12, 20] as const;

/** The rules of the game, with the delay for spectators among the options that are not always visible. */
export function GameRules(props: GameChoiceProps & { rules: Rules }): JSX.Element {
  const change = (rules: RulesConfig): void => props.onChange(withRules(props.choice, rules));
  return (
    <>
      <SideFields
        rules={props.rules}
        config={props.choice.rules}
        onChange={change}
        nameOf={(seat) => gameStrings().colours[manColourOf(props.rules, seat)]}
      />
      <RulesFields rules={props.rules} config={props.choice.rules} onChange={change}>
        <AmountSelect
          label={peopleStrings().create.spectatorDelay}
          values={SPECTATOR_DELAYS}
          selected={props.choice.spectatorDelay}
          onSelect={(spectatorDelay) => props.onChange({ ...props.choice, spectatorDelay })}
        />
        <Show when={props.choice.spectatorDelay > 0}>
          <p class="small quiet">{peopleStrings().create.spectatorDelayText}</p>
        </Show>
      </RulesFields>
    </>
  );
}
