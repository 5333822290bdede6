import { peopleStrings } from '@halma/locales/people';
import type { AccountView, ModerationAction } from '@halma/protocol';
import { createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import { personName } from '../../../online/person-name.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { useOnline } from '../online-context.ts';

const DAY_HOURS = 24;
const WEEK_HOURS = 7 * DAY_HOURS;

/** Returns whether an account is muted. @param now the server's time in milliseconds since 1970 */
export const isMuted = ({ mutedUntil }: AccountView, now: number | undefined): boolean =>
  mutedUntil > (now ?? 0);

/** The moderation actions on an account: mute, close or reopen it. */
export function ModerationActions(props: {
  readonly account: AccountView;
  readonly onChanged: () => void;
}): JSX.Element {
  const { api, now } = useOnline();
  const [isConfirming, setConfirming] = createSignal(false);
  const [failure, setFailure] = createSignal('');
  const strings = () => peopleStrings().moderation;
  const name = (): string => personName(props.account.person);
  const moderate = async (body: ModerationAction): Promise<void> => {
    setConfirming(false);
    const result = await api('moderateAccount', { parameters: { person: props.account.person.id }, body });
    setFailure(result.ok ? '' : describeFailure(result.refusal));
    if (result.ok) props.onChanged();
  };
  const button = (label: string, press: () => void): JSX.Element => (
    <button type="button" class="btn dense" aria-label={strings().actionOn(label, name())} onClick={press}>
      {label}
    </button>
  );
  return (
    <>
      <span class="row">
        <Switch>
          <Match when={props.account.role === 'closed'}>
            {button(strings().actions.reopen, () => void moderate({ deed: 'reopen' }))}
          </Match>
          <Match when={props.account.role === 'player'}>
            <Show
              when={isMuted(props.account, now())}
              fallback={
                <>
                  {button(strings().actions.muteDay, () => void moderate({ deed: 'mute', hours: DAY_HOURS }))}
                  {button(
                    strings().actions.muteWeek,
                    () => void moderate({ deed: 'mute', hours: WEEK_HOURS }),
                  )}
                </>
              }
            >
              {button(strings().actions.unmute, () => void moderate({ deed: 'unmute' }))}
            </Show>
            {button(strings().actions.close, () => setConfirming(true))}
          </Match>
        </Switch>
      </span>
      <p class="small" role="alert">
        {failure()}
      </p>
      <Show when={isConfirming()}>
        <Dialog title={strings().closeTitle(name())} class="ask" onClose={() => setConfirming(false)}>
          <p>{strings().closeText}</p>
          <div class="row end">
            <button
              type="button"
              class="btn"
              ref={(button) => button.setAttribute('autofocus', '')}
              onClick={() => setConfirming(false)}
            >
              {strings().cancel}
            </button>
            <button type="button" class="btn danger" onClick={() => void moderate({ deed: 'close' })}>
              {strings().actions.close}
            </button>
          </div>
        </Dialog>
      </Show>
    </>
  );
}
