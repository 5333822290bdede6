import { GAMES, gameOfId } from '@halma/rules';
import { createMemo, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { refusalWords } from '../../../online/refusal-words.ts';
import { planOf, rulesOfChoice, tableOf } from '../../../online/table-choice.ts';
import { Icon } from '../../../parts/icon.tsx';
import { go } from '../../../site/address.ts';
import { gameNames } from '../../../words/game-names.ts';
import { peopleWords } from '../../../words/people.ts';
import { addressOfGame, newCommandId, useOnline } from '../online.ts';
import { ClockPlan } from './clock-plan.tsx';
import { FIRST_TABLE } from './first-table.ts';
import { SeatPlans } from './seat-plans.tsx';
import { TableRules } from './table-rules.tsx';

/** Sets a table: any game, any rules, who sits where, and how time is kept. */
export function OpenTable(): JSX.Element {
  const { api } = useOnline();
  const id = createUniqueId();
  const [choice, setChoice] = createSignal(tableOf(FIRST_TABLE));
  const [failure, setFailure] = createSignal('');
  const rules = createMemo(() => rulesOfChoice(choice()));
  const pick = (name: string): void => {
    const game = gameOfId(name);
    if (game !== undefined) setChoice(tableOf(game, choice().clock));
  };
  const open = async (listed: boolean): Promise<void> => {
    const plan = planOf(choice(), listed);
    if (!plan.ok) return void setFailure(peopleWords().open.refused);
    const answer = await api('createGame', { body: { id: newCommandId(), plan: plan.value } });
    if (answer.ok) go(addressOfGame(answer.value.game));
    else setFailure(refusalWords(answer.refusal));
  };
  return (
    <form
      class="card panel"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        void open(true);
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
        {failure()}
      </p>
      <button type="submit" class="btn main">
        {peopleWords().open.openAll}
      </button>
      <button type="button" class="btn" onClick={() => void open(false)}>
        <Icon name="link" />
        {peopleWords().open.openLink}
      </button>
    </form>
  );
}
