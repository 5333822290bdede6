import { noticeStrings } from '@halma/locales/notices';
import type { PushStatus } from '@halma/protocol';
import { createSignal, type JSX, Show } from 'solid-js';
import { language } from '../../../locale/language.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import {
  mayShowMessages,
  subscribeDevice,
  supportsMessages,
  unsubscribeDevice,
} from '../../../online/device-subscription.ts';
import { Switch } from '../../../parts/switch.tsx';
import { createServerValue, type EditableServerValue, FetchedValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';

/** Fetches whether the server sends messages to devices, and whether this device receives them. */
export function createPushStatus(): EditableServerValue<PushStatus> {
  const { api, me } = useOnline();
  return createServerValue(
    () => me().person.id,
    async () => {
      const result = await api('getPushStatus', {});
      return result.ok && !mayShowMessages()
        ? { ok: true, value: { ...result.value, isSubscribed: false } }
        : result;
    },
  );
}

/** The switch for messages to this device. The browser asks for permission only when the player presses the switch. */
export function DeviceMessages(props: { readonly status: EditableServerValue<PushStatus> }): JSX.Element {
  const { api } = useOnline();
  const [isPending, setPending] = createSignal(false);
  const [failure, setFailure] = createSignal('');
  const strings = () => noticeStrings().push;
  const turnOn = async (key: string): Promise<string> => {
    const subscription = await subscribeDevice(key);
    if (typeof subscription === 'string') return strings()[subscription];
    const result = await api('subscribeToPush', { body: { ...subscription, language: language() } });
    return result.ok ? '' : describeFailure(result.refusal);
  };
  const turnOff = async (): Promise<string> => {
    await unsubscribeDevice();
    const result = await api('unsubscribeFromPush', {});
    return result.ok ? '' : describeFailure(result.refusal);
  };
  const change = async (isOn: boolean, key: string): Promise<void> => {
    setPending(true);
    setFailure(await (isOn ? turnOn(key) : turnOff()));
    setPending(false);
    if (failure() !== '') props.status.restore();
    await props.status.reload();
  };
  return (
    <>
      <h3>{strings().title}</h3>
      <Show when={supportsMessages()} fallback={<p class="small quiet">{strings().unsupported}</p>}>
        <FetchedValue source={props.status}>
          {(pushStatus) => (
            <Show when={pushStatus().key} fallback={<p class="small quiet">{strings().noServer}</p>}>
              {(key) => (
                <Switch
                  label={strings().on}
                  description={strings().text}
                  on={pushStatus().isSubscribed}
                  disabled={isPending()}
                  onChange={(isOn) => void change(isOn, key())}
                />
              )}
            </Show>
          )}
        </FetchedValue>
      </Show>
      <p class="small" role="alert">
        {failure()}
      </p>
    </>
  );
}
