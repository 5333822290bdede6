import { noticeStrings } from '@halma/locales/notices';
import { type JSX, Show } from 'solid-js';
import { Switch } from '../../../parts/switch.tsx';
import { useAccountSecurity } from '../account/account-security.tsx';

/**
 * The switch for the daily e-mail, shown if the server sends e-mails. It has a note if the account has no confirmed
 * address.
 */
export function DailyEmail(props: {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}): JSX.Element {
  const { security, sendsMail } = useAccountSecurity();
  const strings = () => noticeStrings().preferences;
  const needsAddress = (): boolean => {
    const state = security.state();
    return state.kind === 'known' && state.value.email === undefined;
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
