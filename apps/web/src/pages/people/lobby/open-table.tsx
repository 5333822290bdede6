import type { TablePlan } from '@halma/protocol';
import { GAMES, gameOfId } from '@halma/rules';
import { createMemo, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { planOf, rulesOfChoice, tableOf } from '../../../online/table-choice.ts';
import { Icon } from '../../../parts/icon.tsx';
import { gameNames } from '../../../words/game-names.ts';
import { peopleWords } from '../../../words/people.ts';
import { useOnline } from '../online.ts';
import { ClockPlan } from './clock-plan.tsx';
import { FIRST_TABLE } from './first-table.ts';
import { SeatPlans } from './seat-plans.tsx';
import { TableRules } from './table-rules.tsx';
import { createTableSetting } from './table-setting.ts';

/** Sets a table: any game, any rules, who sits where, and how time is kept. */
export function OpenTable(): JSX.Element {
  const { api } = useOnline();
  const id = createUniqueId();
  const [choice, setChoice] = createSignal(tableOf(FIRST_TABLE));
  const table = createTableSetting((id, plan: TablePlan) => api('createGame', { body: { id, plan } }));
  const rules = createMemo(() => rulesOfChoice(choice()));
  const isOff = (): boolean => table.isUnderWay() || rules() === undefined;
  const pick = (name: string): void => {
    const game = gameOfId(name);
    if (game !== undefined) setChoice(tableOf(game, choice().clock));
  };
  // Rules that do not go together are told of above, in place of what depends on them.
  const open = (listed: boolean): void => {
    const plan = planOf(choice(), listed);
    if (plan.ok) void table.ask(plan.value);
  };
  return (
    <form
      class="card panel"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        open(true);
      }}
    >
      <h2 id={`${id}-title`}>{peopleWords().open.title}</h2>
      <div class="field">
        <label class="label" for={id}>
          {peopleWords().open.game}
        </label>
        <select id={id} class="input" onChange={(event) => pick(event.currentTarget.value)}>
          <For each={GAMES}>
            {(game) => (
              <option value={game.id} selected={game.id === choice().game.rules.game}>
                {gameNames().titles[game.id] ?? game.title}
              </option>
            )}
          </For>
        </select>
      </div>
      <Show when={rules()} fallback={<p class="note bad">{peopleWords().open.refused}</p>}>
        {(known) => (
          <>
            <SeatPlans rules={known()} choice={choice()} onChange={setChoice} />
            <ClockPlan choice={choice()} onChange={setChoice} />
            <TableRules rules={known()} choice={choice()} onChange={setChoice} />
          </>
        )}
      </Show>
      <p class="small" role="alert">
        {table.failure()}
      </p>
      <button type="submit" class="btn main" disabled={isOff()}>
        {peopleWords().open.openAll}
      </button>
      <button type="button" class="btn" disabled={isOff()} onClick={() => open(false)}>
        <Icon name="link" />
        {peopleWords().open.openLink}
      </button>
    </form>
  );
}
