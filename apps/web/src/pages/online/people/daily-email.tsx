import { noticeStrings } from '@halma/locales/notices';
import { type JSX, Show } from 'solid-js';
import { Switch } from '../../../parts/switch.tsx';
import { createServerValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';

/**
 * The switch of the daily e-mail, if the server sends e-mails. Shows a note if the account has no confirmed address.
 */
export function DailyEmail(props: {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}): JSX.Element {
  const { api, me } = useOnline();
  const ways = createServerValue(
    () => undefined,
    () => api('getRecoveryWays', {}),
  );
  const security = createServerValue(
    () => me().person.id,
    () => api('getAccountSecurity', {}),
  );
  const strings = () => noticeStrings().preferences;
  const needsAddress = (): boolean => {
    const state = security.state();
    return state.kind === 'known' && state.value.email === undefined;
  };
  const sendsMail = (): boolean => {
    const state = ways.state();
    return state.kind === 'known' && state.value.email;
  };
  return (
    <Show when={sendsMail()}>
      <Switch
        label={strings().digest}
        description={
          needsAddress() ? `${strings().digestText} ${strings().digestNeedsAddress}` : strings().digestText
        }
        on={props.isOn}
        onChange={props.onChange}
      />
    </Show>
  );
}
