import { peopleWords } from '@halma/locales/people';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type JSX, Show } from 'solid-js';
import { createPasskey } from '../../../online/passkeys.ts';
import { createFetched } from '../fetched-part.tsx';
import { useOnline } from '../online-context.ts';
import { dayOf } from './day.ts';
import { RemovableList } from './removable-list.tsx';

/** The passkeys of an account, the oldest first: this device can add one, and the player can remove any. */
export function PasskeyList(): JSX.Element {
  const { api, me } = useOnline();
  const passkeys = createFetched(
    () => me().person.id,
    async () => {
      const answer = await api('listPasskeys', {});
      return answer.ok
        ? { ...answer, value: answer.value.toSorted((one, other) => one.addedAt - other.addedAt) }
        : answer;
    },
  );
  const words = () => peopleWords().account.passkeys;
  return (
    <RemovableList
      title={words().title}
      text={words().text}
      rows={passkeys}
      row={(passkey, index) => (
        <span>
          <b>{words().passkey(index() + 1)}</b>{' '}
          <small class="quiet">{words().days(dayOf(passkey.addedAt), dayOf(passkey.usedAt))}</small>
        </span>
      )}
      removal={(passkey, index) => ({
        verb: words().remove,
        label: words().removeOf(index() + 1),
        remove: () => api('deletePasskey', { parameters: { passkey: passkey.id } }),
      })}
      footer={(settle) => (
        <Show when={browserSupportsWebAuthn()} fallback={<p class="small">{words().unable}</p>}>
          <button type="button" class="btn" onClick={async () => settle(await createPasskey(api))}>
            {words().add}
          </button>
        </Show>
      )}
    />
  );
}
