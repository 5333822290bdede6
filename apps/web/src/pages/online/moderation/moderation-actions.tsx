import { peopleWords } from '@halma/locales/people';
import type { AccountView, ModerationAction } from '@halma/protocol';
import { createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import { personName } from '../../../online/person-name.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { useOnline } from '../online-context.ts';

const DAY = 24;
const WEEK = 7 * DAY;

/** Returns whether an account is muted at an instant. */
export const isMuted = ({ mutedUntil }: AccountView, now: number | undefined): boolean =>
  mutedUntil > (now ?? 0);

/** The actions of a moderator on an account. There are none on another moderator's. */
export function ModerationActions(props: {
  readonly account: AccountView;
  readonly onChanged: () => void;
}): JSX.Element {
  const { api, now } = useOnline();
  const [isAsking, setAsking] = createSignal(false);
  const [failure, setFailure] = createSignal('');
  const words = () => peopleWords().moderation;
  const name = (): string => personName(props.account.person);
  const give = async (body: ModerationAction): Promise<void> => {
    setAsking(false);
    const answer = await api('moderateAccount', { parameters: { person: props.account.person.id }, body });
    setFailure(answer.ok ? '' : describeFailure(answer.refusal));
    if (answer.ok) props.onChanged();
  };
  const button = (label: string, press: () => void): JSX.Element => (
    <button type="button" class="btn dense" aria-label={words().actionOn(label, name())} onClick={press}>
      {label}
    </button>
  );
  return (
    <>
      <span class="row">
        <Switch>
          <Match when={props.account.role === 'closed'}>
            {button(words().actions.reopen, () => void give({ deed: 'reopen' }))}
          </Match>
          <Match when={props.account.role === 'player'}>
            <Show
              when={isMuted(props.account, now())}
              fallback={
                <>
                  {button(words().actions.muteDay, () => void give({ deed: 'mute', hours: DAY }))}
                  {button(words().actions.muteWeek, () => void give({ deed: 'mute', hours: WEEK }))}
                </>
              }
            >
              {button(words().actions.unmute, () => void give({ deed: 'unmute' }))}
            </Show>
            {button(words().actions.close, () => setAsking(true))}
          </Match>
        </Switch>
      </span>
      <p class="small" role="alert">
        {failure()}
      </p>
      <Show when={isAsking()}>
        <Dialog title={words().closeTitle(name())} class="ask" onClose={() => setAsking(false)}>
          <p>{words().closeText}</p>
          <div class="row end">
            <button
              type="button"
              class="btn"
              ref={(keep) => keep.setAttribute('autofocus', '')}
              onClick={() => setAsking(false)}
            >
              {words().cancel}
            </button>
            <button type="button" class="btn danger" onClick={() => void give({ deed: 'close' })}>
              {words().actions.close}
            </button>
          </div>
        </Dialog>
      </Show>
    </>
  );
}
