import { type JSX, Show } from 'solid-js';
import { FetchedValue } from '../fetched-value.tsx';
import { useAccountSecurity } from './account-security.tsx';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { EmailAddress } from './email-address.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface AccountProtectionProps {
  /** Called with new recovery codes, which are shown only once. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** An account's security and recovery settings, other than its password and passkeys. */
export function AccountProtection(props: AccountProtectionProps): JSX.Element {
  const { security, sendsMail } = useAccountSecurity();
  const reload = (): void => void security.reload();
  return (
    <FetchedValue source={security}>
      {(accountSecurity) => (
        <>
          <RecoveryCodes
            remainingCount={accountSecurity().recoveryCodes}
            onCreated={(codes) => {
              props.onCodes(codes);
              reload();
            }}
          />
          <AuthenticatorApp isOn={accountSecurity().totp} onChanged={reload} />
          <Show when={sendsMail()}>
            <EmailAddress security={accountSecurity()} onChanged={reload} />
          </Show>
        </>
      )}
    </FetchedValue>
  );
}
