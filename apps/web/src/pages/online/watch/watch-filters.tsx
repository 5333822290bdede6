import { ratingStrings } from '@halma/locales/ratings';
import { watchStrings } from '@halma/locales/watch';
import { RATING_TEMPOS, RUNNING_FAMILIES, RUNNING_ORDERS } from '@halma/protocol';
import { For, type JSX } from 'solid-js';
import type { WatchFilter } from '../../../online/watch-filter.ts';

interface WatchFiltersProps {
  readonly filter: WatchFilter;
  readonly onChange: (change: Partial<WatchFilter>) => void;
}

/** The filters for games in progress: family, rated, with computers, speed and order. */
export function WatchFilters(props: WatchFiltersProps): JSX.Element {
  return (
    <div class="watch-filters">
      <div class="chips">
        <fieldset class="chip-group" aria-label={watchStrings().family}>
          <Chip
            label={watchStrings().allGames}
            isOn={props.filter.family === undefined}
            onPress={() => props.onChange({ family: undefined })}
          />
          <For each={RUNNING_FAMILIES}>
            {(family) => (
              <Chip
                label={watchStrings().families[family]}
                isOn={props.filter.family === family}
                onPress={() => props.onChange({ family })}
              />
            )}
          </For>
        </fieldset>
        <span class="chip-gap" />
        <Chip
          label={watchStrings().rated}
          isOn={props.filter.isRated}
          onPress={() => props.onChange({ isRated: !props.filter.isRated })}
        />
        <Chip
          label={watchStrings().computers}
          isOn={props.filter.hasComputers}
          onPress={() => props.onChange({ hasComputers: !props.filter.hasComputers })}
        />
      </div>
      <div class="watch-selects">
        <select
          class="input"
          aria-label={watchStrings().tempo}
          onChange={(event) =>
            props.onChange({ tempo: RATING_TEMPOS[event.currentTarget.selectedIndex - 1] })
          }
        >
          <option selected={props.filter.tempo === undefined}>{watchStrings().anyTempo}</option>
          <For each={RATING_TEMPOS}>
            {(tempo) => (
              <option selected={props.filter.tempo === tempo}>{ratingStrings().tempos[tempo]}</option>
            )}
          </For>
        </select>
        <select
          class="input"
          aria-label={watchStrings().order}
          onChange={(event) =>
            props.onChange({ order: RUNNING_ORDERS[event.currentTarget.selectedIndex] ?? 'rating' })
          }
        >
          <For each={RUNNING_ORDERS}>
            {(order) => (
              <option selected={props.filter.order === order}>{watchStrings().orders[order]}</option>
            )}
          </For>
        </select>
      </div>
    </div>
  );
}

function Chip(props: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
}): JSX.Element {
  return (
    <button type="button" class="chip" aria-pressed={props.isOn} onClick={() => props.onPress()}>
      {props.label}
    </button>
  );
}
