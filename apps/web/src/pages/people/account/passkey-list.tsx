import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Answer } from '../../../online/failure.ts';
import { makePasskey } from '../../../online/passkeys.ts';
import { refusalWords } from '../../../online/refusal-words.ts';
import { peopleWords } from '../../../words/people.ts';
import { createFetched, FetchedPart } from '../fetched-part.tsx';
import { useOnline } from '../online.ts';
import { dayOf } from './day.ts';

/** The passkeys of an account, the oldest first: one can be added by this device, and any removed. */
export function PasskeyList(): JSX.Element {
  const { api, me } = useOnline();
  const [failure, setFailure] = createSignal('');
  const passkeys = createFetched(
    () => me().person.id,
    () => api('listPasskeys', {}),
  );
  const afterwards = async (answer: Answer<undefined>): Promise<void> => {
    setFailure(answer.ok ? '' : refusalWords(answer.refusal));
    await passkeys.again();
  };
  const words = () => peopleWords().account.passkeys;
  return (
    <section class="card panel" aria-labelledby="passkeys">
      <h2 id="passkeys">{words().title}</h2>
      <p class="small quiet">{words().text}</p>
      <FetchedPart of={passkeys}>
        {(known) => (
          <ul class="sessions">
            <For each={known().toSorted((one, other) => one.addedAt - other.addedAt)}>
              {(passkey, index) => (
                <li>
                  <span>
                    <b>{words().passkey(index() + 1)}</b>{' '}
                    <small class="quiet">{words().days(dayOf(passkey.addedAt), dayOf(passkey.usedAt))}</small>
                  </span>
                  <button
                    type="button"
                    class="btn dense"
                    aria-label={words().removeOf(index() + 1)}
                    onClick={async () =>
                      afterwards(await api('removePasskey', { parameters: { passkey: passkey.id } }))
                    }
                  >
                    {words().remove}
                  </button>
                </li>
              )}
            </For>
          </ul>
        )}
      </FetchedPart>
      <p class="small" role="alert">
        {failure()}
      </p>
      <Show when={browserSupportsWebAuthn()} fallback={<p class="small">{words().unable}</p>}>
        <button type="button" class="btn" onClick={async () => afterwards(await makePasskey(api))}>
          {words().add}
        </button>
      </Show>
    </section>
  );
}
