import { challengeStrings } from '@halma/locales/challenges';
import {
  FIRST_MOVERS,
  type GameSetup,
  MAX_CHALLENGE_NOTE,
  type NewChallenge,
  SERIES_LENGTHS,
  type SeriesSetup,
} from '@halma/protocol';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { navigate } from '../../../navigation/address.ts';
import type { Failure } from '../../../online/failure.ts';
import { forTwoPeople, type GameSetupChoice } from '../../../online/game-setup-choice.ts';
import { createIdempotentRequest } from '../../../online/idempotent-request.ts';
import { recordNoticeChange } from '../../../online/notice-count.ts';
import { Choice } from '../../../parts/choice.tsx';
import { Switch } from '../../../parts/switch.tsx';
import { GameSetupDialog } from '../create/game-setup-dialog.tsx';
import { lastSetup } from '../create/last-setup.ts';
import { newCommandId, useOnline } from '../online-context.ts';

/** The dialog that challenges a player: the steps of a new game, plus the choice of who moves first and a note. */
export default function ChallengeDialog(props: {
  readonly opponent: string;
  readonly onClose: () => void;
}): JSX.Element {
  const { api } = useOnline();
  const [choice, setChoice] = createSignal(forTwoPeople({ ...lastSetup(), isListed: true }));
  const [begins, setBegins] = createSignal<(typeof FIRST_MOVERS)[number]>('random');
  const [note, setNote] = createSignal('');
  const [gameCount, setGameCount] = createSignal<SeriesSetup['games']>();
  const [playsAll, setPlaysAll] = createSignal(false);
  /** Whether the game has two players, as a series requires. */
  const isForTwo = (): boolean => choice().seats.size === 2;
  const series = (): SeriesSetup | undefined => {
    const count = gameCount();
    if (count === undefined || !isForTwo()) return undefined;
    return { games: count, ...(playsAll() ? { playsAll: true } : {}) };
  };
  const [isPending, setPending] = createSignal(false);
  const [failure, setFailure] = createSignal<Failure>();
  const sendOnce = createIdempotentRequest(newCommandId, (id, body: Omit<NewChallenge, 'id'>) =>
    api('createChallenge', { body: { id, ...body } }),
  );
  const change = (next: GameSetupChoice): void => {
    setFailure(undefined);
    setChoice(forTwoPeople(next));
  };
  const send = async (plan: GameSetup): Promise<void> => {
    const text = note().trim();
    const seriesSetup = series();
    setPending(true);
    const result = await sendOnce({
      to: props.opponent,
      plan,
      begins: begins(),
      ...(text === '' ? {} : { note: text }),
      ...(seriesSetup === undefined ? {} : { series: seriesSetup }),
    });
    if (result === undefined) return;
    setPending(false);
    if (!result.ok) {
      setFailure(result.refusal);
      return;
    }
    recordNoticeChange();
    navigate('/online/challenges', 'replace');
  };
  return (
    <GameSetupDialog
      title={challengeStrings().challengePerson(props.opponent)}
      submitText={challengeStrings().send}
      firstStep="game"
      choice={choice()}
      onChange={change}
      opponent={props.opponent}
      playerFields={
        <>
          <Choice
            label={challengeStrings().begins}
            values={FIRST_MOVERS}
            labels={{ ...challengeStrings().firstMovers, opponent: props.opponent }}
            selected={begins()}
            onSelect={setBegins}
          />
          <Show when={isForTwo()}>
            <label class="field">
              <span class="label">{challengeStrings().series.label}</span>
              <select
                class="input"
                onChange={(event) => setGameCount(SERIES_LENGTHS[event.currentTarget.selectedIndex - 1])}
              >
                <For each={[undefined, ...SERIES_LENGTHS]}>
                  {(count) => (
                    <option selected={count === gameCount()}>{challengeStrings().series.games(count)}</option>
                  )}
                </For>
              </select>
            </label>
            <Show when={gameCount() !== undefined}>
              <Switch
                label={challengeStrings().series.playsAll}
                description={challengeStrings().series.playsAllText}
                on={playsAll()}
                onChange={setPlaysAll}
              />
            </Show>
          </Show>
          <label class="field">
            <span class="label">{challengeStrings().note}</span>
            <input
              class="input"
              maxlength={MAX_CHALLENGE_NOTE}
              value={note()}
              onInput={(event) => setNote(event.currentTarget.value)}
            />
            <span class="small quiet">{challengeStrings().noteText}</span>
          </label>
        </>
      }
      onSubmit={send}
      isPending={isPending()}
      failure={failure()}
      onClose={props.onClose}
    />
  );
}
