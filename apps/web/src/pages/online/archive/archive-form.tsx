import { archiveStrings } from '@halma/locales/archive';
import { gameTitle } from '@halma/locales/game-names';
import { PLAYER_RESULTS } from '@halma/protocol';
import { GAME_IDS, TERMINATIONS } from '@halma/rules';
import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import { type ArchiveFilter, parseArchiveFilter } from '../../../online/archive-filter.ts';
import { NAME_PATTERN } from '../../../online/person-name.ts';

interface ArchiveFormProps {
  readonly filter: ArchiveFilter;
  readonly onSearch: (filter: ArchiveFilter) => void;
}

/** The id of the note that says when the result of a player can be chosen. */
const RESULT_NOTE = 'archive-result-note';

/** The fields under “More filters”. */
const EXTRA_FIELDS = ['termination', 'minPlies', 'maxPlies', 'from', 'to', 'minRating', 'maxRating'] as const;

/** The filters for a search for finished games. */
export function ArchiveForm(props: ArchiveFormProps): JSX.Element {
  let form: HTMLFormElement | undefined;
  /** Whether the fields select a player, whose result can be searched for. */
  const [hasPlayer, setHasPlayer] = createSignal(false);
  const updateHasPlayer = (): void => {
    const data = new FormData(form);
    setHasPlayer(data.get('mine') === 'yes' || String(data.get('player') ?? '').trim() !== '');
  };
  createEffect(on(() => props.filter, updateHasPlayer));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(form);
    props.onSearch(parseArchiveFilter({ get: (name) => String(data.get(name) ?? '') }));
  };
  /** Clears all fields, including fields whose content has not been searched for yet. */
  const clear = (): void => {
    form?.reset();
    updateHasPlayer();
    props.onSearch({});
  };
  const usesExtraFields = (): boolean => EXTRA_FIELDS.some((field) => props.filter[field] !== undefined);
  return (
    <form ref={form} class="archive-form" onSubmit={submit} onInput={updateHasPlayer}>
      <TextField name="player" label={archiveStrings().player} value={props.filter.player} />
      <TextField name="opponent" label={archiveStrings().opponent} value={props.filter.opponent} />
      <SelectField
        name="game"
        label={archiveStrings().game}
        anyLabel={archiveStrings().anyGame}
        values={GAME_IDS}
        labelOf={gameTitle}
        value={props.filter.game}
      />
      <SelectField
        name="result"
        label={archiveStrings().result}
        anyLabel={archiveStrings().anyResult}
        values={PLAYER_RESULTS}
        labelOf={(result) => archiveStrings().results[result]}
        value={props.filter.result}
        disabledBecause={hasPlayer() ? undefined : RESULT_NOTE}
      />
      <SelectField
        name="rated"
        label={archiveStrings().rated}
        anyLabel={archiveStrings().ratedKinds.any}
        values={['yes', 'no'] as const}
        labelOf={(kind) => archiveStrings().ratedKinds[kind]}
        value={props.filter.rated}
      />
      <label class="archive-mine">
        <input type="checkbox" name="mine" value="yes" checked={props.filter.mine === 'yes'} />
        {archiveStrings().mine}
      </label>
      <Show when={!hasPlayer()}>
        <p id={RESULT_NOTE} class="archive-note small quiet">
          {archiveStrings().resultNeedsPlayer}
        </p>
      </Show>
      <details class="archive-further" open={usesExtraFields()}>
        <summary>{archiveStrings().more}</summary>
        <div class="archive-fields">
          <SelectField
            name="termination"
            label={archiveStrings().termination}
            anyLabel={archiveStrings().anyTermination}
            values={TERMINATIONS}
            labelOf={(termination) => archiveStrings().terminations[termination]}
            value={props.filter.termination}
          />
          <Range
            label={archiveStrings().plies}
            type="number"
            names={['minPlies', 'maxPlies']}
            values={[props.filter.minPlies, props.filter.maxPlies]}
          />
          <Range
            label={archiveStrings().rating}
            type="number"
            names={['minRating', 'maxRating']}
            values={[props.filter.minRating, props.filter.maxRating]}
          />
          <Range
            label={archiveStrings().days}
            type="date"
            names={['from', 'to']}
            values={[props.filter.from, props.filter.to]}
          />
        </div>
      </details>
      <div class="row">
        <button type="submit" class="btn main">
          {archiveStrings().search}
        </button>
        <button type="button" class="btn" onClick={clear}>
          {archiveStrings().reset}
        </button>
      </div>
    </form>
  );
}

function TextField(props: {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
}): JSX.Element {
  return (
    <label class="field">
      <span class="label">{props.label}</span>
      <input
        class="input"
        name={props.name}
        value={props.value ?? ''}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        pattern={NAME_PATTERN}
      />
    </label>
  );
}

function SelectField<Value extends string>(props: {
  readonly name: string;
  readonly label: string;
  readonly anyLabel: string;
  readonly values: readonly Value[];
  readonly labelOf: (value: Value) => string;
  readonly value: string | undefined;
  /** The id of the note that says why the field is disabled; undefined if it is not. */
  readonly disabledBecause?: string | undefined;
}): JSX.Element {
  return (
    <label class="field">
      <span class="label">{props.label}</span>
      <select
        class="input"
        name={props.name}
        disabled={props.disabledBecause !== undefined}
        aria-describedby={props.disabledBecause}
      >
        <option value="" selected={props.value === undefined}>
          {props.anyLabel}
        </option>
        <For each={props.values}>
          {(value) => (
            <option value={value} selected={value === props.value}>
              {props.labelOf(value)}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}

/** Two fields for the lowest and the highest value, both inclusive. */
function Range(props: {
  readonly label: string;
  readonly type: 'number' | 'date';
  readonly names: readonly [string, string];
  readonly values: readonly [string | undefined, string | undefined];
}): JSX.Element {
  const labels = (): readonly [string, string] => [archiveStrings().from, archiveStrings().to];
  return (
    <fieldset class="field">
      <legend class="label">{props.label}</legend>
      <span class="archive-range">
        <For each={[0, 1] as const}>
          {(end) => (
            <input
              class="input"
              type={props.type}
              name={props.names[end]}
              value={props.values[end] ?? ''}
              min={props.type === 'number' ? 0 : undefined}
              max={props.type === 'number' ? 99_999 : undefined}
              placeholder={labels()[end]}
              aria-label={`${props.label}: ${labels()[end]}`}
            />
          )}
        </For>
      </span>
    </fieldset>
  );
}
