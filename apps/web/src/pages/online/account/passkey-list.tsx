import { peopleStrings } from '@halma/locales/people';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type JSX, Show } from 'solid-js';
import { createPasskey } from '../../../online/passkeys.ts';
import { createServerValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';
import { formatDay } from './format-day.ts';
import { ListWithRemoval } from './list-with-removal.tsx';
import { useProof } from './proof.tsx';

/** The passkeys of an account, oldest first. The player can remove them, or add one for this device. */
export function PasskeyList(): JSX.Element {
  const { api, me } = useOnline();
  const withProof = useProof();
  const passkeys = createServerValue(
    () => me().person.id,
    async () => {
      const result = await api('listPasskeys', {});
      return result.ok
        ? { ...result, value: result.value.toSorted((one, other) => one.addedAt - other.addedAt) }
        : result;
    },
  );
  const strings = () => peopleStrings().account.passkeys;
  return (
    <ListWithRemoval
      title={strings().title}
      text={strings().text}
      rows={passkeys}
      row={(passkey, index) => (
        <span>
          <b>{strings().passkey(index() + 1)}</b>{' '}
          <small class="quiet">
            {strings().dates(formatDay(passkey.addedAt), formatDay(passkey.usedAt))}
          </small>
        </span>
      )}
      removal={(passkey, index) => ({
        buttonText: strings().remove,
        label: strings().removeLabel(index() + 1),
        remove: () => withProof(() => api('deletePasskey', { parameters: { passkey: passkey.id } })),
      })}
      footer={(handleResult) => (
        <Show when={browserSupportsWebAuthn()} fallback={<p class="small">{strings().unsupported}</p>}>
          <button
            type="button"
            class="btn"
            onClick={async () => handleResult(await withProof(() => createPasskey(api)))}
          >
            {strings().add}
          </button>
        </Show>
      )}
    />
  );
}
