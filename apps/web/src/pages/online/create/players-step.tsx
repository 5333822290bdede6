import { manColourOf } from '@halma/board';
import { gameStrings } from '@halma/locales/game';
import { peopleStrings } from '@halma/locales/people';
import { ratingStrings } from '@halma/locales/ratings';
import type { ClockSetting } from '@halma/protocol';
import type { Rules } from '@halma/rules';
import { type JSX, Show } from 'solid-js';
import { NO_LABELS } from '../../../game/seat-labels.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import { SPECTATOR_DELAYS } from '../../../online/setup-query.ts';
import { type SetupField, whyNotRated } from '../../../online/setup-refusal.ts';
import { Choice } from '../../../parts/choice.tsx';
import { Switch } from '../../../parts/switch.tsx';
import { AmountSelect } from '../../set-up/amount-select.tsx';
import { SideFields } from '../../set-up/rules-fields.tsx';
import { SeatList } from '../../set-up/seat-list.tsx';
import { useOnline } from '../online-context.ts';
import { ClockDetails, ClockField } from './clock-field.tsx';
import { type GameChoiceProps, SeatRow } from './seat-row.tsx';

interface PlayersStepProps extends GameChoiceProps {
  readonly rules: Rules;
  /** The name of the player the open seat is reserved for; undefined if any player can take it. */
  readonly opponent: string | undefined;
  /** Additional fields. */
  readonly children: JSX.Element;
  /** Returns the note about a refusal that concerns a field. */
  readonly noteOn: (field: SetupField) => JSX.Element;
}

/** The second step in creating an online game: the seats, who can join, the partners, the time and the spectators. */
export function PlayersStep(props: PlayersStepProps): JSX.Element {
  const setClock = (clock: ClockSetting): void => props.onChange({ ...props.choice, clock });
  return (
    <>
      <SeatList
        rules={props.rules}
        colours={NO_LABELS.colours}
        row={(seat) => (
          <SeatRow
            rules={props.rules}
            seat={seat}
            choice={props.choice}
            opponent={props.opponent}
            onChange={props.onChange}
          />
        )}
      >
        {props.noteOn('seats')}
      </SeatList>
      <Show when={props.opponent === undefined}>
        <Choice
          label={peopleStrings().create.visibility}
          values={['anyone', 'link'] as const}
          labels={peopleStrings().create.visibilities}
          selected={props.choice.isListed ? 'anyone' : 'link'}
          onSelect={(visibility) => props.onChange({ ...props.choice, isListed: visibility === 'anyone' })}
        />
      </Show>
      <SideFields
        rules={props.rules}
        config={props.choice.rules}
        onChange={(rules) => props.onChange({ ...props.choice, rules })}
        nameOf={(seat) => gameStrings().colours[manColourOf(props.rules, seat)]}
      />
      <ClockField clock={props.choice.clock} onChange={setClock} />
      {props.noteOn('clock')}
      <RatedSwitch choice={props.choice} onChange={props.onChange} />
      {props.children}
      <details>
        <summary>{peopleStrings().create.more}</summary>
        <div class="options">
          <ClockDetails clock={props.choice.clock} onChange={setClock} />
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

/** The switch for a rated game. If the game cannot be rated, the switch is off and shows the reason. */
function RatedSwitch(props: GameChoiceProps): JSX.Element {
  const { me } = useOnline();
  const reason = () => whyNotRated(props.choice, me().person.guest);
  const description = (): string => {
    const failure = reason();
    return failure === undefined ? ratingStrings().ratedText : describeFailure(failure);
  };
  return (
    <Switch
      label={ratingStrings().rated}
      description={description()}
      on={props.choice.isRated && reason() === undefined}
      disabled={reason() !== undefined}
      onChange={(isRated) => props.onChange({ ...props.choice, isRated })}
    />
  );
}
