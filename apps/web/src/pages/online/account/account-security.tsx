import type { AccountSecurity } from '@halma/protocol';
import { type Accessor, createContext, type JSX, onCleanup, useContext } from 'solid-js';
import { createServerValue, type ServerValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';

/** The security settings that several parts of the account page show. */
interface SharedSecurity {
  readonly security: ServerValue<AccountSecurity>;
  /** Whether the server sends e-mails; false until this is known. */
  readonly sendsMail: Accessor<boolean>;
}

/** The interval at which the page fetches the settings again, in milliseconds. */
const INTERVAL_MS = 60_000;

const SecurityContext = createContext<SharedSecurity>();

/** Returns the security settings that the surrounding page provides. */
export function useAccountSecurity(): SharedSecurity {
  const shared = useContext(SecurityContext);
  if (shared === undefined) throw new Error('useAccountSecurity is called outside the account page');
  return shared;
}

/**
 * Provides an account's security settings. They are fetched again when the user returns to the page, since links in
 * e-mails change them in another tab, and at intervals, since these links expire.
 */
export function AccountSecurityProvider(props: {
  /** Increases when the page changes the password, which ends links in e-mails. */
  readonly changeCount: number;
  readonly children: JSX.Element;
}): JSX.Element {
  const { api, me } = useOnline();
  const security = createServerValue(
    () => `${me().person.id} ${props.changeCount}`,
    () => api('getAccountSecurity', {}),
    INTERVAL_MS,
  );
  const reloadIfVisible = (): void => {
    if (!document.hidden) void security.reload();
  };
  document.addEventListener('visibilitychange', reloadIfVisible);
  onCleanup(() => document.removeEventListener('visibilitychange', reloadIfVisible));
  const recoveryMethods = createServerValue(
    () => undefined,
    () => api('getRecoveryWays', {}),
  );
  const sendsMail = (): boolean => {
    const state = recoveryMethods.state();
    return state.kind === 'known' && state.value.email;
  };
  return (
    <SecurityContext.Provider value={{ security, sendsMail }}>{props.children}</SecurityContext.Provider>
  );
}
