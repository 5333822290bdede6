import { tournamentStrings } from '@halma/locales/tournaments';
import { TOURNAMENT_FORMATS, type TournamentSetup } from '@halma/protocol';
import { createUniqueId, type JSX, Show } from 'solid-js';
import { LEVELS } from '../../../../game/player.ts';
import { FORMATS } from '../../../../online/tournament/formats.ts';
import {
  canFillTables,
  gameOfTournament,
  roundsChoiceOf,
  type TournamentChoice,
  type TournamentField,
} from '../../../../online/tournament/tournament-choice.ts';
import { Choice } from '../../../../parts/choice.tsx';
import { Switch } from '../../../../parts/switch.tsx';
import { AmountSelect } from '../../../set-up/amount-select.tsx';
import { LevelSelect } from '../../../set-up/level-select.tsx';

export interface TournamentStepProps {
  readonly choice: TournamentChoice;
  readonly onChange: (choice: TournamentChoice) => void;
  /** Returns the note on a refusal that is about a field. */
  readonly noteOn: (field: TournamentField) => JSX.Element;
}

/** The numbers of rounds that the form offers; 0 stands for automatic. */
const ROUNDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 30, 40];

const MEETING_GAMES = [1, 2, 3, 4, 5, 6];

/** The second step of a tournament: the format, the rounds, and who may enter. */
export function FormatStep(props: TournamentStepProps): JSX.Element {
  const id = createUniqueId();
  const strings = () => tournamentStrings().create;
  const setup = (): TournamentSetup => props.choice.setup;
  const set = (change: Partial<TournamentSetup>): void =>
    props.onChange({ ...props.choice, setup: { ...setup(), ...change } });
  const setRounds = (rounds: number): void => {
    const { rounds: _, ...others } = setup();
    props.onChange({ ...props.choice, setup: rounds === 0 ? others : { ...others, rounds } });
  };
  const seats = (): number => gameOfTournament(props.choice).seats.length;
  const roundsChoice = () => roundsChoiceOf(props.choice);
  const formatNames = () =>
    Object.fromEntries(
      TOURNAMENT_FORMATS.map((format) => [format, tournamentStrings().formats[format].name]),
    ) as Record<TournamentSetup['format'], string>;
  const level = () => LEVELS.find((each) => each === setup().level) ?? LEVELS[0];
  return (
    <>
      <div>
        <Choice
          label={strings().format}
          values={TOURNAMENT_FORMATS}
          labels={formatNames()}
          selected={setup().format}
          onSelect={(format) => set({ format })}
        />
        <p class="small quiet">{tournamentStrings().formats[setup().format].about}</p>
        {props.noteOn('format')}
      </div>
      <Show when={roundsChoice() !== 'none'}>
        <div>
          <AmountSelect
            label={strings().rounds}
            values={roundsChoice() === 'required' ? ROUNDS.slice(1) : ROUNDS}
            selected={setup().rounds ?? (roundsChoice() === 'required' ? seats() : 0)}
            describe={(rounds) => (rounds === 0 ? strings().roundsAuto : String(rounds))}
            onSelect={setRounds}
          />
          <p class="small quiet">
            {roundsChoice() === 'required' ? strings().roundsOfTables : strings().roundsText[setup().format]}
          </p>
          {props.noteOn('rounds')}
        </div>
      </Show>
      <div>
        <AmountSelect
          label={strings().games}
          values={MEETING_GAMES}
          selected={setup().games}
          onSelect={(games) => set({ games })}
        />
        <p class="small quiet">{strings().gamesText}</p>
        {props.noteOn('games')}
      </div>
      <Show when={FORMATS[setup().format].hasTurns}>
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
      <Show when={canFillTables(props.choice)}>
        <Choice
          label={strings().odd}
          values={['bye', 'computer'] as const}
          labels={strings().odds}
          selected={setup().odd}
          onSelect={(odd) => set({ odd })}
        />
        <Show when={setup().odd === 'computer'}>
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
