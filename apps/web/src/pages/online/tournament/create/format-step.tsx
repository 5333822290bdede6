import { tournamentStrings } from '@halma/locales/tournaments';
import { TOURNAMENT_FORMATS, type TournamentSetup } from '@halma/protocol';
import { createUniqueId, type JSX, Show } from 'solid-js';
import { LEVELS } from '../../../../game/player.ts';
import { FORMATS } from '../../../../online/tournament/formats.ts';
import {
  canHavePartners,
  fillChoicesOf,
  fittedSetup,
  partnerChoicesOf,
  partnersOf,
  playersPerTable,
  roundsOfferOf,
  type TournamentChoice,
  type TournamentField,
  tournamentGame,
  whyTournamentNotRated,
  withPartners,
} from '../../../../online/tournament/tournament-choice.ts';
import { Choice } from '../../../../parts/choice.tsx';
import { Switch } from '../../../../parts/switch.tsx';
import { AmountSelect } from '../../../set-up/amount-select.tsx';
import { LevelSelect } from '../../../set-up/level-select.tsx';

export interface TournamentStepProps {
  readonly choice: TournamentChoice;
  readonly onChange: (choice: TournamentChoice) => void;
  /** Returns the note below a field if the server refused its value. */
  readonly noteOn: (field: TournamentField) => JSX.Element;
}

/** The lengths that the form offers for an arena, in minutes. */
const ARENA_MINUTES = [15, 20, 30, 45, 60, 90, 120, 180, 240, 360];

/** The second step in creating a tournament: the format, the rounds, and who may enter. */
export function FormatStep(props: TournamentStepProps): JSX.Element {
  const id = createUniqueId();
  const strings = () => tournamentStrings().create;
  const setup = (): TournamentSetup => props.choice.setup;
  const set = (change: Partial<TournamentSetup>): void =>
    props.onChange({ ...props.choice, setup: { ...setup(), ...change } });
  const setRounds = (rounds: number): void => {
    const { rounds: _, ...otherSettings } = setup();
    props.onChange({ ...props.choice, setup: rounds === 0 ? otherSettings : { ...otherSettings, rounds } });
  };
  const effectiveSetup = (): TournamentSetup => fittedSetup(props.choice);
  const seatCount = (): number => tournamentGame(props.choice).seats.length;
  const roundsOffer = () => roundsOfferOf(props.choice);
  const gameCounts = (): readonly number[] => FORMATS[setup().format].games(playersPerTable(props.choice));
  const isAutomatic = (): boolean => roundsOffer().values.includes(0);
  const formatNames = () =>
    Object.fromEntries(
      TOURNAMENT_FORMATS.map((format) => [format, tournamentStrings().formats[format].name]),
    ) as Record<TournamentSetup['format'], string>;
  const level = () => LEVELS.find((candidate) => candidate === setup().level) ?? LEVELS[0];
  return (
    <>
      <div>
        <Choice
          label={strings().format}
          values={TOURNAMENT_FORMATS.filter((format) => FORMATS[format].seats.includes(seatCount()))}
          labels={formatNames()}
          selected={setup().format}
          onSelect={(format) => set({ format })}
        />
        <p class="small quiet">{tournamentStrings().formats[setup().format].about}</p>
        {props.noteOn('format')}
      </div>
      <Show when={canHavePartners(props.choice)}>
        <div>
          <Choice
            label={strings().partners}
            values={partnerChoicesOf(props.choice)}
            labels={strings().partnersValues}
            selected={partnersOf(props.choice)}
            onSelect={(partners) => props.onChange(withPartners(props.choice, partners))}
          />
          <p class="small quiet">{strings().partnersText[partnersOf(props.choice)]}</p>
          {props.noteOn('partners')}
        </div>
      </Show>
      <Show when={roundsOffer().values.length > 0}>
        <div>
          <AmountSelect
            label={strings().rounds}
            values={roundsOffer().values}
            selected={effectiveSetup().rounds ?? 0}
            describe={(rounds) => (rounds === 0 ? strings().roundsAuto : String(rounds))}
            onSelect={setRounds}
          />
          <p class="small quiet">{isAutomatic() ? strings().roundsAutoText : strings().roundsOfTables}</p>
          {props.noteOn('rounds')}
        </div>
      </Show>
      <Show when={FORMATS[setup().format].hasMinutes}>
        <AmountSelect
          label={strings().minutes}
          values={ARENA_MINUTES}
          selected={effectiveSetup().minutes ?? 0}
          describe={strings().pauses}
          onSelect={(minutes) => set({ minutes })}
        />
        {props.noteOn('minutes')}
      </Show>
      <Show when={gameCounts().length > 1}>
        <div>
          <AmountSelect
            label={strings().games}
            values={gameCounts()}
            selected={effectiveSetup().games}
            onSelect={(count) => set({ games: count })}
          />
          <p class="small quiet">{strings().gamesText}</p>
          {props.noteOn('games')}
        </div>
      </Show>
      <Show when={FORMATS[setup().format].hasTurnChoice && partnersOf(props.choice) !== 'changing'}>
        <div>
          <Choice
            label={strings().turns}
            values={['within-one', 'equal'] as const}
            labels={strings().turnsValues}
            selected={setup().turns}
            onSelect={(turns) => set({ turns })}
          />
          <p class="small quiet">{strings().turnsText[setup().turns]}</p>
          {props.noteOn('turns')}
        </div>
      </Show>
      <Show when={fillChoicesOf(props.choice).includes('computer')}>
        <Choice
          label={strings().odd}
          values={fillChoicesOf(props.choice)}
          labels={strings().oddValues}
          selected={effectiveSetup().odd}
          onSelect={(odd) => set({ odd })}
        />
        <Show when={effectiveSetup().odd === 'computer'}>
          <div class="amount">
            <span class="label">{strings().level}</span>
            <LevelSelect
              label={strings().level}
              selected={level()}
              onSelect={(next) => set({ level: next })}
            />
          </div>
        </Show>
        {props.noteOn('odd')}
      </Show>
      <Choice
        label={strings().entry}
        values={['open', 'accounts'] as const}
        labels={strings().entries}
        selected={setup().entry}
        onSelect={(entry) => set({ entry })}
      />
      <RatedSwitch {...props} />
      <Switch
        label={strings().bots}
        description={strings().botsText}
        on={setup().bots === true}
        onChange={(isOn) => {
          const { bots: _, ...otherSettings } = setup();
          props.onChange({ ...props.choice, setup: isOn ? { ...otherSettings, bots: true } : otherSettings });
        }}
      />
      <div class="field">
        <label class="label" for={id}>
          {strings().password}
        </label>
        <input
          id={id}
          class="input"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxlength={60}
          aria-describedby={`${id}-text`}
          value={props.choice.password}
          onInput={(event) => props.onChange({ ...props.choice, password: event.currentTarget.value })}
        />
        <p id={`${id}-text`} class="small quiet">
          {strings().passwordText}
        </p>
      </div>
      <Switch
        label={strings().listed}
        description={strings().listedText}
        on={setup().listed}
        onChange={(listed) => set({ listed })}
      />
    </>
  );
}

/** The switch for rated games. If the choices rule them out, it is off and shows the reason. */
function RatedSwitch(props: TournamentStepProps): JSX.Element {
  const strings = () => tournamentStrings().create;
  const effectiveChoice = () => ({ ...props.choice, setup: fittedSetup(props.choice) });
  const reason = () => whyTournamentNotRated(effectiveChoice());
  const description = (): string => {
    const why = reason();
    return why === undefined ? strings().ratedText : strings().notRated[why];
  };
  return (
    <Switch
      label={strings().rated}
      description={description()}
      on={effectiveChoice().setup.rated === true}
      disabled={reason() !== undefined}
      onChange={(isOn) => {
        const { rated: _, ...otherSettings } = props.choice.setup;
        props.onChange({ ...props.choice, setup: isOn ? { ...otherSettings, rated: true } : otherSettings });
      }}
    />
  );
}
