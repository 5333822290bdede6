import { manColourOf } from '@halma/board';
import { gameStrings } from '@halma/locales/game';
import { peopleStrings } from '@halma/locales/people';
import type { Rules } from '@halma/rules';
import { type JSX, Show } from 'solid-js';
import { NO_LABELS } from '../../../game/seat-labels.ts';
import { SPECTATOR_DELAYS } from '../../../online/setup-query.ts';
import type { SetupField } from '../../../online/setup-refusal.ts';
import { Choice } from '../../../parts/choice.tsx';
import { AmountSelect } from '../../set-up/amount-select.tsx';
import { SideFields } from '../../set-up/rules-fields.tsx';
import { SeatList } from '../../set-up/seat-list.tsx';
import { ClockDetails, ClockField } from './clock-field.tsx';
import { type GameChoiceProps, SeatRow } from './seat-row.tsx';

interface PlayersStepProps extends GameChoiceProps {
  readonly rules: Rules;
  /** Returns the note on a refusal that is about a field. */
  readonly noteOn: (field: SetupField) => JSX.Element;
}

/** The second step of an online game: the seats, who can join, the partners, the time and the spectators. */
export function PlayersStep(props: PlayersStepProps): JSX.Element {
  return (
    <>
      <SeatList
        rules={props.rules}
        colours={NO_LABELS.colours}
        row={(seat) => (
          <SeatRow rules={props.rules} seat={seat} choice={props.choice} onChange={props.onChange} />
        )}
      >
        {props.noteOn('seats')}
      </SeatList>
      <Choice
        label={peopleStrings().create.join}
        values={['anyone', 'link'] as const}
        labels={peopleStrings().create.joins}
        selected={props.choice.isListed ? 'anyone' : 'link'}
        onSelect={(join) => props.onChange({ ...props.choice, isListed: join === 'anyone' })}
      />
      <SideFields
        rules={props.rules}
        config={props.choice.rules}
        onChange={(rules) => props.onChange({ ...props.choice, rules })}
        nameOf={(seat) => gameStrings().colours[manColourOf(props.rules, seat)]}
      />
      <ClockField choice={props.choice} onChange={props.onChange} />
      {props.noteOn('clock')}
      <details>
        <summary>{peopleStrings().create.more}</summary>
        <div class="options">
          <ClockDetails choice={props.choice} onChange={props.onChange} />
          <AmountSelect
            label={peopleStrings().create.spectatorDelay}
            values={SPECTATOR_DELAYS}
            selected={props.choice.spectatorDelay}
            describe={peopleStrings().create.spectatorDelays}
            onSelect={(spectatorDelay) => props.onChange({ ...props.choice, spectatorDelay })}
          />
          <Show when={props.choice.spectatorDelay > 0}>
            <p class="small quiet">{peopleStrings().create.spectatorDelayText}</p>
          </Show>
        </div>
      </details>
    </>
  );
}
