import { gameNames } from '@halma/locales/game-names';
import { peopleWords } from '@halma/locales/people';
import type { GameSetup } from '@halma/protocol';
import { GAMES, gameById } from '@halma/rules';
import { createMemo, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { defaultSetup, gameSetupOf, rulesOfChoice } from '../../../online/game-setup-choice.ts';
import { Icon } from '../../../parts/icon.tsx';
import { useOnline } from '../online-context.ts';
import { ClockPlan } from './clock-plan.tsx';
import { DEFAULT_GAME } from './default-game.ts';
import { GameRules } from './game-rules.tsx';
import { createGameSettings } from './game-settings.ts';
import { SeatPlans } from './seat-plans.tsx';

/** The form that creates a game: the game, its rules, its seats and its clock. */
export function CreateGame(): JSX.Element {
  const { api } = useOnline();
  const id = createUniqueId();
  const [choice, setChoice] = createSignal(defaultSetup(DEFAULT_GAME));
  const request = createGameSettings((id, plan: GameSetup) => api('createGame', { body: { id, plan } }));
  const rules = createMemo(() => rulesOfChoice(choice()));
  const isOff = (): boolean => request.isUnderWay() || rules() === undefined;
  const pick = (name: string): void => {
    const game = gameById(name);
    if (game !== undefined) setChoice(defaultSetup(game, choice().clock));
  };
  // The form reports conflicting rules above, in place of the parts that depend on them.
  const open = (listed: boolean): void => {
    const plan = gameSetupOf(choice(), listed);
    if (plan.ok) void request.ask(plan.value);
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
      <h2 id={`${id}-title`}>{peopleWords().create.title}</h2>
      <div class="field">
        <label class="label" for={id}>
          {peopleWords().create.game}
        </label>
        <select id={id} class="input" onChange={(event) => pick(event.currentTarget.value)}>
          <For each={GAMES}>
            {(game) => (
              <option value={game.id} selected={game.id === choice().game.rules.game}>
                {gameNames().titles[game.id]}
              </option>
            )}
          </For>
        </select>
      </div>
      <Show when={rules()} fallback={<p class="note bad">{peopleWords().create.refused}</p>}>
        {(known) => (
          <>
            <SeatPlans rules={known()} choice={choice()} onChange={setChoice} />
            <ClockPlan choice={choice()} onChange={setChoice} />
            <GameRules rules={known()} choice={choice()} onChange={setChoice} />
          </>
        )}
      </Show>
      <p class="small" role="alert">
        {request.failure()}
      </p>
      <button type="submit" class="btn main" disabled={isOff()}>
        {peopleWords().create.createOpen}
      </button>
      <button type="button" class="btn" disabled={isOff()} onClick={() => open(false)}>
        <Icon name="link" />
        {peopleWords().create.inviteByLink}
      </button>
    </form>
  );
}
